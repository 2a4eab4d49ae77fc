import type { Card } from '../data/cards.ts';
import type { Known, Side, State } from '../state.ts';

/** Somebody sees where these cards are. What only the rival sees does not change what everybody knew. */
export function learn(
  state: State,
  holder: Side,
  cards: readonly Card[],
  where: Known['where'],
  by: Known['by'],
): State {
  const stale = (known: Known): boolean => cards.includes(known.card) && (by === 'all' || known.by === 'rival');
  const entries = cards.map(card => ({ card, holder, where, by }));
  return { ...state, known: [...state.known.filter(known => !stale(known)), ...entries] };
}

/** The rival sees all of one pile; so whatever else it knew this side to hold must be in the other. */
export function learnPile(state: State, holder: Side, where: 'hand' | 'saved'): State {
  const pile = where === 'hand' ? state.hands[holder] : state.saved[holder];
  const others = state.known.filter(known => known.holder === holder && !pile.includes(known.card));
  const elsewhere = [...new Set(others.map(({ card }) => card))];
  const rest = learn(state, holder, elsewhere, where === 'hand' ? 'saved' : 'hand', 'rival');
  return learn(rest, holder, pile, where, 'rival');
}

/** These cards have been shown to all, and lie where all can see them. */
export const forget = (state: State, cards: readonly Card[]): State =>
  state.known.some(({ card }) => cards.includes(card))
    ? { ...state, known: state.known.filter(({ card }) => !cards.includes(card)) }
    : state;

/** A side has laid some of its hand face-down: which of the cards others knew, they cannot tell. */
export function blur(state: State, holder: Side): State {
  const { hands, saved } = state;
  if (saved[holder].length === 0) return state;
  const where = hands[holder].length === 0 ? 'saved' : 'held';
  return { ...state, known: state.known.map(known => (known.holder === holder ? { ...known, where } : known)) };
}

/** What was laid aside is taken up again. */
export const sharpen = (state: State): State => ({
  ...state,
  known: state.known.map(known => ({ ...known, where: 'hand' as const })),
});
