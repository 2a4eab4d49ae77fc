import { type Actor, type Seat, at } from '../../../../engine/index.ts';
import type { Card } from '../../data/cards.ts';
import type { Team } from '../../state.ts';
import type { View } from '../../view.ts';

/** What a seat shows of this moment, beside what it always shows. */
export type SeatStatus =
  | { readonly is: 'idle' | 'deciding' | 'sealed' | 'passed' }
  | { readonly is: 'voting'; readonly tokens: number; readonly to: Seat | null }
  | { readonly is: 'laid'; readonly known: Card | null }
  | { readonly is: 'open'; readonly team: Team };

/** `own` is the viewer's view while revealed, else null: then nothing but backs is shown. */
export function seatStatus(view: View, awaited: readonly Actor[], seat: Seat, own: View | null): SeatStatus {
  const { phase } = view;
  const waiting: SeatStatus = { is: awaited.includes(seat) ? 'deciding' : 'idle' };
  if (phase.name === 'commit') return at(phase.committed, seat) ? { is: 'sealed' } : waiting;
  if (phase.name === 'over') return { is: 'open', team: at(phase.teams, seat) };
  if (phase.name === 'assign' || phase.name === 'tie') {
    const tokens = at(phase.tokens, seat);
    return tokens === 0 ? waiting : { is: 'voting', tokens, to: at(phase.targets, seat) };
  }
  if ('submitted' in phase) {
    const laid = at(phase.submitted, seat);
    if (laid === null) return waiting;
    return laid === 'passed' ? { is: 'passed' } : { is: 'laid', known: own === null ? null : knownCard(own, seat) };
  }
  return waiting;
}

/** The card this viewer knows to lie in front of a seat: their own, or one they paid to see. */
function knownCard({ own, round }: View, seat: Seat): Card | null {
  const seen = own?.learnt.findLast(
    ({ what, of, round: then }) => then === round && of === seat && (what === 'submitted' || what === 'spotted'),
  );
  return seen?.cards[0] ?? null;
}

/** Votes lying in front of a seat while an election is on. */
export function votesFor({ phase }: View, seat: Seat): number | null {
  if (phase.name !== 'assign' && phase.name !== 'tie') return null;
  return phase.tokens.reduce((sum, tokens, from) => (at(phase.targets, from) === seat ? sum + tokens : sum), 0);
}
