import { type ReadonlySignal, computed, signal } from '@preact/signals';
import {
  ANSWER_LASTS,
  type Card,
  type CardEnds,
  type CheckPhrase,
  type DeviceId,
  type DeviceKey,
  type Introduction,
  type Invited,
  type Link,
  type ShakeRefusal,
  cardLink,
  cardText,
  findCard,
  greetGuest,
  introduce,
  roomTag,
} from '../../net/index.ts';
import { PROTOCOL, type Roster } from '../../table/index.ts';
import type { CodeRefusal, Doorstep, DoorstepState, MeetingTrouble, ShownCode } from '../../ui/same-room.ts';

export interface DoorstepParts {
  readonly key: DeviceKey;
  /** What the newcomer is told, as it is at that moment. */
  readonly introduction: () => Introduction;
  readonly roster: ReadonlySignal<Roster | null>;
  readonly base: string;
  readonly cards: CardEnds;
  /** What the link to a newcomer may be silent for, at this moment; null while it is not known who they are. */
  readonly patience: (device: DeviceId | null) => number;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Somebody has come in. */
  readonly bring: (device: DeviceId, link: Link) => void;
}

/** How long a code is shown before another takes its place; it is still good for as long as its answer may take. */
const SHOWN_FOR = 90_000;

type Moment =
  | Exclude<DoorstepState, { is: 'met' }>
  | { readonly is: 'met'; readonly device: DeviceId; readonly phrase: CheckPhrase };

export function doorstep(parts: DoorstepParts): Doorstep {
  const { key, introduction, roster, base, cards, patience, now, pause, bring } = parts;
  const moment = signal<Moment>({ is: 'preparing' });
  /** The code on the screen, and the one before it: somebody may be on their way with its answer. */
  const open = new Map<string, Invited>();
  /** Who came by which code. */
  const arrivals = new Map<string, DeviceId>();
  let round = 0;

  async function show(): Promise<void> {
    const mine = ++round;
    moment.value = { is: 'preparing' };
    let call = '';
    const tag = await roomTag(introduction().room);
    const invited = await cards.invite(tag, () => patience(arrivals.get(call) ?? null));
    if (round !== mine) return invited.ok ? invited.value.cancel() : undefined;
    if (!invited.ok) return fail(invited.why === 'no-network' ? 'no-network' : 'broken-off');
    const { card } = invited.value;
    ({ call } = card);
    open.set(card.call, invited.value);
    moment.value = { is: 'showing', code: codeOf(card) };
    await pause(SHOWN_FOR);
    if (round === mine) void show();
    await pause(ANSWER_LASTS);
    forget(card.call);
  }

  function codeOf(card: Card): ShownCode {
    const text = cardText(card);
    return { text, link: cardLink(base, text), until: now() + SHOWN_FOR, lasts: SHOWN_FOR };
  }

  function forget(call: string): void {
    open.get(call)?.cancel();
    open.delete(call);
  }

  function fail(trouble: MeetingTrouble): void {
    moment.value = { is: 'failed', trouble };
  }

  async function read(text: string): Promise<CodeRefusal | null> {
    const found = findCard(text);
    if (!found.ok) return found.why;
    const { card } = found;
    if (card.kind === 'invitation') return open.has(card.call) ? 'own-code' : 'answer-expected';
    if (card.room !== (await roomTag(introduction().room))) return 'other-room';
    const invited = open.get(card.call);
    if (!invited) return 'too-old';
    open.delete(card.call);
    void meet(invited, card);
    return null;
  }

  async function meet(invited: Invited, answer: Card): Promise<void> {
    const mine = ++round;
    moment.value = { is: 'meeting' };
    const met = await welcome(invited, answer);
    if (round !== mine) return;
    if ('trouble' in met) fail(met.trouble);
    else moment.value = { is: 'met', ...met };
  }

  type Met = { readonly device: DeviceId; readonly phrase: CheckPhrase } | { readonly trouble: MeetingTrouble };

  async function welcome(invited: Invited, answer: Card): Promise<Met> {
    const opened = await invited.accept(answer);
    if (!opened.ok) return { trouble: 'kept-apart' };
    const { link } = opened;
    const { room, secret } = introduction();
    const introduced = await introduce(link, introduction());
    if (!introduced.ok) return { trouble: troubleOf(introduced.refusal) };
    const shaken = await greetGuest({ link, room, secret, key, versions: { protocol: PROTOCOL } });
    if (!shaken.ok) return { trouble: troubleOf(shaken.refusal) };
    arrivals.set(answer.call, shaken.device);
    bring(shaken.device, link);
    return { device: shaken.device, phrase: introduced.phrase };
  }

  void show();

  return {
    state: computed(() => {
      const at = moment.value;
      if (at.is !== 'met') return at;
      const name = roster.value?.devices.find(({ id }) => id === at.device)?.name ?? '';
      return { is: 'met', name, phrase: at.phrase };
    }),
    read,
    renew: () => void show(),
    close() {
      round += 1;
      for (const call of Array.from(open.keys())) forget(call);
    },
  };
}

/** Why a link that was open came to nothing, in words for people in one room. */
export function troubleOf(refusal: ShakeRefusal): MeetingTrouble {
  switch (refusal) {
    case 'we-are-older':
    case 'they-are-older':
    case 'impostor':
      return refusal;
    case 'another-host':
    case 'stranger':
      return 'impostor';
    case 'nonsense':
    case 'timeout':
      return 'broken-off';
  }
}
