import { useSignal } from '@preact/signals';
import type { CodeRefusal } from '../same-room.ts';
import type { SettingsStore } from '../services.ts';

export interface Reading {
  /** Why the last one led nowhere; null while nothing has, or after one that did. */
  readonly refusal: CodeRefusal | null;
  readonly read: (text: string) => Promise<void>;
  readonly forget: () => void;
}

const BUZZ_MS = 40;

/** Reads what was scanned or pasted. The phone buzzes when that was it, so that one may stop pointing. */
export function useReading(settings: SettingsStore, read: (text: string) => Promise<CodeRefusal | null>): Reading {
  const refusal = useSignal<CodeRefusal | null>(null);
  return {
    refusal: refusal.value,
    async read(text) {
      refusal.value = await read(text);
      if (refusal.peek() === null && settings.current.peek().vibration) navigator.vibrate?.(BUZZ_MS);
    },
    forget() {
      refusal.value = null;
    },
  };
}
