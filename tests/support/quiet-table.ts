import type { Actor, AnyRules, Deal } from '../../src/engine/index.ts';
import { type Answered, type DeviceId, type RosterSeat, piecesOf } from '../../src/table/index.ts';
import type { RoomState } from '../../src/table/room-state.ts';
import { type Member, type MemberInput, type StoredMove, isRuling } from '../../src/table/succession/index.ts';
import { agendaFrom } from './simulation/agenda.ts';
import { type Device, type Surroundings, feed, kill, newDevice, start } from './simulation/device.ts';
import { diceOf } from './simulation/dice.ts';
import { HONEST } from './simulation/mutants.ts';

export interface QuietParts {
  readonly rules: AnyRules;
  readonly deal: Deal;
  /** The first of them hosts. */
  readonly devices: readonly DeviceId[];
  /** Who holds each seat. */
  readonly holders: readonly DeviceId[];
  /** Played already, before anybody looked. */
  readonly moves?: readonly StoredMove[];
  readonly names?: readonly string[];
  /** Of the nth thing that is asked. */
  readonly askId?: (n: number) => string;
  /** Every message as it goes over a link. */
  readonly sent?: (from: DeviceId, to: DeviceId, message: string) => void;
}

/** Devices at a table where nothing goes wrong by chance: a whole evening in as long as it takes to think it. */
export interface QuietTable {
  /** Asks it of the table, and waits for the answer; the clock's is the host's own affair. */
  act(device: DeviceId, actor: Actor, action: unknown): void;
  tell(device: DeviceId, input: MemberInput): void;
  run(milliseconds: number): void;
  /** The process ends, and the others lose their links to it. What it stored stays. */
  die(device: DeviceId): void;
  back(device: DeviceId): void;
  memberOf(device: DeviceId): Member;
  /** Whoever hosts and rules. */
  host(): Member;
}

const START = 1_000_000;
const HOP_MS = 1;
const SOME_MS = 10;
const PATIENCE_MS = 3000;

export function quietTable(parts: QuietParts): QuietTable {
  const { rules, deal, devices: ids, holders, moves = [], names = [], askId = longId, sent } = parts;
  const agenda = agendaFrom(START);
  const devices = ids.map(id => newDevice(id, rules));
  const answers = new Map<string, Answered>();
  const links = new Set<string>();
  const linkOf = (a: DeviceId, b: DeviceId): string => [a, b].toSorted().join(' ');
  const deviceOf = (id: DeviceId): Device => devices.find(one => one.id === id) ?? nobody(id);

  const around: Surroundings = {
    agenda,
    dice: diceOf(1),
    mutant: HONEST,
    send(from, to, text) {
      for (const message of links.has(linkOf(from, to)) ? piecesOf(text) : []) {
        sent?.(from, to, message);
        agenda.after(HOP_MS, () => {
          if (links.has(linkOf(from, to))) feed(around, deviceOf(to), { type: 'letter', from, text: message });
        });
      }
    },
    stepped(_device, _before, _input, step) {
      for (const answer of [...step.answers, ...step.settled]) answers.set(answer.id, answer);
    },
  };

  const run = (milliseconds: number): void => agenda.runUntil(agenda.now() + milliseconds, () => undefined);

  function back(id: DeviceId): void {
    start(around, deviceOf(id));
    for (const other of devices) {
      if (other.id === id || !other.member) continue;
      links.add(linkOf(id, other.id));
      feed(around, deviceOf(id), { type: 'link-up', device: other.id });
      feed(around, other, { type: 'link-up', device: id });
    }
  }

  function die(id: DeviceId): void {
    kill(around, deviceOf(id));
    for (const other of devices) {
      if (!links.delete(linkOf(id, other.id))) continue;
      feed(around, other, { type: 'link-down', device: id });
    }
  }

  const [first] = devices;
  if (!first) throw new Error('Nobody is here.');
  first.disk.room = roomOf(rules, deal, first.id, seatsOf(holders, names));
  for (const id of ids) back(id);
  run(PATIENCE_MS);
  const book = { id: 'match', deal, moves };
  first.disk.book = book;
  feed(around, first, { type: 'dealt', book, seats: first.disk.room.seats });
  run(PATIENCE_MS);

  function hosting(): Member {
    const ruling = devices.flatMap(({ member }) => (member && isRuling(member) ? [member] : []));
    return ruling[0] ?? nobody('host');
  }

  let asks = 0;
  return {
    tell: (id, input) => feed(around, deviceOf(id), input),
    run,
    die,
    back,
    act(device, actor, action) {
      const id = askId(++asks);
      if (actor === 'clock') throw new Error('Nobody has set a clock at this table.');
      feed(around, deviceOf(device), { type: 'ask', id, ask: { type: 'act', seat: actor, action } });
      for (let waited = 0; !answers.has(id) && waited < PATIENCE_MS; waited += SOME_MS) run(SOME_MS);
      // In a window it comes when that closes.
      if (!answers.has(id) && hosting().reign?.host.pacing.window) return;
      const refusal = answers.get(id)?.refusal;
      if (refusal !== null) throw new Error(`Move ${asks} was not played: ${refusal ?? 'no answer'}.`);
    },
    memberOf: id => deviceOf(id).member ?? nobody(id),
    host: hosting,
  };
}

/** As long as those of the app, and as little alike. */
const longId = (n: number): string => (n * 0x9e3779b1).toString(16).padStart(20, 'f7c3a91e5d2b');

function nobody(id: DeviceId): never {
  throw new Error(`There is no ${id}.`);
}

const seatsOf = (holders: readonly DeviceId[], names: readonly string[]): readonly RosterSeat[] =>
  holders.map((holder, n) => ({
    name: names[n % names.length] ?? `Seat ${n}`,
    colour: 'amber',
    shape: 'star',
    kind: 'person',
    level: null,
    holder,
    absence: 'wait',
  }));

function roomOf(rules: AnyRules, { options }: Deal, host: DeviceId, seats: readonly RosterSeat[]): RoomState {
  return {
    epoch: 1,
    game: rules.id,
    rulesVersion: rules.version,
    options,
    phase: 'lobby',
    matchNumber: 0,
    matchId: null,
    seats,
    devices: [{ id: host, name: host, role: 'player' }],
    removed: [],
    talk: [],
  };
}
