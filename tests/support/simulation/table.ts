import { type Seat, seat } from '../../../src/engine/index.ts';
import { type Ask, type DeviceId, seatsHeldBy } from '../../../src/table/index.ts';
import type { Member, MemberInput } from '../../../src/table/succession/index.ts';
import { type Device, type Surroundings, kill } from './device.ts';
import type { Dice } from './dice.ts';
import type { Tally } from './tally.ts';
import type { Wires } from './wires.ts';

/** A table under way, as those who trouble it see it. */
export interface Simulation {
  /** The trouble is over. */
  calm: boolean;
  readonly dice: Dice;
  readonly devices: readonly Device[];
  readonly wires: Wires;
  readonly tally: Tally;
  readonly around: Surroundings;
  readonly at: (device: DeviceId) => Device;
  readonly after: (milliseconds: number, what: () => void) => void;
  readonly tell: (device: Device, input: MemberInput) => void;
  readonly ask: (device: Device, seat: Seat, action: unknown) => void;
  /** For more time, or to hold a window. */
  readonly askForTime: (device: Device, ask: Extract<Ask, { type: 'more-time' | 'wait' }>) => void;
  readonly override: (device: Device) => void;
  readonly trace: (line: string) => void;
  readonly mostEpoch: () => number;
}

export interface Course {
  readonly trouble: (simulation: Simulation) => void;
  readonly seconds: number;
}

export const killDevice = ({ around, wires }: Simulation, device: Device, notice: 'at-once' | 'by-silence'): void => {
  kill(around, device);
  wires.drop(device.id, notice);
};

export const seatsOfDevice = (member: Member, device: DeviceId): readonly Seat[] => {
  const seats = member.reign?.host.seats ?? member.guest.roster?.seats ?? [];
  return seatsHeldBy({ seats }, device).map(seat);
};
