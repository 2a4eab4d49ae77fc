import { CATALOGUE } from '../games/catalogue.ts';
import { idbKeys, idbMatches, idbMembers, idbRooms, idbSettings, openDatabase } from '../storage/index.ts';
import type { Services } from '../ui/services.ts';
import { browserInstallation } from './installation.ts';
import { matchLocks } from './match-locks.ts';
import { type LiveOnline, browserOnline } from './online/online.ts';
import { type LoadedSettings, settingsStore } from './settings.ts';
import { type LiveShelf, matchShelf } from './shelf.ts';
import { browserSurroundings } from './surroundings.ts';
import { browserTabs } from './tabs.ts';

export interface BrowserServices extends Services {
  readonly shelf: LiveShelf;
  readonly settings: LoadedSettings;
  readonly online: LiveOnline;
}

export function browserServices(): BrowserServices {
  const database = openDatabase();
  const tabs = browserTabs();
  const locks = matchLocks(navigator.locks, tabs);
  const surroundings = browserSurroundings();
  const matches = idbMatches(database);
  const settings = settingsStore(idbSettings(database), document.documentElement);
  const shelf = matchShelf({ catalogue: CATALOGUE, matches, locks, tabs, surroundings });
  const online = browserOnline({
    catalogue: CATALOGUE,
    rooms: idbRooms(database),
    members: idbMembers(database),
    keys: idbKeys(database),
    matches,
    shelf,
    locks,
    tabs,
    settings,
    surroundings,
  });
  return { catalogue: CATALOGUE, shelf, settings, installation: browserInstallation(locks), online };
}
