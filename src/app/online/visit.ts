import { signal } from '@preact/signals';
import {
  ANSWER_LASTS,
  type Answering,
  type CardEnds,
  type DeviceKey,
  type Introduction,
  type Link,
  beIntroduced,
  cardLink,
  cardText,
  findCard,
  greetHost,
  roomTag,
} from '../../net/index.ts';
import { PROTOCOL } from '../../table/index.ts';
import type { CodeRefusal, MeetingTrouble, Visit, VisitState } from '../../ui/same-room.ts';
import { troubleOf } from './doorstep.ts';

export interface VisitParts {
  readonly key: DeviceKey;
  readonly base: string;
  readonly cards: CardEnds;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The table this device wants to come back to; null for any. */
  readonly room: string | null;
  /** Takes the link to the table it leads to, as far as this device may be there. */
  readonly sitDown: (introduction: Introduction, link: Link) => Promise<MeetingTrouble | null>;
}

export function visit({ key, base, cards, now, pause, room, sitDown }: VisitParts): Visit {
  const state = signal<VisitState>({ is: 'looking' });
  let answering: Answering | null = null;
  let round = 0;

  function begin(): number {
    answering?.cancel();
    answering = null;
    return ++round;
  }

  async function read(text: string): Promise<CodeRefusal | null> {
    const found = findCard(text);
    if (!found.ok) return found.why;
    const { card } = found;
    if (card.kind === 'answer') return answering?.card.call === card.call ? 'own-code' : 'invitation-expected';
    if (room !== null && card.room !== (await roomTag(room))) return 'other-room';
    // The camera goes on looking at a code that is being answered.
    if (answering?.card.call !== card.call) void answer(card);
    return null;
  }

  async function answer(invitation: Parameters<CardEnds['answer']>[0]): Promise<void> {
    const mine = begin();
    const isOver = (): boolean => round !== mine;
    const fail = (trouble: MeetingTrouble): void => {
      if (isOver()) return;
      begin();
      state.value = { is: 'failed', trouble };
    };
    state.value = { is: 'preparing' };
    const made = await cards.answer(invitation);
    if (isOver()) return made.ok ? made.value.cancel() : undefined;
    if (!made.ok) return fail(made.why === 'no-network' ? 'no-network' : 'broken-off');
    answering = made.value;
    const text = cardText(made.value.card);
    state.value = {
      is: 'showing',
      code: { text, link: cardLink(base, text), until: now() + ANSWER_LASTS, lasts: ANSWER_LASTS },
    };
    const tooOld = async (): Promise<null> => {
      await pause(ANSWER_LASTS);
      return null;
    };
    const opened = await Promise.race([made.value.opened, tooOld()]);
    if (!opened?.ok) return fail('too-old');
    if (isOver()) return opened.link.close('left');
    state.value = { is: 'meeting' };
    await meet(opened.link, fail, isOver);
  }

  async function meet(link: Link, fail: (trouble: MeetingTrouble) => void, isOver: () => boolean): Promise<void> {
    const introduced = await beIntroduced(link);
    if (!introduced.ok) return fail(troubleOf(introduced.refusal));
    const { room: to, secret, inviter: host } = introduced.value;
    const versions = { protocol: PROTOCOL };
    const shaken =
      room === null || room === to
        ? await greetHost({ link, room: to, secret, host, key, versions })
        : ({ ok: false, refusal: 'impostor' } as const);
    if (!shaken.ok) return fail(troubleOf(shaken.refusal));
    if (isOver()) return link.close('left');
    const trouble = await sitDown(introduced.value, link);
    if (trouble) return fail(trouble);
    answering = null;
    if (!isOver()) state.value = { is: 'met', room: to, phrase: introduced.phrase };
  }

  return {
    state,
    read,
    restart() {
      begin();
      state.value = { is: 'looking' };
    },
    close: () => void begin(),
  };
}
