import { signal } from '@preact/signals';
import * as v from 'valibot';
import type { SettingsRecord, SettingsRepository } from '../storage/index.ts';
import { BOARDS, PASS_MODES, type Settings, type SettingsStore, THEMES } from '../ui/services.ts';
import { LONGEST_BROKER } from '../ui/settings/broker-address.ts';
import { LONGEST_ICE } from '../ui/settings/ice-lines.ts';

const LONGEST_MY_NAME = 40;

const standing = v.object({ pass: v.picklist(PASS_MODES), ready: v.record(v.string(), v.unknown()) });

/** Each choice falls back alone, so that one damaged or newer value does not undo the others. */
const settingsSchema = v.object({
  theme: v.fallback(v.picklist(THEMES), 'dark'),
  board: v.fallback(v.picklist(BOARDS), 'drawn'),
  alone: v.fallback(v.boolean(), false),
  sound: v.fallback(v.boolean(), true),
  vibration: v.fallback(v.boolean(), true),
  motion: v.fallback(v.boolean(), true),
  myName: v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_MY_NAME)), ''),
  broker: v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_BROKER)), ''),
  ice: v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_ICE)), ''),
  standing: v.fallback(v.record(v.string(), v.record(v.string(), standing)), {}),
});

const parseSettings = (record: SettingsRecord): Settings =>
  v.parse(settingsSchema, {
    ...Object.fromEntries(Object.keys(settingsSchema.entries).map(key => [key, null])),
    ...record,
  });

export interface LoadedSettings extends SettingsStore {
  /** Reads what was chosen before. */
  load(): Promise<void>;
}

export function settingsStore(repository: SettingsRepository, root: Pick<HTMLElement, 'dataset'>): LoadedSettings {
  const current = signal(parseSettings({}));
  /** What was chosen here. Everything else on the disk belongs to other tabs, or to a newer app, and stays. */
  let chosen: Partial<Settings> = {};
  let writing: Promise<unknown> = Promise.resolve();

  function wear(settings: Settings): void {
    current.value = settings;
    root.dataset['theme'] = settings.theme;
    root.dataset['motion'] = settings.motion ? 'on' : 'off';
  }

  return {
    current,

    async load() {
      const read = await repository.read();
      // A choice made while the old ones were being read is the newer one.
      if (read.ok) wear({ ...parseSettings(read.value), ...chosen });
    },

    change(part) {
      chosen = { ...chosen, ...part };
      wear({ ...current.value, ...part });
      // Not stored, it holds until the app is closed; that needs no message.
      writing = writing.then(write);
    },
  };

  async function write(): Promise<void> {
    const read = await repository.read();
    if (read.ok) await repository.write({ ...read.value, ...chosen });
  }
}
