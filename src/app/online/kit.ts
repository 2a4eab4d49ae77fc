/** What `hosting-kit.ts` holds, for those who wait for it. */
export type Kit = typeof import('./hosting-kit.ts');
