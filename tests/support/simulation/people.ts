import { type Seat, rngFor, seat, botTurn } from '../../../src/engine/index.ts';
import { sceneFor, seenScene } from '../../../src/table/index.ts';
import type { AnyScene } from '../../../src/table/index.ts';
import type { Member } from '../../../src/table/succession/index.ts';
import { seedOf } from '../seeds.ts';
import type { Device } from './device.ts';
import type { SimulatedGame } from './games.ts';
import { type Simulation, seatsOfDevice } from './table.ts';

/** Somebody does something that their own device shows them they may do. */
export function someoneActs(simulation: Simulation, { bot, strict = false, isTimed = false }: SimulatedGame): void {
  const { dice, devices } = simulation;
  const here = devices.filter(({ member, frozen }) => member && !frozen);
  if (here.length === 0) return;
  const device = dice.pick(here);
  const { member } = device;
  if (!member) return;
  for (const mine of seatsOfDevice(member, device.id)) {
    // Whoever has answered in a window knows it, though the table says nothing.
    if (isTimed && hasAsked(member, mine)) continue;
    const scene = shown(device, member, mine);
    if (!scene || scene.outcome !== null || scene.legal.length === 0) continue;
    const awaited = scene.awaited.includes(mine);
    const { view, legal } = scene;
    const rng = rngFor(seedOf(dice.below(2 ** 31)), 0);
    const action =
      !strict && dice.oneIn(6)
        ? dice.pick(legal)
        : bot.choose(botTurn(device.rules, { view, legal, awaited, rng, seat: mine, level: 'steady', said: [] }));
    if (action !== undefined) return simulation.ask(device, mine, action);
  }
}

const hasAsked = ({ reign, guest }: Member, seat: Seat): boolean =>
  (reign?.asks ?? guest.asks).some(({ ask }) => ask.type === 'act' && ask.seat === seat);

/** Somebody needs longer than the clock gives them. */
export function someoneWantsTime({ dice, devices, askForTime }: Simulation): void {
  const here = devices.filter(({ member, frozen }) => member && !frozen);
  if (here.length === 0 || !dice.oneIn(12)) return;
  const device = dice.pick(here);
  const [mine] = device.member ? seatsOfDevice(device.member, device.id) : [];
  if (mine === undefined) return;
  askForTime(device, dice.oneIn(5) ? { type: 'more-time' } : { type: 'wait', seat: mine });
}

/** Whoever is at the host gives the seats of those who have left to those who are here. */
export function someoneTakesOver({ dice, devices, tell }: Simulation): void {
  const here = devices.filter(({ absent }) => !absent);
  for (const device of devices) {
    const { host } = device.member?.reign ?? {};
    if (!host || device.frozen || here.length === 0) continue;
    const empty = host.seats.findIndex(({ holder }) => holder === null || !here.some(({ id }) => id === holder));
    const heir = dice.pick(here).id;
    if (empty >= 0 && host.devices[heir]) {
      tell(device, { type: 'command', command: { type: 'assign', seat: seat(empty), device: heir } });
    }
  }
}

function shown({ rules }: Device, { reign, guest }: Member, viewer: Seat): AnyScene | undefined {
  if (!reign) return guest.seen ? seenScene(guest.seen, viewer) : undefined;
  const { playing } = reign.host;
  return playing ? sceneFor(rules, playing.match, viewer, playing.events) : undefined;
}
