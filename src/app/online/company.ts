import { type ReadonlySignal, effect } from '@preact/signals';
import {
  type DeviceId,
  type DeviceKey,
  type Ends,
  type IceServer,
  type Link,
  LOST_AFTER,
  type Mesh,
  meshOf,
  rtcEnds,
} from '../../net/index.ts';
import { PROTOCOL, type Roster } from '../../table/index.ts';

export interface CompanyParts {
  readonly room: string;
  readonly secret: string;
  readonly key: DeviceKey;
  /** Who helps two devices find a way to each other. */
  readonly helpers: () => Promise<readonly IceServer[]>;
  /** Of the browser, unless a test has others. */
  readonly ends?: Ends | undefined;
  readonly roster: ReadonlySignal<Roster | null>;
  /** The device that hosts, as far as is known. */
  readonly host: () => DeviceId;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly onUp: (device: DeviceId, table: Link) => void;
  readonly onDown: (device: DeviceId) => void;
}

/** The links of this device to everybody else at its table, by whatever way they came. */
export type Company = Mesh;

/**
 * A link nobody plays over may be silent for longer: its phone may only be asleep, and is let back in through it. After
 * that time the browser itself gives it up.
 */
export const STANDBY_PATIENCE = 25_000;
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];

/** Sees to it that every two devices have a link of their own, so that none depends on any third one. */
export function companyOf(parts: CompanyParts): Company {
  const { room, secret, key, helpers, ends = rtcEnds(helpers), roster, host, pause, onUp, onDown } = parts;
  const trying = new Set<DeviceId>();
  let closed = false;

  const mesh = meshOf({
    room,
    secret,
    key,
    versions: { protocol: PROTOCOL },
    ends,
    patience: device => (isStandby(device) ? STANDBY_PATIENCE : LOST_AFTER),
    onUp,
    onDown(device) {
      onDown(device);
      keep();
    },
  });

  const isStandby = (device: DeviceId): boolean => host() !== key.id && host() !== device;

  /** One of every two calls the other, or both would. Whoever plays at the host has their link there already. */
  const isWanted = (device: DeviceId): boolean =>
    !closed &&
    key.id < device &&
    isStandby(device) &&
    !mesh.to(device) &&
    (roster.peek()?.devices.some(({ id, online }) => id === device && online) ?? false);

  function keep(): void {
    for (const { id } of roster.peek()?.devices ?? []) {
      if (isWanted(id) && !trying.has(id)) void tryOn(id);
    }
  }

  async function tryOn(device: DeviceId): Promise<void> {
    trying.add(device);
    for (let n = 0; isWanted(device); n++) {
      const called = await mesh.call(device);
      if (called.ok) break;
      await pause(PAUSES[Math.min(n, PAUSES.length - 1)] ?? 0);
    }
    trying.delete(device);
  }

  // Nobody's link is closed because they are not on the list: a host that comes back does not know yet who is here.
  const stop = effect(() => {
    if (roster.value) keep();
  });

  return {
    ...mesh,
    close() {
      closed = true;
      stop();
      mesh.close();
    },
  };
}
