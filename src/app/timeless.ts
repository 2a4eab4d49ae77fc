import { signal } from '@preact/signals';
import type { OpenMatch } from '../ui/services.ts';

/** What a match without clocks and windows says of them. */
export const timeless = (): Pick<OpenMatch, 'time' | 'moreTime' | 'window' | 'answered' | 'wait' | 'waitsLeft'> => ({
  time: signal(null),
  moreTime: () => undefined,
  window: signal(null),
  answered: signal([]),
  wait: () => undefined,
  waitsLeft: () => 0,
});
