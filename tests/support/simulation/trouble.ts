import { isRuling } from '../../../src/table/succession/index.ts';
import { type Device, start, thaw } from './device.ts';
import { forgetTable } from './disk.ts';
import type { Dice } from './dice.ts';
import { type Course, type Simulation, killDevice } from './table.ts';

/** What goes wrong in one simulation: some kinds of trouble, at some pace, for a while. */
export const troubled = (dice: Dice): Course => courseOf(dice, [...MENU, someLeave, someoneComes]);

/** The same people from the beginning to the end, at the same seats. */
export const troubledAndComplete = (dice: Dice): Course => courseOf(dice, MENU);

function courseOf(dice: Dice, all: typeof MENU): Course {
  const menu = all.filter(() => dice.oneIn(2));
  const pace = dice.between(400, 3000);
  const seconds = dice.between(10, 25);
  return {
    seconds,
    trouble(simulation) {
      let over = false;
      simulation.after(seconds * 1000, () => (over = true));
      const loop = (): void => {
        if (over) return;
        if (menu.length > 0) dice.pick(menu)(simulation);
        simulation.after(dice.between(pace / 2, pace * 2), loop);
      };
      loop();
    },
  };
}

const running = ({ devices }: Simulation): readonly Device[] =>
  devices.filter(({ member, frozen }) => member && !frozen);

const hosts = (simulation: Simulation): readonly Device[] => running(simulation).filter(({ member }) => member?.reign);

function anyone(simulation: Simulation): Device | undefined {
  const all = running(simulation);
  return all.length > 0 ? simulation.dice.pick(all) : undefined;
}

function theHost(simulation: Simulation): Device | undefined {
  const all = hosts(simulation);
  return all.length > 0 ? simulation.dice.pick(all) : undefined;
}

function killed(simulation: Simulation, device: Device | undefined): void {
  if (!device || simulation.calm) return;
  const { dice, trace, tally } = simulation;
  trace(`${device.id} is killed`);
  tally.count(device.member?.reign ? 'host killed' : 'guest killed');
  killDevice(simulation, device, dice.oneIn(2) ? 'at-once' : 'by-silence');
  simulation.after(dice.between(200, 9000), () => {
    if (!device.member && !device.absent) start(simulation.around, device);
  });
}

function frozen(simulation: Simulation, device: Device | undefined): void {
  if (!device) return;
  const { dice, wires, devices, trace, tally } = simulation;
  trace(`${device.id} falls asleep`);
  tally.count('frozen');
  device.frozen = true;
  device.sleptAt = simulation.around.agenda.now();
  const { life } = device;
  simulation.after(5000, () => {
    if (!device.frozen || device.life !== life) return;
    for (const peer of devices) if (peer !== device) wires.cut(peer.id, device.id, 'clean');
  });
  simulation.after(dice.between(500, 9000), () => {
    if (device.life === life) thaw(simulation.around, device);
  });
}

function cut(simulation: Simulation, how: 'clean' | 'half-open'): void {
  const { dice, devices, wires, trace, tally } = simulation;
  const a = dice.oneIn(2) ? (theHost(simulation) ?? dice.pick(devices)) : dice.pick(devices);
  const b = dice.pick(devices);
  if (a === b) return;
  trace(`${a.id} and ${b.id} are cut, ${how}`);
  tally.count(`cut, ${how}`);
  if (dice.oneIn(2)) wires.cut(a.id, b.id, how);
  else wires.cut(b.id, a.id, how);
}

function parted(simulation: Simulation): void {
  const { dice, devices, wires, trace, tally } = simulation;
  const groups = new Map(devices.map(({ id }) => [id, dice.below(2)]));
  trace(`partition ${[...groups].map(([id, group]) => `${id}:${group}`).join(' ')}`);
  tally.count('partition');
  wires.partition(groups);
  simulation.after(dice.between(1000, 12_000), () => wires.partition(null));
}

function quota(simulation: Simulation): void {
  const device = anyone(simulation);
  if (!device) return;
  simulation.trace(`the disk of ${device.id} is full`);
  simulation.tally.count('disk full');
  device.disk.full = true;
  simulation.after(simulation.dice.between(300, 5000), () => (device.disk.full = false));
}

function handedOver(simulation: Simulation): void {
  const { dice, trace } = simulation;
  const host = theHost(simulation);
  if (!host) return;
  const to = dice.oneIn(3) ? null : dice.pick(simulation.devices).id;
  trace(`${host.id} hands over to ${to}`);
  simulation.tell(host, { type: 'hand-over', to, leaving: false });
  // And then dies, now and then, in the middle of it.
  if (dice.oneIn(4)) simulation.after(dice.between(0, 60), () => killed(simulation, host.member ? host : undefined));
}

/** A page that closes can still send, and mostly no longer store. */
function closing({ dice, tell, after }: Simulation, host: Device): void {
  const { disk } = host;
  disk.full ||= !dice.oneIn(3);
  tell(host, { type: 'give-way', closing: true });
  after(50, () => (disk.full = false));
}

/** The host's page closes: it says so at once, and is gone, or is back in a moment, or stays after all. */
function closed(simulation: Simulation): void {
  const { dice, trace, tally } = simulation;
  const host = theHost(simulation);
  if (!host || simulation.calm) return;
  trace(`the page of ${host.id} closes`);
  closing(simulation, host);
  if (host.member?.reign?.abdicated) tally.count('handed over while closing');
  if (dice.oneIn(6)) return;
  const { life } = host;
  simulation.after(dice.between(0, 40), () => {
    if (host.life !== life || !host.member) return;
    killDevice(simulation, host, 'at-once');
    simulation.after(dice.oneIn(2) ? dice.between(50, 600) : dice.between(600, 9000), () => {
      if (!host.member && !host.absent) start(simulation.around, host);
    });
  });
}

/** And while it does, the table falls in two: on one side whoever was handed it, on the other its host, back at once. */
function closedIntoTheDark(simulation: Simulation): void {
  const { dice, devices, wires, trace, tally } = simulation;
  const host = theHost(simulation);
  if (!host || simulation.calm) return;
  closing(simulation, host);
  const heir = host.member?.reign?.abdicated?.to;
  if (heir === undefined) return;
  trace(`the page of ${host.id} closes, into the dark`);
  tally.count('closed into the dark');
  const { life } = host;
  simulation.after(35, () => {
    if (simulation.calm || host.life !== life || !host.member) return;
    killDevice(simulation, host, 'at-once');
    const side = (id: string): number => (id === heir ? 1 : id === host.id ? 0 : dice.below(2));
    wires.partition(new Map(devices.map(({ id }) => [id, side(id)])));
    simulation.after(dice.between(100, 600), () => {
      if (!host.member && !host.absent) start(simulation.around, host);
    });
    simulation.after(dice.between(4000, 9000), () => wires.partition(null));
  });
}

function runsLow(simulation: Simulation): void {
  const host = theHost(simulation);
  if (host) simulation.tell(host, { type: 'give-way', closing: false });
}

/** People who see that their host does not rule, and know better. */
function overruled(simulation: Simulation): void {
  const { dice } = simulation;
  const stuck = hosts(simulation).filter(({ member }) => member?.reign?.announced && !isRuling(member));
  if (stuck.length === 0 || !dice.oneIn(6)) return;
  simulation.override(dice.pick(stuck));
}

function killedTwice(simulation: Simulation): void {
  killed(simulation, theHost(simulation));
  killed(simulation, anyone(simulation));
}

/** The table is handed to somebody whom nobody else hears of for a while. */
function handedIntoTheDark(simulation: Simulation): void {
  const { dice, devices, wires, trace, tally } = simulation;
  const host = theHost(simulation);
  const to = dice.pick(devices);
  if (!host || to === host || !to.member) return;
  trace(`${host.id} hands over to ${to.id}, into the dark`);
  tally.count('handed into the dark');
  simulation.tell(host, { type: 'hand-over', to: to.id, leaving: false });
  simulation.after(dice.between(10, 60), () => {
    if (simulation.calm) return;
    wires.partition(new Map(devices.map(({ id }) => [id, id === to.id ? 1 : 0])));
  });
  simulation.after(dice.between(3000, 9000), () => wires.partition(null));
}

/** Some go home, all at once, and the host may follow them before everybody has noticed. */
function someLeave(simulation: Simulation): void {
  const { dice, devices, trace, tally } = simulation;
  const here = devices.filter(({ absent }) => !absent);
  const guests = here.filter(({ member, frozen: sleeps }) => member && !sleeps && !member.reign);
  const going = guests.slice(0, dice.between(1, Math.max(1, here.length - 3)));
  if (here.length - going.length < 3) return;
  for (const device of going) {
    trace(`${device.id} leaves`);
    tally.count('left');
    simulation.tell(device, { type: 'leave' });
    device.absent = true;
    device.hasLeft = true;
    // Once that is sent, room and match are forgotten.
    simulation.after(60, () => {
      if (!device.absent) return;
      killDevice(simulation, device, 'at-once');
      forgetTable(device.disk);
    });
  }
  if (dice.oneIn(2)) simulation.after(dice.between(20, 300), () => killed(simulation, theHost(simulation)));
}

/** Somebody who left, or never came, comes. */
function someoneComes(simulation: Simulation): void {
  const away = simulation.devices.find(({ absent, member }) => absent && !member);
  if (!away) return;
  simulation.trace(`${away.id} comes`);
  simulation.tally.count('came');
  away.absent = false;
  start(simulation.around, away);
}

const MENU: readonly ((simulation: Simulation) => void)[] = [
  simulation => killed(simulation, theHost(simulation)),
  simulation => killed(simulation, theHost(simulation)),
  simulation => killed(simulation, anyone(simulation)),
  simulation => frozen(simulation, anyone(simulation)),
  simulation => frozen(simulation, theHost(simulation)),
  simulation => cut(simulation, 'clean'),
  simulation => cut(simulation, 'half-open'),
  parted,
  quota,
  handedOver,
  closed,
  closedIntoTheDark,
  runsLow,
  overruled,
  killedTwice,
  handedIntoTheDark,
];
