import * as v from 'valibot';
import type { Database } from './database.ts';
import { type Stored, stored, troubleOf } from './stored.ts';

const KEY = 'settings';

const settingsSchema = v.record(v.string(), v.unknown());

/** Choices by name. What each may be is the app's to say; a damaged record is no choices at all. */
export type SettingsRecord = Readonly<v.InferOutput<typeof settingsSchema>>;

export interface SettingsRepository {
  read(): Promise<Stored<SettingsRecord>>;
  write(settings: SettingsRecord): Promise<Stored<void>>;
}

export function idbSettings(database: Database): SettingsRepository {
  return {
    async read() {
      try {
        const connection = await database.connect();
        const tx = connection.transaction('settings');
        // A failed request is told below; idb tells it a second time through `done`, where nobody listens.
        tx.done.catch(() => undefined);
        return stored(parseSettings(await tx.store.get(KEY)));
      } catch (error) {
        return troubleOf(error);
      }
    },

    async write(settings) {
      try {
        const connection = await database.connect();
        const tx = connection.transaction('settings', 'readwrite');
        tx.done.catch(() => undefined);
        await tx.store.put(settings, KEY);
        await tx.done;
        return stored(undefined);
      } catch (error) {
        return troubleOf(error);
      }
    },
  };
}

export function memorySettings(shelf = new Map<string, unknown>()): SettingsRepository {
  return {
    read: async () => stored(parseSettings(structuredClone(shelf.get(KEY)))),
    async write(settings) {
      shelf.set(KEY, structuredClone(settings));
      return stored(undefined);
    },
  };
}

function parseSettings(raw: unknown): SettingsRecord {
  const settings = v.safeParse(settingsSchema, raw);
  return settings.success ? settings.output : {};
}
