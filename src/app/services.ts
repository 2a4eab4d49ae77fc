import { CATALOGUE } from '../games/catalogue.ts';
import { idbMatches, idbSettings, openDatabase } from '../storage/index.ts';
import type { Services } from '../ui/services.ts';
import { browserInstallation } from './installation.ts';
import { matchLocks } from './match-locks.ts';
import { browserOnline } from './online/online.ts';
import { type LoadedSettings, settingsStore } from './settings.ts';
import { type LiveShelf, matchShelf } from './shelf.ts';
import { browserSurroundings } from './surroundings.ts';
import { browserTabs } from './tabs.ts';

export interface BrowserServices extends Services {
  readonly shelf: LiveShelf;
  readonly settings: LoadedSettings;
}

export function browserServices(): BrowserServices {
  const database = openDatabase();
  const tabs = browserTabs();
  const locks = matchLocks(navigator.locks, tabs);
  return {
    catalogue: CATALOGUE,
    shelf: matchShelf({
      catalogue: CATALOGUE,
      matches: idbMatches(database),
      locks,
      tabs,
      surroundings: browserSurroundings(),
    }),
    settings: settingsStore(idbSettings(database), document.documentElement),
    installation: browserInstallation(locks),
    online: browserOnline(),
  };
}
