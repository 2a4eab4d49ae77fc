import type { DeviceId, Link } from '../../net/index.ts';
import type { Roster } from '../../table/index.ts';
import type { Examined } from '../../ui/online.ts';

/** How this device reaches each other one: by a link of their own, by way of the host, or not at all. */
export const examined = (
  roster: Roster | null,
  me: DeviceId,
  linkTo: (device: DeviceId) => Link | undefined,
  hostIsReached: boolean,
): Promise<readonly Examined[]> =>
  Promise.all(
    (roster?.devices ?? [])
      .filter(({ id }) => id !== me)
      .map(async ({ id, name, online }) => {
        const link = linkTo(id);
        if (link) return { device: id, name, path: await link.path(), roundTrip: link.roundTrip };
        const path = online && hostIsReached && id !== roster?.host ? 'through-host' : 'away';
        return { device: id, name, path, roundTrip: null };
      }),
  );
