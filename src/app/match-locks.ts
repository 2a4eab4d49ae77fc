import { type ReadonlySignal, signal } from '@preact/signals';
import type { Tabs } from './tabs.ts';

const PREFIX = 'exodus-box.match.';

/** Sees to it that a match is played in one tab of this device only, and knows whether any tab is playing. */
export interface MatchLocks {
  /** The way to let go again; undefined when another tab holds the match. */
  hold(id: string): Promise<(() => void) | undefined>;
  /** Whether a match is live on some tab, as far as was last heard. */
  readonly anyHeld: ReadonlySignal<boolean>;
  /** Asks anew, since a killed tab says no goodbye. */
  refresh(): Promise<boolean>;
}

/**
 * Browsers withhold Web Locks from pages served over plain http. There a match may be open twice; storage then
 * refuses the move of whoever comes second, so nothing is lost.
 */
export function matchLocks(locks: Pick<LockManager, 'request' | 'query'> | undefined, tabs: Tabs): MatchLocks {
  const own = new Set<string>();
  const anyHeld = signal(false);

  async function refresh(): Promise<boolean> {
    const { held = [] } = (await locks?.query()) ?? {};
    anyHeld.value = own.size > 0 || held.some(({ name = '' }) => name.startsWith(PREFIX));
    return anyHeld.value;
  }

  function announce(): void {
    tabs.tell('locks-changed');
    void refresh();
  }

  tabs.hear('locks-changed', () => void refresh());

  return {
    anyHeld,
    refresh,
    async hold(id) {
      if (own.has(id)) return undefined;
      own.add(id);
      const release = locks
        ? await requested(locks, PREFIX + id, announce).catch((error: unknown) => {
            own.delete(id);
            throw error;
          })
        : announce;
      if (!release) own.delete(id);
      announce();
      return (
        release &&
        (() => {
          own.delete(id);
          release();
        })
      );
    },
  };
}

/**
 * The lock lasts as long as the promise given to the browser stays open. `ended` is called when the browser has
 * really let go; asked before that, it would still call the lock held.
 */
function requested(
  locks: Pick<LockManager, 'request'>,
  name: string,
  ended: () => void,
): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = locks.request(name, { ifAvailable: true }, lock => {
      if (!lock) return resolve(undefined);
      return new Promise<void>(release => resolve(release));
    });
    held.finally(ended).catch(reject);
  });
}
