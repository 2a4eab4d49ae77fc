import type * as kit from './hosting-kit.ts';

/** What `hosting-kit.ts` holds, for those who wait for it. */
export type Kit = typeof kit;
