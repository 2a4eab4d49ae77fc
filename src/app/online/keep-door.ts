import type { HostDoor } from './host-door.ts';
import { type SeekParts, byBroker } from './seek-host.ts';

export interface KeepDoorParts {
  readonly door: HostDoor;
  readonly seek: SeekParts;
  /** This device hosts, and others may come by link. */
  readonly isWanted: () => boolean;
  readonly isRuling: () => boolean;
  /** Another device hosts by now, and the door is theirs. */
  readonly isSucceeded: () => boolean;
}

/** How long a host that nobody follows looks for another one, and how long it then waits at its own door. */
const LOOK_FOR = 2_500;
const WAIT_FOR = 6_000;

/**
 * Whoever comes back as a host may have been replaced meanwhile, and the new one stands at the same door. So a host that
 * does not rule looks who answers there before it opens it, and again from time to time.
 */
export function doorKeeper({ door, seek, isWanted, isRuling, isSucceeded }: KeepDoorParts): () => Promise<void> {
  let keeping = false;
  return async () => {
    if (keeping) return;
    keeping = true;
    while (isWanted()) {
      if (!isRuling()) {
        door.close();
        await Promise.race([byBroker(seek), seek.pause(LOOK_FOR)]);
      }
      if (isWanted() && !isSucceeded()) door.open();
      do await seek.pause(WAIT_FOR);
      while (isRuling() && isWanted());
    }
    keeping = false;
  };
}
