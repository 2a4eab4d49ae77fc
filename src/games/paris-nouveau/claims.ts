/** What one may say about a card just laid or placed. Nobody has to mean it. [PN-7] */
export const CLAIMS = ['goes-far', 'clean', 'costs-cover', 'costs-life', 'leave-mine', 'nothing-better'] as const;
export type ParisClaim = (typeof CLAIMS)[number];
