import type { Claim } from '../../../../engine/index.ts';
import type { ParisClaim } from '../../claims.ts';

const CLAIM_WORDS: Readonly<Record<ParisClaim, string>> = {
  'goes-far': 'Mine goes far. Take it.',
  clean: 'No icons on mine.',
  'costs-cover': 'Mine costs us cover, sorry.',
  'costs-life': 'Careful, mine costs a life.',
  'leave-mine': 'Leave mine. It is a bad one.',
  'nothing-better': 'I had nothing better.',
};

const isOurs = (claim: Claim): claim is ParisClaim => Object.hasOwn(CLAIM_WORDS, claim);

export const claimWords = (claim: Claim): string | null => (isOurs(claim) ? CLAIM_WORDS[claim] : null);
