import {
  type AnyBot,
  type AnyRules,
  type Options,
  type Rng,
  type Seat,
  seatsOf,
  botTurn,
} from '../../src/engine/index.ts';
import {
  ABSENCES,
  type AnyScene,
  type DeviceId,
  REACTIONS,
  type ToGuest,
  botAt,
  sceneFor,
  seatsHeldBy,
  seenScene,
} from '../../src/table/index.ts';
import { expectAgreement } from './table-checks.ts';
import { playerRng } from './random-match.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from './table-room.ts';

export interface Evening {
  readonly rules: AnyRules;
  /** What the devices may be shown is by these, where the table's own are not to be trusted. */
  readonly honest?: AnyRules;
  readonly bot: AnyBot;
  readonly seats: number;
  readonly options: Options;
  readonly number: number;
}

const [ANN, BEN, CAT, WATCHER, DISPLAY, LATE] = [1, 2, 3, 4, 5, 6].map(guestId) as [
  DeviceId,
  DeviceId,
  DeviceId,
  DeviceId,
  DeviceId,
  DeviceId,
];
const GUESTS = [ANN, BEN, CAT, WATCHER, DISPLAY];
const MOST_TICKS = 60_000;
const TICKS_BETWEEN_RESTS = 60;

/** A whole match among devices that come and go, over links that break and a storage that dawdles and fails. */
export function chaoticEvening({ rules, honest = rules, bot, seats, options, number }: Evening): TableRoom {
  const rng = playerRng(number);
  // At a table of two, the one who is not at the host is a guest and no bot.
  const plan = seats > 2 ? `h${'.'.repeat(seats - 2)}b` : 'h.';
  const room = tableRoom({ rules, seats: seatsBy(plan), options, rng, byHand: true });
  sitDown(room, honest);
  room.deal(number);
  for (let tick = 0; room.host().phase === 'playing'; tick++) {
    if (tick > MOST_TICKS) throw new Error('The match does not end.');
    room.wait(rng.int(400) / 1000);
    somethingHappens(room, rng, bot);
    if (tick % TICKS_BETWEEN_RESTS === 0) rest(room, honest);
  }
  for (const device of [...GUESTS, LATE]) if (!room.browsers.get(device)?.line) room.arrive(device);
  rest(room, honest);
  return room;
}

function rest(room: TableRoom, honest: AnyRules): void {
  room.settle();
  expectAgreement(room, honest);
  room.note('rest');
}

/** Ann has two seats; Ben, and Cat if there is one for her, have one each; somebody watches, and so does a display. */
function sitDown(room: TableRoom, honest: AnyRules): void {
  const free = room.host().seats.filter(({ kind }) => kind === 'person').length;
  for (const device of GUESTS) {
    room.arrive(device);
    room.settle();
  }
  const sit = (device: DeviceId, n: number): unknown =>
    n < free && room.ask(device, { type: 'sit', seat: seatNo(n), name: `Name of ${device}` });
  sit(ANN, 1);
  sit(BEN, 1);
  for (const [device, n] of [
    [ANN, 2],
    [BEN, 3],
    [CAT, 4],
    [WATCHER, 1],
  ] as const) {
    sit(device, n);
    room.settle();
  }
  room.ask(ANN, { type: 'act', seat: seatNo(1), action: {} });
  room.ask(DISPLAY, { type: 'be', role: 'display' });
  room.ask(WATCHER, { type: 'call-me', name: 'Watcher' });
  rest(room, honest);
}

function somethingHappens(room: TableRoom, rng: Rng, bot: AnyBot): void {
  const device = rng.pick(GUESTS);
  const { line } = room.at(device);
  const chance = rng.int(1000);
  if (chance < 430) return deliver(room, rng);
  if (chance < 450) return loseOneScene(room, device);
  if (chance < 600) return room.finishWrite(rng.int(15) === 0 ? 'failed' : 'stored');
  if (chance < 850) return someoneActs(room, rng, bot);
  if (chance < 930) return line ? undefined : room.arrive(device);
  if (chance < 945) return room.cut(device);
  if (chance < 955) return room.reload(device);
  if (chance < 957) return room.reloadHost();
  if (chance < 965) return void line?.toHost.push(...line.toHost.slice(-1));
  if (chance < 985) return changeAbsence(room, rng);
  if (chance < 987) return giveSeatAway(room, rng);
  return askOddly(room, rng, device);
}

function deliver(room: TableRoom, rng: Rng): void {
  const busy = [...room.browsers].flatMap(([device, { line }]) => [
    ...(line?.toGuest.length ? [() => room.deliverToGuest(device)] : []),
    ...(line?.toHost.length ? [() => room.deliverToHost(device)] : []),
  ]);
  if (busy.length > 0) rng.pick(busy)();
}

function someoneActs(room: TableRoom, rng: Rng, bot: AnyBot): void {
  const host = room.host();
  if (!host.playing) return;
  if (rng.int(4) === 0) return timePasses(room, rng);
  const seat = rng.pick(seatsOf(host.seats.length));
  const scene = sceneFor(room.rules, host.playing.match, seat, host.playing.events);
  if (botAt(host, seat) !== null) {
    const action = choice(room.rules, bot, rng, seat, scene);
    if (action === undefined) return;
    if (host.seats[seat]?.kind === 'person') room.note('stand-in');
    return tableActs(room, seat, action, rng.int(3) === 0 ? 'trust:1' : null);
  }
  const holder = host.seats[seat]?.holder;
  if (!holder) return;
  const seen = room.browsers.get(holder)?.guest.seen;
  const shown = holder === HOST ? scene : seen && seenScene(seen, seat);
  const asking = room.asked.findLast(({ device, ask }) => device === holder && ask.type === 'act' && ask.seat === seat);
  // Most people wait for an answer before they tap again.
  if (!shown || (asking && asking.answers.length === 0 && rng.int(10) > 0)) return;
  const action = choice(room.rules, bot, rng, seat, shown);
  if (action !== undefined) room.ask(holder, { type: 'act', seat, action });
}

function choice(rules: AnyRules, bot: AnyBot, rng: Rng, seat: Seat, { view, legal, awaited }: AnyScene): unknown {
  if (legal.length === 0) return undefined;
  const action = bot.choose(
    botTurn(rules, { view, seat, legal, awaited: awaited.includes(seat), level: 'steady', rng, said: [] }),
  );
  return action ?? (rng.int(10) === 0 ? rng.pick(legal) : undefined);
}

let tableAsks = 0;
function tableActs(room: TableRoom, actor: Seat, action: unknown, claim: string | null = null): void {
  room.tell({ type: 'table-acts', id: `t${++tableAsks}`, actor, action, claim });
}

/** Now and then the clock stands still; whoever has a seat may want more time, or hold a window. */
function timePasses(room: TableRoom, rng: Rng): void {
  const { pacing } = room.host();
  room.wait(rng.int(4));
  const step = room.tell({ type: 'beat', runs: rng.int(12) > 0, mayStrike: true });
  if (step.writes.some(write => write.type === 'move' && write.actor === 'clock')) room.note('struck');
  if (pacing.window && !pacing.window.closing && step.host.pacing.window?.closing !== false) room.note('window closed');
  const device = rng.pick([HOST, ...GUESTS]);
  const [mine] = seatsHeldBy(room.host(), device);
  if (mine === undefined || rng.int(6) > 0) return;
  room.ask(device, rng.int(2) === 0 ? { type: 'more-time' } : { type: 'wait', seat: mine });
}

/** As when a letter is spoilt on its way: the link does not notice, the guest must, by the one that follows. */
function loseOneScene(room: TableRoom, device: DeviceId): void {
  const queue = room.at(device).line?.toGuest ?? [];
  const isScene = (text: string): boolean => (JSON.parse(text) as ToGuest).type === 'scene';
  if (queue.filter(isScene).length > 1) queue.splice(queue.findIndex(isScene), 1);
}

function changeAbsence(room: TableRoom, rng: Rng): void {
  const host = room.host();
  const people = seatsOf(host.seats.length).filter(n => host.seats[n]?.kind === 'person');
  const seat = rng.pick(people);
  const holder = host.seats[seat]?.holder;
  if (holder && host.seats[seat]?.absence !== 'wait') {
    if (holder === HOST || room.browsers.get(holder)?.line) {
      room.note('reclaim');
      room.ask(holder, { type: 'reclaim', seat });
    }
    return;
  }
  room.command({ type: 'set-absence', seat, absence: rng.pick(ABSENCES) });
}

function giveSeatAway(room: TableRoom, rng: Rng): void {
  const host = room.host();
  const seat = rng.pick(seatsOf(host.seats.length).slice(1));
  const taker = rng.pick([ANN, BEN, CAT, WATCHER].filter(id => host.devices[id]));
  room.note('assign');
  room.command({ type: 'assign', seat, device: taker });
}

function askOddly(room: TableRoom, rng: Rng, device: DeviceId): void {
  const host = room.host();
  const [mine] = seatsHeldBy(host, device);
  const other = rng.pick(seatsOf(host.seats.length));
  switch (rng.int(8)) {
    case 0:
      return void room.ask(device, { type: 'act', seat: other, action: { type: 'peek' } });
    case 1:
      if (mine !== undefined) room.ask(device, { type: 'act', seat: mine, action: { type: 'cheat' } });
      return;
    case 2:
      return void room.ask(device, { type: 'sit', seat: other, name: 'Late' });
    case 3:
      return void room.ask(device, { type: 'rename', seat: other, name: `New ${rng.int(9)}` });
    case 4:
      return void room.ask(device, { type: 'ready', ready: rng.int(2) === 0 });
    case 5:
      return void room.ask(device, { type: 'say', seat: null, kind: 'reaction', text: rng.pick(REACTIONS) });
    case 6:
      return void room.ask(device, { type: 'say', seat: mine ?? null, kind: 'claim', text: 'saw:a:1' });
    default:
      for (let n = 0; n < 8; n++) room.ask(device, { type: 'say', seat: null, kind: 'chat', text: `Line ${n}` });
  }
}
