import { computed, signal } from '@preact/signals';
import { type Seat, type Viewer, sameJson } from '../../engine/index.ts';
import type { Game } from '../../games/catalogue.ts';
import type { DeviceKey, Door, DoorState, Signaller } from '../../net/index.ts';
import type { MatchRepository, RoomRecord, RoomRepository } from '../../storage/index.ts';
import {
  type AnyScene,
  type Host,
  PROTOCOL,
  type Playing,
  layOut,
  roomStateOf,
  rosterOf,
  sceneFor,
} from '../../table/index.ts';
import type { Connection } from '../../ui/online.ts';
import type { Done, NewMatch, OpenMatch, StorageProblem } from '../../ui/services.ts';
import { matchName } from '../../ui/new-match/draft.ts';
import { doneOf } from '../problem.ts';
import { dealOf, movesOf } from '../resume.ts';
import type { Surroundings } from '../surroundings.ts';
import { asking, personalAsks } from './asking.ts';
import { companyOf } from './company.ts';
import { examined } from './examine.ts';
import { type HostBots, hostBots } from './host-bots.ts';
import { hostControls } from './host-controls.ts';
import { hostLinks } from './host-links.ts';
import { hostRuntime } from './host-runtime.ts';
import type { LiveTable, WithoutBroker } from './live-table.ts';
import { filledWithBots } from './lobby-seats.ts';
import { namesOf, plansOf } from './people.ts';
import { roomKeeper } from './room-keeper.ts';
import { type PublicPast, tableMatch } from './table-match.ts';

export interface HostingParts {
  readonly record: RoomRecord;
  readonly opened: Host;
  readonly game: Game;
  readonly key: DeviceKey;
  readonly rooms: RoomRepository;
  readonly matches: MatchRepository;
  readonly createMatch: (plan: NewMatch) => Promise<Done<string, StorageProblem>>;
  /** Not asked for before somebody may come by link. */
  readonly signaller: () => Promise<Signaller>;
  readonly withoutBroker: WithoutBroker;
  readonly invitation: string;
  /** What the game is called. */
  readonly name: string;
  readonly surroundings: Surroundings;
  /** Told which match lies on the table, so that no other tab plays it meanwhile. */
  readonly laid: (match: string | null) => void;
  /** Told when the screen has gone away, and the home screen may come. */
  readonly lookedAway: () => void;
  /** Told when the table has been closed for good. */
  readonly closed: () => void;
  /** Told when what the home screen shows of this room has changed. */
  readonly changed: () => void;
}

/** A table whose host is this device. */
export function hosting(parts: HostingParts): LiveTable {
  const { record, game, key, rooms, matches, surroundings, invitation } = parts;
  const { rules } = game;
  const muted = signal(record.muted);
  const reach = signal(record.reach);
  const connection = signal<Connection>({ is: 'open' });
  const match = signal<OpenMatch | null>(null);
  let bots: HostBots | null = null;

  const links = hostLinks({
    room: record.room,
    secret: record.secret,
    key,
    versions: { protocol: PROTOCOL },
    onProved: (device, lanes) => company.take(device, lanes),
    onArrived: device => dispatch({ type: 'arrived', device }),
    onGone: device => dispatch({ type: 'gone', device }),
    onLetter: (from, text) => dispatch({ type: 'letter', from, text }),
  });

  const runtime = hostRuntime({
    rules,
    opened: parts.opened,
    matches,
    links: () => links,
    now: surroundings.now,
    keepRoom: () => keeper.keep(),
    onAnswer: answer => asks.answered(answer),
    onSettled: answer => bots?.settled(answer),
    afterwards,
  });
  const { host, dispatch } = runtime;
  // The same object until something in it changes: while a move is stored, nothing need be drawn.
  let shown = rosterOf(parts.opened);
  const roster = computed(() => {
    const now = rosterOf(host.value);
    if (!sameJson(now, shown)) shown = now;
    return shown;
  });
  const asks = asking((id, ask) => dispatch({ type: 'own', id, ask }));
  const company = companyOf({
    room: record.room,
    secret: record.secret,
    key,
    ...parts.withoutBroker,
    roster,
    onCalled: links.receive,
  });

  const keeper = roomKeeper({
    rooms,
    changed: parts.changed,
    record: () => ({
      ...record,
      reach: reach.value,
      game: host.value.game,
      people: namesOf(roster.value),
      muted: muted.value,
      seenAt: surroundings.now(),
      state: roomStateOf(host.value),
    }),
  });

  /** What lies on the table may be another match than before, and somebody may have to move. */
  function afterwards(): void {
    const { playing } = host.value;
    if (playing?.id !== match.value?.id) {
      match.value = playing ? onTable(playing) : null;
      bots = playing ? hostBots(botParts(playing.id)) : null;
      parts.laid(playing?.id ?? null);
    }
    bots?.wake();
  }

  const botParts = (id: string) => ({
    game,
    match: id,
    host: () => host.value,
    sceneFor: (viewer: Seat) => scene(viewer),
    dispatch,
    surroundings,
  });

  let scenes = new Map<Viewer, AnyScene>();
  let scenesOf: Playing | null = null;
  function scene(viewer: Viewer): AnyScene {
    const { playing } = host.value;
    if (!playing) throw new Error('There is no match on the table.');
    if (scenesOf !== playing) {
      scenes = new Map();
      scenesOf = playing;
    }
    const known = scenes.get(viewer) ?? sceneFor(rules, playing.match, viewer, playing.events);
    scenes.set(viewer, known);
    return known;
  }

  function onTable(playing: Playing): OpenMatch {
    const { matchNumber, seats, options } = host.value;
    // After a rematch, whoever still looks at the old match sees its end.
    let seen = playing;
    let last = pastOf(matchNumber, playing);
    const past = computed(() => {
      const { playing: now } = host.value;
      if (now?.id !== playing.id || now === seen) return last;
      seen = now;
      last = pastOf(matchNumber, now);
      return last;
    });
    return tableMatch({
      id: playing.id,
      name: parts.name,
      game,
      seats: plansOf(seats),
      options,
      me: key.id,
      past,
      roster,
      talk: computed(() => host.value.talk),
      problem: runtime.problem,
      sceneFor: viewer => scene(viewer),
      act: (by, action) => asks.ask({ type: 'act', seat: by, action }),
    });
  }

  async function deal(): Promise<Done<void, StorageProblem>> {
    const seats = filledWithBots(host.value.seats);
    const { options, game: id } = host.value;
    const name = matchName(new Date(surroundings.now()));
    const made = await parts.createMatch({ game: id, name, seats: plansOf(seats), options });
    if (!made.ok) return made;
    const kept = doneOf(await matches.read(made.value));
    if (!kept.ok) return kept;
    const playing = layOut(rules, made.value, dealOf(kept.value.header), movesOf(kept.value));
    if (!playing) return { ok: false, problem: 'damaged' };
    dispatch({ type: 'dealt', playing, seats });
    return { ok: true, value: undefined };
  }

  let dealing: ReturnType<typeof deal> | null = null;
  /** A second tap is the same wish. */
  const dealOnce = (): ReturnType<typeof deal> =>
    (dealing ??= deal().finally(() => {
      dealing = null;
    }));

  let door: Door | null = null;
  let left = false;
  async function openDoor(): Promise<void> {
    connection.value = { is: 'trying', trouble: null };
    const signaller = await parts.signaller();
    if (left) return;
    door = signaller.listen(record.room, record.brokerToken ?? '', links.admit);
    door.onState(state => {
      connection.value = connectionOf(state);
    });
  }
  // In one room nobody is asked for a way: whoever comes has read a code off a screen.
  if (reach.value === 'anywhere') void openDoor();
  afterwards();

  function openToInternet(): void {
    if (reach.value === 'anywhere') return;
    reach.value = 'anywhere';
    keeper.keep();
    void openDoor();
  }

  async function leave(): Promise<void> {
    for (const device of Object.keys(host.value.devices)) {
      links.deliver({ to: device, letter: { type: 'sorry', epoch: host.value.epoch, why: 'host-left' } });
    }
    runtime.stop();
    left = true;
    door?.close();
    links.close();
    company.close();
    await keeper.forget(record.room);
    parts.closed();
  }

  return {
    room: record.room,
    invitation,
    me: key.id,
    reach,
    connection,
    roster,
    match,
    talk: computed(() => host.value.talk),
    rewritten: signal(false),
    muted,
    mute(device, on) {
      muted.value = on ? [...new Set([...muted.value, device])] : muted.value.filter(id => id !== device);
      keeper.keep();
    },
    ...personalAsks(asks.ask),
    callMe: name => void asks.ask({ type: 'call-me', name }),
    host: hostControls({
      host,
      rules,
      order: command => dispatch({ type: 'command', command }),
      deal: dealOnce,
      openToInternet,
    }),
    bring: links.bring,
    letIn: () => parts.withoutBroker.letIn({ roster, reach: reach.value, bring: links.bring }),

    examine: () => examined(roster.value, key.id, links.to, false),
    retry: () => door?.nudge(),

    leave,
    forget: leave,
    close: () => parts.lookedAway(),
  };
}

const pastOf = (number: number, { match, first, all, steps }: Playing): PublicPast => ({
  match: number,
  seq: match.moves,
  first,
  all,
  steps,
});

function connectionOf(state: DoorState): Connection {
  switch (state) {
    case 'open':
      return { is: 'open' };
    case 'opening':
      return { is: 'trying', trouble: null };
    case 'broker-down':
    case 'taken':
      return { is: 'trying', trouble: 'broker-down' };
  }
}
