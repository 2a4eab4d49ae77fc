import {
  type DeviceId,
  type DeviceKey,
  type ShakeRefusal,
  type Signaller,
  greetHost,
  lanesOf,
} from '../../net/index.ts';
import type { RoomRecord } from '../../storage/index.ts';
import { PROTOCOL } from '../../table/index.ts';
import type { Trouble } from '../../ui/online.ts';
import type { Company } from './company.ts';

export interface SeekParts {
  readonly record: RoomRecord;
  readonly key: DeviceKey;
  readonly signaller: () => Promise<Signaller>;
  readonly company: Company;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The device that hosts, as far as is known. */
  readonly host: () => DeviceId;
  /** Whether a device may be the host: the one the invitation names, or anybody known to have been at the table. */
  readonly mayHost: (device: DeviceId) => boolean;
  /** It is not needed any more. */
  readonly isOver: () => boolean;
}

export type Sought = 'linked' | Trouble | ShakeRefusal;

/** What those at the table get to find the host, before the broker is asked too. */
const HEAD_START = 700;

/** Looks once for a way to the host: through somebody we still reach, else by the broker where there is one. */
export async function seekHost(parts: SeekParts): Promise<Sought> {
  const { company, pause, host } = parts;
  const { reach } = parts.record;
  const others = company.devices().some(device => device !== host());
  if (others) {
    const calling = company.call(host());
    const soon = pause(HEAD_START).then(() => null);
    // If that takes long they may be asleep, and the broker is asked meanwhile.
    const called = await (reach === 'here' ? calling : Promise.race([calling, soon]));
    if (called?.ok) return 'linked';
    // Whom a call reaches is not for the people here to choose.
    if (called?.problem === 'refused') return called.refusal === 'another-host' ? 'impostor' : called.refusal;
  }
  if (reach === 'here') return others ? 'host-away' : 'apart';
  return byBroker(parts);
}

/** Whoever hosts now answers at the room's door. */
export async function byBroker({ record, key, signaller, company, mayHost, isOver }: SeekParts): Promise<Sought> {
  const { room, secret } = record;
  const dialled = await (await signaller()).dial(room);
  if (!dialled.ok) return dialled.problem === 'nobody' ? 'host-away' : dialled.problem;
  const { link } = dialled;
  if (isOver()) link.close('left');
  const shaken = await greetHost({ link, room, secret, host: mayHost, key, versions: { protocol: PROTOCOL } });
  if (!shaken.ok) return shaken.refusal;
  company.take(shaken.device, lanesOf(link));
  return 'linked';
}
