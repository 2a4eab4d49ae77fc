import {
  type AnyRules,
  type Deal,
  type Options,
  type Rng,
  type Seat,
  deepFreeze,
  seat,
} from '../../src/engine/index.ts';
import {
  type Ask,
  type DeviceId,
  type Guest,
  type Host,
  type HostCommand,
  type HostInput,
  type HostStep,
  NEW_GUEST,
  type RosterSeat,
  type TableRefusal,
  type ToGuest,
  type TurnedAway,
  type Write,
  guestStep,
  hostStep,
  layOut,
  parseRoomState,
  reopened,
  roomStateOf,
} from '../../src/table/index.ts';
import { playerRng } from './random-match.ts';
import { seedOf } from './seeds.ts';

export const HOST = 'the-host';

/** Something a device asked, and every answer its promise was given. Right is exactly one. */
export interface Asked {
  readonly device: DeviceId;
  readonly page: number;
  readonly id: string;
  readonly ask: Ask;
  readonly answers: (TableRefusal | null)[];
}

/** A browser at the table: its page, and the two queues of its link. Letters lie in them as text, as on a wire. */
export interface Browser {
  guest: Guest;
  line: { readonly toHost: string[]; readonly toGuest: string[] } | null;
  /** How often the page has been loaded. */
  page: number;
  turnedAway: TurnedAway | null;
  readonly received: string[];
}

export type StoredMove = Extract<Write, { type: 'move' }>;

export interface RoomPlan {
  readonly rules: AnyRules;
  readonly seats: readonly RosterSeat[];
  readonly options?: Options;
  readonly rng?: Rng;
  /** Moves are stored at once, and what is sent is delivered at once, unless a test wants to do that by hand. */
  readonly byHand?: boolean;
}

/** A table of one host and any number of guests, with links that keep order, a storage, and a clock, all by hand. */
export type TableRoom = ReturnType<typeof tableRoom>;

export function tableRoom({ rules, seats, options = {}, rng = playerRng(1), byHand = false }: RoomPlan) {
  let now = 1_000_000;
  let host: Host = deepFreeze(freshHost(rules, seats, options, now));
  let asks = 0;
  let hostPage = 1;
  const browsers = new Map<DeviceId, Browser>();
  const asked: Asked[] = [];
  const settled: { readonly id: string; readonly refusal: TableRefusal | null }[] = [];
  const closed: HostStep['closes'][number][] = [];
  const counts = new Map<string, number>();
  const stored = new Map<string, { readonly deal: Deal; readonly moves: StoredMove[] }>();
  const pending: StoredMove[] = [];
  let kept = JSON.stringify(roomStateOf(host));

  const note = (what: string): unknown => counts.set(what, (counts.get(what) ?? 0) + 1);
  const at = (device: DeviceId): Browser => {
    const browser = browsers.get(device);
    if (!browser) throw new Error(`${device} has not been here.`);
    return browser;
  };

  const pageOf = (device: DeviceId): number => (device === HOST ? hostPage : at(device).page);

  function tell(input: HostInput): HostStep {
    const step = hostStep(rules, host, input, now);
    host = deepFreeze(step.host);
    for (const { to, letter } of step.post) {
      if (to === HOST) ownAnswer(letter);
      else browsers.get(to)?.line?.toGuest.push(JSON.stringify(letter));
    }
    for (const write of step.writes) {
      if (write.type === 'room') kept = JSON.stringify(roomStateOf(host));
      else pending.push(JSON.parse(JSON.stringify(write)) as StoredMove);
    }
    settled.push(...step.settled);
    for (const close of step.closes) shut(close);
    if (!byHand) settle();
    return step;
  }

  function ownAnswer(letter: ToGuest): void {
    if (letter.type === 'answer') answered(HOST, hostPage, letter.id, letter.refusal);
  }

  function answered(device: DeviceId, page: number, id: string, refusal: TableRefusal | null): void {
    note(`answer ${refusal ?? 'yes'}`);
    const question = asked.find(one => one.device === device && one.page === page && one.id === id);
    if (!question) throw new Error(`${device} was answered what it never asked.`);
    question.answers.push(refusal);
  }

  /** The post goes out first, then the link is closed. */
  function shut(close: HostStep['closes'][number]): void {
    closed.push(close);
    note(`closed for ${close.why}`);
    const browser = browsers.get(close.device);
    if (!browser?.line) return;
    while (browser.line && browser.line.toGuest.length > 0) deliverToGuest(close.device);
    drop(close.device);
  }

  function guestInput(device: DeviceId, input: Parameters<typeof guestStep>[1]): void {
    const browser = at(device);
    const step = guestStep(browser.guest, input);
    browser.guest = deepFreeze(step.guest);
    for (const letter of step.post) {
      note(`to host: ${letter.type}`);
      browser.line?.toHost.push(JSON.stringify(letter));
    }
    for (const { id, refusal } of step.answers) answered(device, browser.page, id, refusal);
    browser.turnedAway = step.turnedAway ?? browser.turnedAway;
  }

  function deliverToGuest(device: DeviceId): void {
    const text = at(device).line?.toGuest.shift();
    if (text === undefined) return;
    at(device).received.push(text);
    note(`to guest: ${(JSON.parse(text) as ToGuest).type}`);
    guestInput(device, { type: 'letter', text });
  }

  function deliverToHost(device: DeviceId): void {
    const text = at(device).line?.toHost.shift();
    if (text !== undefined) tell({ type: 'letter', from: device, text });
  }

  function arrive(device: DeviceId): void {
    const browser = browsers.get(device) ?? { guest: NEW_GUEST, line: null, page: 1, turnedAway: null, received: [] };
    browsers.set(device, browser);
    browser.line = { toHost: [], toGuest: [] };
    guestInput(device, { type: 'connected' });
    tell({ type: 'arrived', device });
  }

  /** The end of a link as its guest notices it: whatever lay in the queues is lost. */
  function drop(device: DeviceId): void {
    at(device).line = null;
    guestInput(device, { type: 'lost' });
  }

  /** Cuts a link somewhere in the middle of what is under way. */
  function cut(device: DeviceId): void {
    const { line } = at(device);
    if (!line) return;
    for (let n = rng.int(line.toHost.length + 1); n > 0 && at(device).line; n--) deliverToHost(device);
    for (let n = rng.int(line.toGuest.length + 1); n > 0 && at(device).line; n--) deliverToGuest(device);
    if (!at(device).line) return;
    drop(device);
    tell({ type: 'gone', device });
  }

  function reload(device: DeviceId): void {
    cut(device);
    const browser = at(device);
    browser.guest = NEW_GUEST;
    browser.page += 1;
  }

  /** The move under way may have become durable or not; nobody was told. */
  function reloadHost(): void {
    const [write] = pending.splice(0);
    if (write && rng.int(2) === 0) keep(write);
    for (const device of browsers.keys()) if (at(device).line) drop(device);
    const state = parseRoomState(JSON.parse(kept));
    if (!state) throw new Error('The room cannot be read.');
    const match = state.matchId === null ? undefined : stored.get(state.matchId);
    const moves = (match?.moves ?? []).map(({ actor, action }) => ({ actor, action }));
    const playing = match && state.matchId !== null ? layOut(rules, state.matchId, match.deal, moves) : null;
    const intents = (match?.moves ?? []).flatMap(({ intent }) => intent ?? []);
    host = deepFreeze(reopened({ me: HOST, state, playing: playing ?? null, intents, now }));
    hostPage += 1;
    note('host reloaded');
  }

  function keep(write: StoredMove): void {
    const match = stored.get(write.match);
    if (match?.moves.length !== write.n) throw new Error('A move was stored out of order.');
    match.moves.push(write);
  }

  function finishWrite(how: 'stored' | 'failed'): void {
    const write = pending.shift();
    if (!write) return;
    if (pending.length > 0) throw new Error('Two moves were being stored at once.');
    if (how === 'stored') keep(write);
    tell({ type: 'stored', ok: how === 'stored' });
  }

  function settle(): void {
    for (let busy = true; busy;) {
      busy = false;
      for (const [device, { line }] of browsers) {
        if ((line?.toHost.length ?? 0) + (line?.toGuest.length ?? 0) > 0) busy = true;
        if (line?.toHost.length) deliverToHost(device);
        else if (line?.toGuest.length) deliverToGuest(device);
      }
      if (pending.length > 0) {
        busy = true;
        finishWrite('stored');
      }
    }
  }

  return {
    rules,
    asked,
    settled,
    closed,
    counts,
    browsers,
    stored,
    pending,
    note,
    at,
    pageOf,
    host: (): Host => host,
    now: (): number => now,
    /** Also takes the place of a host that a test has made up. */
    putHost: (other: Host): unknown => (host = deepFreeze(other)),
    wait: (seconds: number): unknown => (now += seconds * 1000),
    tell,
    command: (command: HostCommand): HostStep => tell({ type: 'command', command }),
    deal(number: number, plan: readonly RosterSeat[] = host.seats): void {
      const deal: Deal = { seed: seedOf(number), seats: plan.length, options: host.options };
      const id = `match-${stored.size + 1}`;
      stored.set(id, { deal, moves: [] });
      const playing = layOut(rules, id, deal, []);
      if (!playing) throw new Error(`${rules.id} cannot be dealt.`);
      tell({ type: 'dealt', playing, seats: plan });
    },
    ask(device: DeviceId, ask: Ask): Asked {
      const question: Asked = { device, page: pageOf(device), id: `a${++asks}`, ask, answers: [] };
      asked.push(question);
      if (device === HOST) tell({ type: 'own', id: question.id, ask });
      else guestInput(device, { type: 'ask', id: question.id, ask });
      if (!byHand) settle();
      return question;
    },
    arrive,
    cut,
    reload,
    reloadHost,
    deliverToGuest,
    deliverToHost,
    finishWrite,
    settle,
  };
}

function freshHost(rules: AnyRules, seats: readonly RosterSeat[], options: Options, now: number): Host {
  const state = { epoch: 1, game: rules.id, rulesVersion: rules.version, options, phase: 'lobby' as const };
  const empty = { matchNumber: 0, matchId: null, seats, devices: [], removed: [], talk: [] };
  return reopened({ me: HOST, state: { ...state, ...empty }, playing: null, intents: [], now });
}

/** Seats by letter: h the host's, b a bot's, a digit that guest's, . an empty one. */
export const seatsBy = (plan: string): readonly RosterSeat[] =>
  plan.split('').map((who, n) => ({
    name: `Seat ${n}`,
    colour: 'amber',
    shape: 'star',
    kind: who === 'b' ? 'bot' : 'person',
    level: who === 'b' ? 'steady' : null,
    holder: who === 'h' ? HOST : /\d/.test(who) ? guestId(Number(who)) : null,
    absence: 'wait',
  }));

export const guestId = (n: number): DeviceId => `guest-${n}`;

export const seatNo = (n: number): Seat => seat(n);
