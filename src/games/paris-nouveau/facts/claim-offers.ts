import type { Claim, Seat, Viewer } from '../../../engine/index.ts';
import { CLAIMS, type ParsedClaim, makeClaim } from '../data/claims.ts';
import type { AbilityAction, LineName } from '../state.ts';
import type { View } from '../view.ts';

/** What claims are gathered under, in the order they are offered. */
export const SUBJECTS = ['submitted', 'seen', 'trust'] as const;
export type ClaimSubject = (typeof SUBJECTS)[number];

/**
 * What a seat could be believed to say now: decided from what the whole table saw, never from what is the seat's
 * alone. So truth and lie are offered alike, and whoever looks over a shoulder learns nothing from the list.
 */
export function offeredClaims(view: View, viewer: Viewer, subject: ClaimSubject): readonly Claim[] {
  if (viewer === 'spectator' || view.phase.name === 'over') return [];
  return CLAIMS.filter(claim => subjectOf(claim) === subject && isCredible(claim, view, viewer)).map(makeClaim);
}

function subjectOf({ about }: ParsedClaim): ClaimSubject {
  switch (about) {
    case 'remark':
    case 'submitted':
      return 'submitted';
    case 'spotted':
    case 'pile':
    case 'drawn':
    case 'dropped':
      return 'seen';
    case 'trust':
    case 'suspect':
      return 'trust';
  }
}

function isCredible(claim: ParsedClaim, view: View, speaker: Seat): boolean {
  const { leader, tec, characters, rounds } = view;
  switch (claim.about) {
    case 'remark':
    case 'submitted':
      return rounds.some(round => round.tec !== null);
    case 'spotted':
      return hasDone(view, speaker, action => action.type === 'spot' && action.of === claim.of);
    case 'dropped':
      return hasDone(view, speaker, action => action.type === 'courier');
    case 'pile':
      return hasLooked(view, speaker, 'rescuer') || (view.phase.name === 'rescue' && leader === speaker);
    case 'drawn':
      return hasLooked(view, speaker, 'hunter') || (view.phase.name === 'hunt' && tec === speaker);
    case 'trust':
    case 'suspect':
      return claim.seat !== speaker && claim.seat < characters.length;
  }
}

const hasDone = ({ rounds }: View, speaker: Seat, deed: (action: AbilityAction) => boolean): boolean =>
  rounds.some(({ deeds }) => deeds.some(({ seat, action }) => seat === speaker && deed(action)));

/** Whoever placed a card chose it from some that only they saw. */
const hasLooked = ({ lines }: View, speaker: Seat, line: LineName): boolean =>
  lines[line].some(({ by }) => by === speaker);
