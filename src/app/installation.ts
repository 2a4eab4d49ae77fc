import type { Installation } from '../ui/services.ts';
import { installPrompt } from './install-prompt.ts';
import type { MatchLocks } from './match-locks.ts';
import { offline } from './offline.ts';
import { stayAwake } from './wake-lock.ts';

const HOME = ['', '#', '#/'];

export function browserInstallation(locks: MatchLocks): Installation {
  const base = new URL(import.meta.env.BASE_URL, document.baseURI);
  const worker = offline({
    // The development server changes files under a worker's feet.
    container: import.meta.env.PROD ? navigator.serviceWorker : undefined,
    script: new URL('sw.js', base),
    locks,
    atHome: () => HOME.includes(location.hash),
    reload: () => location.reload(),
  });
  return { ...worker, ...installPrompt(), keepData, stayAwake };
}

/** Withheld over plain http; asking twice is harmless. */
async function keepData(): Promise<boolean> {
  const storage = navigator.storage as StorageManager | undefined;
  return (await storage?.persisted?.()) || (await storage?.persist?.()) || false;
}
