import type { AnyRules, Deal } from '../../../src/engine/index.ts';
import { type DeviceId, type RosterSeat, piecesOf } from '../../../src/table/index.ts';
import type { RoomState } from '../../../src/table/room-state.ts';
import { type Member, isRuling } from '../../../src/table/succession/index.ts';
import { seedOf } from '../seeds.ts';
import { agendaFrom } from './agenda.ts';
import { noteCoverage } from './coverage.ts';
import { type Device, type Surroundings, feed, newDevice, start, thaw } from './device.ts';
import { type Dice, diceOf } from './dice.ts';
import { HONEST, type Mutant } from './mutants.ts';
import { Broken, oraclesFor } from './oracles.ts';
import type { Course, Simulation } from './table.ts';
import { someoneActs, someoneTakesOver, someoneWantsTime } from './people.ts';
import type { SimulatedGame } from './games.ts';
import { type Tally, newTally } from './tally.ts';
import { wiresBetween } from './wires.ts';

export interface Plan {
  readonly seed: number;
  readonly game: SimulatedGame;
  readonly mutant?: Mutant;
  readonly tally?: Tally;
  readonly trace?: (line: string) => void;
  /** Twins of one plan differ in nothing but their deal. */
  readonly deal?: Deal;
  /** How many devices; three to eight if it is left to chance. */
  readonly count?: number;
  /** Nobody comes late, and nobody has another version. */
  readonly complete?: boolean;
  /** A device with another version of the rules. */
  readonly strange?: DeviceId;
  /** Letters longer than this travel in pieces; as long as those of real links if it is left out. */
  readonly longestPiece?: number;
  readonly delivered?: (to: DeviceId, from: DeviceId, text: string) => void;
}

export interface Outcome {
  readonly problem: string | null;
  readonly recoveredAfter: number;
}

const START = 1_000_000;
const PATIENCE_MS = 5000;
export const RECOVERY_MS = 15_000;

export function simulate(plan: Plan, courseOf: (dice: Dice) => Course): Outcome {
  const { seed, game, mutant = HONEST, tally = newTally(), trace = () => undefined } = plan;
  const dice = diceOf(seed);
  const agenda = agendaFrom(START);
  const asked = new Map<string, boolean>();
  const oracles = oraclesFor(tally, intent => asked.has(intent), agenda.now);
  const count = plan.count ?? Math.max(dice.between(3, 8), game.rules.seats.min + 1);
  const ids = Array.from({ length: count }, (_, n) => `d${n}`);
  const strange = plan.strange ?? (dice.oneIn(10) && count > 3 && !plan.complete ? ids.at(-1) : undefined);
  const seats = Math.max(game.rules.seats.min, Math.min(count - (strange ? 1 : 0), game.rules.seats.max));
  const devices = ids.map(id => newDevice(id, id === strange ? otherVersion(game.rules) : game.rules));
  const at = (id: DeviceId): Device => devices.find(device => device.id === id) ?? nobody(id);
  const stamp = (): string => ((agenda.now() - START) / 1000).toFixed(3).padStart(8);

  const around: Surroundings = {
    agenda,
    dice,
    mutant,
    send: (from, to, text) => {
      if (text.length < 4000 || !text.includes('sealed')) trace(`${stamp()} ${from} > ${to} ${text.slice(0, 230)}`);
      for (const piece of piecesOf(text, plan.longestPiece)) wires.send(from, to, piece);
    },
    stepped(device, before, input, step, texts) {
      noteCoverage(tally, before, input, step, devices);
      if (device.member !== before) traceRole(device, before, step.member);
      oracles.stepped(device, before, input, step, texts);
    },
  };

  function traceRole({ id }: Device, before: Member, now: Member): void {
    if (before.host !== now.host || before.epoch !== now.epoch)
      trace(`${stamp()} ${id} follows ${now.host} in ${now.epoch}`);
    if (isRuling(before) !== isRuling(now))
      trace(`${stamp()} ${id} ${isRuling(now) ? 'rules' : 'rules no more'} ${now.epoch}`);
  }

  const wires = wiresBetween(agenda, dice, {
    devices: ids,
    isReachable: id => at(id).member !== null && !at(id).frozen,
    linkUp: (id, peer) => feed(around, at(id), { type: 'link-up', device: peer }),
    linkDown: (id, peer) => feed(around, at(id), { type: 'link-down', device: peer }),
    deliver(to, from, text) {
      plan.delivered?.(to, from, text);
      feed(around, at(to), { type: 'letter', from, text });
    },
  });

  let asks = 0;
  const simulation: Simulation = {
    calm: false,
    dice,
    devices,
    wires,
    tally,
    around,
    at,
    after: agenda.after,
    tell: (device, input) => feed(around, device, input),
    ask(device, by, action) {
      const id = `a${++asks}`;
      asked.set(`${device.id}.${id}`, true);
      feed(around, device, { type: 'ask', id, ask: { type: 'act', seat: by, action } });
    },
    askForTime(device, ask) {
      const id = `t${++asks}`;
      const { reign, guest } = device.member ?? {};
      const match = reign ? reign.host.matchNumber : guest?.seen?.match;
      const began = reign ? reign.host.pacing.timer?.began : guest?.seen?.time?.began;
      if (ask.type === 'more-time') oracles.clocks.wanted(`${device.id}.${id}`, match ?? 0, began ?? 0);
      feed(around, device, { type: 'ask', id, ask });
    },
    override(device) {
      trace(`${stamp()} ${device.id} overrides`);
      oracles.overruled();
      feed(around, device, { type: 'override' });
    },
    trace: line => trace(`${stamp()} ${line}`),
    mostEpoch: () => Math.max(...devices.map(({ member }) => member?.epoch ?? 0)),
  };

  const [first] = devices;
  if (!first) throw new Error('Nobody is here.');
  first.disk.room = roomOf(game.rules, game.options(dice), ids, seats);
  // Some come late.
  for (const device of devices.slice(3)) device.absent = dice.oneIn(8) && !plan.complete;
  for (const device of devices) if (!device.absent) start(around, device);
  const deal: Deal = plan.deal ?? { seed: seedOf(seed + 7), seats, options: first.disk.room.options };
  const book = { id: 'match-1', deal: { ...deal, seats }, moves: [] };
  agenda.after(2500, () => {
    first.disk.book = book;
    if (first.member?.reign) feed(around, first, { type: 'dealt', book, seats: first.member.reign.host.seats });
  });

  const people = (): void => {
    someoneActs(simulation, game);
    if (game.isTimed) someoneWantsTime(simulation);
    // What is measured after the trouble is the table, not how long people take to share out empty seats.
    if (simulation.calm || dice.oneIn(8)) someoneTakesOver(simulation);
    agenda.after(dice.between(100, 500), people);
  };
  agenda.after(3500, people);

  const course = courseOf(dice);
  const none = (): void => undefined;
  try {
    agenda.runUntil(START + 4000, none);
    course.trouble(simulation);
    agenda.runUntil(START + 4000 + course.seconds * 1000, none);
    heal(simulation);
    const healed = agenda.now();
    const known = oracles.acknowledged.length;
    let recoveredAfter = -1;
    while (recoveredAfter < 0 && agenda.now() - healed < RECOVERY_MS) {
      agenda.runUntil(agenda.now() + 250, none);
      if (agenda.now() - healed === PATIENCE_MS) peopleKnowBetter(simulation);
      const isWell = oracles.acknowledged.length > known && isAgreed(devices);
      if (isWell || isOver(devices)) recoveredAfter = agenda.now() - healed;
    }
    if (recoveredAfter < 0) return { problem: `Play did not resume: ${describe(devices)}`, recoveredAfter };
    tally.count('recovered within 5 s', recoveredAfter <= 5000 ? 1 : 0);
    return { problem: null, recoveredAfter };
  } catch (error) {
    if (error instanceof Broken) return { problem: `${stamp()} ${error.message}`, recoveredAfter: -1 };
    throw error;
  }
}

function nobody(id: DeviceId): never {
  throw new Error(`There is no ${id}.`);
}

const otherVersion = (rules: AnyRules): AnyRules => ({ ...rules, version: rules.version + 1 });

function roomOf(rules: AnyRules, options: Deal['options'], ids: readonly DeviceId[], seats: number): RoomState {
  return {
    epoch: 1,
    game: rules.id,
    rulesVersion: rules.version,
    options,
    phase: 'lobby',
    matchNumber: 0,
    matchId: null,
    seats: Array.from({ length: seats }, (_, n) => chair(n, ids[n % ids.length] ?? null)),
    devices: ids.slice(0, 1).map(id => ({ id, name: id, role: 'player' })),
    removed: [],
    talk: [],
  };
}

const chair = (n: number, holder: DeviceId | null): RosterSeat => ({
  name: `Seat ${n}`,
  colour: 'amber',
  shape: 'star',
  kind: 'person',
  level: null,
  holder,
  absence: 'wait',
});

/** Everything works again from now on. */
function heal(simulation: Simulation): void {
  const { devices, wires, around, trace } = simulation;
  trace('healed');
  simulation.calm = true;
  wires.partition(null);
  for (const device of devices) {
    device.disk.full = false;
    thaw(around, device);
    if (!device.member && !device.absent) start(around, device);
  }
}

/** When so many have left that the rest cannot know it, somebody must say so. Who comes back brings nothing with them. */
function peopleKnowBetter({ devices, override, tally }: Simulation): void {
  const hosts = devices.filter(({ member }) => member?.reign?.announced);
  const [stuck] = hosts;
  const someLeft = devices.some(({ absent, hasLeft }) => absent || hasLeft);
  if (!stuck || !someLeft || hosts.some(({ member }) => member && isRuling(member))) return;
  tally.count('override because others had left');
  override(stuck);
}

/** One host rules, and everybody who is here follows it. */
function isAgreed(devices: readonly Device[]): boolean {
  const here = devices.flatMap(({ member, absent }) => (member && !absent ? [member] : []));
  const ruling = here.filter(isRuling);
  const [host] = ruling;
  return ruling.length === 1 && here.every(member => member.host === host?.me && member.epoch === host.epoch);
}

const isOver = (devices: readonly Device[]): boolean =>
  isAgreed(devices) && devices.some(({ member }) => member?.reign?.host.phase === 'over');

const describe = (devices: readonly Device[]): string =>
  devices
    .map(({ id, member }) => {
      if (!member) return `${id} gone`;
      const { reign, epoch, promised, host, log, storing } = member;
      const at = log ? `${log.epoch}.${log.generation}.${log.sealed.length - 1}` : '-';
      const does = reign ? (isRuling(member) ? 'rules' : 'does not rule') : `follows ${host}`;
      return `${id} ${does} ${epoch}/${promised} ${at}${storing.failing ? ' failing' : ''}`;
    })
    .join('; ');
