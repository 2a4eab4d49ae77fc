import { batch, computed, signal } from '@preact/signals';
import type { Game, Title } from '../../games/catalogue.ts';
import { type DeviceKey, type Link, type ShakeRefusal, type Signaller, greetHost } from '../../net/index.ts';
import type { RoomRecord, RoomRepository } from '../../storage/index.ts';
import {
  type GuestInput,
  type GuestStep,
  NEW_GUEST,
  PROTOCOL,
  type Roster,
  type Seen,
  guestStep,
  seenScene,
} from '../../table/index.ts';
import type { Connection, JoinProblem } from '../../ui/online.ts';
import type { OpenMatch } from '../../ui/services.ts';
import { asking, personalAsks } from './asking.ts';
import { type KeptTrying, keepTrying } from './keep-trying.ts';
import type { LiveTable } from './live-table.ts';
import { namesOf, plansOf } from './people.ts';
import { roomKeeper } from './room-keeper.ts';
import { tableMatch } from './table-match.ts';

export interface JoiningParts {
  readonly record: RoomRecord;
  readonly key: DeviceKey;
  readonly myName: () => string;
  readonly titleOf: (game: string) => Title | undefined;
  readonly rooms: RoomRepository;
  readonly signaller: Signaller;
  readonly invitation: string;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly closed: () => void;
  readonly changed: () => void;
}

/** More nonsense than this over one link, and the link is closed: a fresh start may help. */
const MOST_NONSENSE = 8;

/** A table whose host is another device. */
export function joining(parts: JoiningParts): LiveTable {
  const { record, key, rooms, signaller, now } = parts;
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
    const dialled = await signaller.dial(record.room);
    if (!dialled.ok) return trouble(dialled.problem === 'nobody' ? 'host-away' : dialled.problem);
    const { room, secret, host } = record;
    const shaken = await greetHost({ link: dialled.link, room, secret, host, key, versions: { protocol: PROTOCOL } });
    if (!shaken.ok) return shakenOff(shaken.refusal);
    if (!tries.stopped()) return conversation(dialled.link);
    // The table has been left while its door was being opened.
    dialled.link.close('left');
    return 'stop';
  }

  function trouble(why: 'host-away' | 'broker-down' | 'unreachable'): KeptTrying {
    connection.value = { is: 'trying', trouble: parts.isOnline() ? why : 'no-network' };
    return 'failed';
  }

  function shakenOff(refusal: ShakeRefusal): KeptTrying {
    if (refusal === 'timeout' || refusal === 'nonsense') return trouble('unreachable');
    refuse(refusal);
    return 'stop';
  }

  function conversation(open: Link): Promise<KeptTrying> {
    return new Promise(resolve => {
      link = open;
      nonsense = guest.value.nonsense;
      dispatch({ type: 'connected' });
      connection.value = { is: 'open' };
      open.onClose(() => {
        link = null;
        dispatch({ type: 'lost' });
        if (connection.value.is === 'open') connection.value = { is: 'trying', trouble: null };
        resolve('was-open');
      });
      open.onMessage(text => dispatch({ type: 'letter', text }));
      callMe(parts.myName());
    });
  }

  function callMe(name: string): void {
    const known = roster.value?.devices.find(({ id }) => id === key.id);
    if (name !== '' && known?.name !== name) void asks.ask({ type: 'call-me', name });
  }

  async function forget(): Promise<void> {
    tries.stop();
    link?.close('left');
    await keeper.forget(record.room);
    parts.closed();
  }

  const tries = keepTrying(connect, parts.pause);

  return {
    room: record.room,
    invitation: parts.invitation,
    me: key.id,
    connection,
    roster,
    match,
    talk,
    muted,
    mute(device, on) {
      muted.value = on ? [...new Set([...muted.value, device])] : muted.value.filter(id => id !== device);
      keeper.keep();
    },
    ...personalAsks(asks.ask),
    callMe,
    host: null,

    async examine() {
      const at = roster.value;
      const path = link ? await link.path() : 'away';
      return (at?.devices ?? [])
        .filter(({ id }) => id !== key.id)
        .map(({ id, name, online }) => {
          if (id === record.host) return { device: id, name, path, roundTrip: link?.roundTrip ?? null };
          const reached = online && link ? 'through-host' : 'away';
          return { device: id, name, path: reached, roundTrip: null };
        });
    },

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
