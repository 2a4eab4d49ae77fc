import type { DeviceId } from '../../../src/table/index.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';

/** One end of a link, as its device sees it. */
interface End {
  up: boolean;
  /** When the last letter under way to this end arrives. */
  lastArrival: number;
}

interface Wire {
  /** Raised with every new link, so that what was under way on an old one is lost. */
  life: number;
  whole: boolean;
  readonly ends: Readonly<Record<DeviceId, End>>;
}

export interface Wires {
  readonly send: (from: DeviceId, to: DeviceId, text: string) => void;
  /** Ends a link: what is under way is lost. Each end notices by itself; a half-open one much later. */
  readonly cut: (a: DeviceId, b: DeviceId, how: 'clean' | 'half-open') => void;
  /** A process is gone, or asleep for too long: everybody else notices. */
  readonly drop: (device: DeviceId, notice: 'at-once' | 'by-silence') => void;
  readonly partition: (groups: ReadonlyMap<DeviceId, number> | null) => void;
  readonly isUp: (a: DeviceId, b: DeviceId) => boolean;
}

export interface Ends {
  readonly devices: readonly DeviceId[];
  readonly isReachable: (device: DeviceId) => boolean;
  readonly linkUp: (device: DeviceId, peer: DeviceId) => void;
  readonly linkDown: (device: DeviceId, peer: DeviceId) => void;
  readonly deliver: (to: DeviceId, from: DeviceId, text: string) => void;
}

const SILENCE_MS = 5000;
const DIAL_MS = 300;

/** Between every two devices a link that keeps order, breaks, and is dialled again. */
export function wiresBetween(agenda: Agenda, dice: Dice, ends: Ends): Wires {
  const wires = new Map<string, Wire>();
  let groups: ReadonlyMap<DeviceId, number> | null = null;

  const keyOf = (a: DeviceId, b: DeviceId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  function wireOf(a: DeviceId, b: DeviceId): Wire {
    const key = keyOf(a, b);
    const known = wires.get(key);
    if (known) return known;
    const end = (): End => ({ up: false, lastArrival: 0 });
    const wire: Wire = { life: 0, whole: false, ends: { [a]: end(), [b]: end() } };
    wires.set(key, wire);
    return wire;
  }
  const isApart = (a: DeviceId, b: DeviceId): boolean => groups !== null && groups.get(a) !== groups.get(b);

  function notice(wire: Wire, device: DeviceId, peer: DeviceId, delay: number): void {
    const { life } = wire;
    agenda.after(delay, () => {
      const end = wire.ends[device];
      if (wire.life !== life || !end?.up) return;
      end.up = false;
      ends.linkDown(device, peer);
    });
  }

  function cut(a: DeviceId, b: DeviceId, how: 'clean' | 'half-open'): void {
    const wire = wireOf(a, b);
    if (!wire.whole) return;
    wire.whole = false;
    const late = how === 'half-open' ? dice.between(1000, SILENCE_MS) : dice.between(0, 200);
    notice(wire, a, b, dice.between(0, 200));
    notice(wire, b, a, late);
  }

  /** Somebody dials whoever they have no link to, again and again. */
  function dial(a: DeviceId, b: DeviceId): void {
    const wire = wireOf(a, b);
    const isFree = !wire.whole && !wire.ends[a]?.up && !wire.ends[b]?.up;
    if (isFree && !isApart(a, b) && ends.isReachable(a) && ends.isReachable(b)) {
      wire.life += 1;
      wire.whole = true;
      for (const end of Object.values(wire.ends)) Object.assign(end, { up: true, lastArrival: agenda.now() });
      ends.linkUp(a, b);
      ends.linkUp(b, a);
    }
    agenda.after(dice.between(DIAL_MS, 3 * DIAL_MS), () => dial(a, b));
  }

  ends.devices.forEach((a, n) => {
    for (const b of ends.devices.slice(n + 1)) agenda.after(dice.between(1, DIAL_MS), () => dial(a, b));
  });

  return {
    send(from, to, text) {
      const wire = wireOf(from, to);
      const end = wire.ends[to];
      // At a half-open end one talks to nobody.
      if (!wire.whole || !end || !wire.ends[from]?.up) return;
      const { life } = wire;
      const delay = dice.oneIn(30) ? dice.between(50, 400) : dice.between(2, 30);
      end.lastArrival = Math.max(end.lastArrival, agenda.now() + delay);
      agenda.at(end.lastArrival, () => {
        if (wire.life === life && wire.whole && end.up) ends.deliver(to, from, text);
      });
    },
    cut,
    drop(device, how) {
      for (const peer of ends.devices) {
        if (peer === device) continue;
        const wire = wireOf(device, peer);
        const end = wire.ends[device];
        if (wire.whole) {
          wire.whole = false;
          notice(wire, peer, device, how === 'at-once' ? dice.between(0, 100) : dice.between(2500, SILENCE_MS));
        }
        if (end) end.up = false;
      }
    },
    partition(into) {
      groups = into;
      ends.devices.forEach((a, n) => {
        for (const b of ends.devices.slice(n + 1)) if (isApart(a, b)) cut(a, b, dice.oneIn(2) ? 'half-open' : 'clean');
      });
    },
    isUp: (a, b) => wireOf(a, b).whole,
  };
}
