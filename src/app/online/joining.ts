import { batch, computed, signal } from '@preact/signals';
import type { Game, Title } from '../../games/catalogue.ts';
import type { DeviceKey, Link, ShakeRefusal, Signaller } from '../../net/index.ts';
import type { RoomRecord, RoomRepository } from '../../storage/index.ts';
import {
  type GuestInput,
  type GuestStep,
  NEW_GUEST,
  type Roster,
  type Seen,
  guestStep,
  seenScene,
} from '../../table/index.ts';
import type { Connection, JoinProblem, Trouble } from '../../ui/online.ts';
import type { OpenMatch } from '../../ui/services.ts';
import { asking, personalAsks } from './asking.ts';
import { examined } from './examine.ts';
import { type KeptTrying, keepTrying } from './keep-trying.ts';
import type { LiveTable, WithoutBroker } from './live-table.ts';
import { namesOf, plansOf } from './people.ts';
import { roomKeeper } from './room-keeper.ts';
import { tableMatch } from './table-match.ts';
import { waysToHost } from './ways-to-host.ts';

export interface JoiningParts {
  readonly record: RoomRecord;
  readonly key: DeviceKey;
  readonly myName: () => string;
  readonly titleOf: (game: string) => Title | undefined;
  readonly rooms: RoomRepository;
  readonly signaller: () => Promise<Signaller>;
  readonly withoutBroker: WithoutBroker;
  readonly invitation: string;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly closed: () => void;
  readonly changed: () => void;
}

/** More nonsense than this over one link, and the link is closed: a fresh start may help. */
const MOST_NONSENSE = 8;

const SHORT_VISIT = 3_000;
const WAIT = 2_000;
const MOST_WAITS = 4;

/** A table whose host is another device. */
export function joining(parts: JoiningParts): LiveTable {
  const { record, key, rooms, now } = parts;
  const { host, reach } = record;
  const guest = signal(NEW_GUEST);
  const connection = signal<Connection>({ is: 'trying', trouble: null });
  const roster = computed(() => guest.value.roster);
  const talk = computed(() => guest.value.talk);
  const muted = signal(record.muted);
  const match = signal<OpenMatch | null>(null);
  const game = signal<{ readonly id: string; readonly game: Game } | null>(null);
  const noProblem = signal(null);
  let link: Link | null = null;
  let nonsense = 0;
  const asks = asking((id, ask) => dispatch({ type: 'ask', id, ask }));

  function dispatch(input: GuestInput): void {
    const before = guest.value;
    const step = guestStep(before, input);
    for (const letter of step.post) link?.send(JSON.stringify(letter));
    batch(() => {
      guest.value = step.guest;
      if (step.guest.roster !== before.roster && step.guest.roster) heard(step.guest.roster);
      layOnTable();
    });
    for (const answer of step.answers) asks.answered(answer);
    afterLetter(step);
  }

  function afterLetter({ turnedAway, guest: { nonsense: counted } }: GuestStep): void {
    if (turnedAway) refuse(turnedAway);
    else if (counted - nonsense > MOST_NONSENSE) link?.close('abuse');
  }

  function refuse(why: JoinProblem): void {
    connection.value = { is: 'refused', why };
    tries.stop();
    link?.close('left');
  }

  /** The game is loaded as soon as its name is known, and its version compared with the host's. */
  function heard({ game: id, rulesVersion }: Roster): void {
    keeper.keep();
    if (game.value?.id === id) return compareRules(game.value.game, rulesVersion);
    const title = parts.titleOf(id);
    if (!title) return refuse('unknown-game');
    const load = async (): Promise<void> => {
      const loaded = await title.load();
      if (roster.value?.game !== id) return;
      game.value = { id, game: loaded };
      compareRules(loaded, rulesVersion);
      layOnTable();
    };
    // Loaded again with the next roster.
    void load().catch(() => undefined);
  }

  /** With every roster, because a host that was reloaded may have become another version. */
  function compareRules({ rules: { version } }: Game, theirs: number): void {
    if (version !== theirs) refuse(version < theirs ? 'we-are-older' : 'they-are-older');
  }

  function layOnTable(): void {
    const { seen, roster: at } = guest.value;
    if (at?.phase === 'lobby') match.value = null;
    // The roster of a new deal comes before its first scene; the match before does not fit its seats.
    if (at?.phase === 'lobby' || seen?.match !== at?.match || !seen || !game.value || !at) return;
    const id = `${record.room}.${seen.match}`;
    if (match.value?.id !== id) match.value = onTable(id, seen, at, game.value.game);
  }

  function onTable(id: string, first: Seen, at: Roster, loaded: Game): OpenMatch {
    let last = first;
    const past = computed(() => {
      const { seen } = guest.value;
      if (seen && seen.match === first.match) last = seen;
      return last;
    });
    return tableMatch({
      id,
      name: parts.titleOf(at.game)?.meta.title ?? at.game,
      game: loaded,
      seats: plansOf(at.seats),
      options: at.options,
      me: key.id,
      past,
      roster: computed(() => roster.value ?? at),
      talk,
      problem: noProblem,
      sceneFor: viewer => seenScene(past.value, viewer),
      act: (seat, action) => asks.ask({ type: 'act', seat, action }),
    });
  }

  const keeper = roomKeeper({
    rooms,
    changed: parts.changed,
    record() {
      const at = roster.value;
      const seen = at ? { game: at.game, people: namesOf(at) } : {};
      return { ...record, ...seen, muted: muted.value, seenAt: now() };
    },
  });

  /** One try. It ends when the link does, or when there is none to be had. */
  async function connect(): Promise<KeptTrying> {
    const way = await ways.find();
    if ('why' in way) return noWay(way.why);
    if (!tries.stopped()) return conversation(way.table);
    // The table has been left while its door was being opened.
    way.table.close('left');
    return 'stop';
  }

  function noWay(why: Trouble | ShakeRefusal): KeptTrying {
    switch (why) {
      case 'stranger':
      case 'impostor':
      case 'we-are-older':
      case 'they-are-older':
        refuse(why);
        return 'stop';
      case 'timeout':
      case 'nonsense':
        return noWay('unreachable');
      case 'broker-down':
      case 'host-away':
      case 'unreachable':
      case 'apart':
      case 'no-network':
        connection.value = {
          is: 'trying',
          trouble: reach === 'anywhere' && !parts.isOnline() ? 'no-network' : why,
        };
        return 'failed';
    }
  }

  function conversation(open: Link): Promise<KeptTrying> {
    return new Promise(resolve => {
      const began = now();
      link = open;
      nonsense = guest.value.nonsense;
      dispatch({ type: 'connected' });
      connection.value = { is: 'open' };
      open.onClose(() => {
        link = null;
        dispatch({ type: 'lost' });
        if (connection.value.is === 'open') connection.value = { is: 'trying', trouble: null };
        // A host that hangs up at once is not called again at once.
        resolve(now() - began > SHORT_VISIT ? 'was-open' : 'failed');
      });
      open.onMessage(text => dispatch({ type: 'letter', text }));
      // Each time: a host who had removed us does not remember what we are called.
      callMe(parts.myName());
      void unstick(open);
    });
  }

  /** A welcome or a whole scene that never comes, over a link that seems well: a new link asks for it again. */
  async function unstick(open: Link): Promise<void> {
    const isOpen = (): boolean => link === open;
    let waited = 0;
    while (isOpen() && waited < MOST_WAITS) {
      await parts.pause(WAIT);
      const { welcomed, resyncing, roster: at } = guest.value;
      waited = !welcomed || (resyncing && at?.phase !== 'lobby') ? waited + 1 : 0;
    }
    if (isOpen()) open.close('lost');
  }

  function callMe(name: string): void {
    if (name !== '') void asks.ask({ type: 'call-me', name });
  }

  async function forget(): Promise<void> {
    tries.stop();
    link?.close('left');
    ways.close();
    await keeper.forget(record.room);
    parts.closed();
  }

  const ways = waysToHost({ ...parts, roster, hurry: () => tries.now() });
  const tries = keepTrying(connect, parts.pause);

  return {
    room: record.room,
    invitation: parts.invitation,
    me: key.id,
    reach: signal(reach),
    connection,
    roster,
    match,
    talk,
    rewritten: computed(() => guest.value.rewritten),
    muted,
    mute(device, on) {
      muted.value = on ? [...new Set([...muted.value, device])] : muted.value.filter(id => id !== device);
      keeper.keep();
    },
    ...personalAsks(asks.ask),
    callMe,
    host: null,
    bring: ways.bring,
    letIn: () => parts.withoutBroker.letIn({ roster, reach, bring: ways.bring }),

    examine: () =>
      examined(roster.value, key.id, id => (id === host ? (link ?? undefined) : ways.linkTo(id)), link !== null),

    retry() {
      if (connection.value.is === 'refused') connection.value = { is: 'trying', trouble: null };
      tries.now();
    },

    async leave() {
      link?.send(JSON.stringify({ type: 'leave', epoch: guest.value.epoch }));
      await forget();
    },
    forget,
    close: () => undefined,
  };
}
