import { rngFor } from '../../../src/engine/index.ts';
import { sceneFor, seenScene } from '../../../src/table/index.ts';
import type { AnyScene } from '../../../src/table/index.ts';
import type { Member } from '../../../src/table/succession/index.ts';
import { seedOf } from '../seeds.ts';
import type { Device } from './device.ts';
import type { SimulatedGame } from './games.ts';
import { type Simulation, seatsOfDevice } from './table.ts';

/** Somebody does something that their own device shows them they may do. */
export function someoneActs(simulation: Simulation, { bot }: SimulatedGame): void {
  const { dice, devices } = simulation;
  const here = devices.filter(({ member, frozen }) => member && !frozen);
  if (here.length === 0) return;
  const device = dice.pick(here);
  const { member } = device;
  if (!member) return;
  for (const seat of seatsOfDevice(member, device.id)) {
    const scene = shown(device, member, seat);
    if (!scene || scene.outcome !== null || scene.legal.length === 0) continue;
    const awaited = scene.awaited.includes(seat);
    const { view, legal } = scene;
    const rng = rngFor(seedOf(dice.below(2 ** 31)), 0);
    const action = dice.oneIn(6) ? dice.pick(legal) : bot.choose({ view, legal, awaited, rng, seat, level: 'steady' });
    if (action !== undefined) return simulation.ask(device, seat, action);
  }
}

function shown(
  { rules }: Device,
  { reign, guest }: Member,
  seat: Parameters<typeof seenScene>[1],
): AnyScene | undefined {
  if (!reign) return guest.seen ? seenScene(guest.seen, seat) : undefined;
  const { playing } = reign.host;
  return playing ? sceneFor(rules, playing.match, seat, playing.events) : undefined;
}
