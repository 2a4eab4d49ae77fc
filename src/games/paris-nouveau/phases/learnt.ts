import { type Seat, at } from '../../../engine/index.ts';
import type { Card } from '../data/cards.ts';
import type { Learnt, State } from '../state.ts';

/** Adds to what one seat knows. Call it before the cards reach the discard pile, which may be reshuffled at once. */
export function remember(
  state: State,
  seat: Seat,
  { what, of, cards, buried }: Pick<Learnt, 'what' | 'of' | 'cards' | 'buried'>,
): State {
  const entry = { what, round: state.round, of, cards, buried, shuffles: state.shuffles };
  return { ...state, learnt: state.learnt.with(seat, [...at(state.learnt, seat), entry]) };
}

/** Whoever knows one of these submissions, as its owner or as the Spotter, sees it go to the discard pile. */
export function seeBuried(state: State, cards: readonly Card[]): State {
  const { shuffles } = state;
  return updateSubmissions(state, entry =>
    entry.cards.every(card => cards.includes(card)) ? { ...entry, buried: entry.cards, shuffles } : entry,
  );
}

/** A picked card will be placed or buried before the round is out; until then only the count of reshuffles matters. */
export const seePicked = (state: State): State =>
  updateSubmissions(state, entry => ({ ...entry, shuffles: state.shuffles }));

/** A picked card that was not placed must be in the discard pile, unless a reshuffle has come between. */
export const seeNotPlaced = (state: State, placed: Card): State =>
  updateSubmissions(state, entry =>
    entry.shuffles === state.shuffles && !entry.cards.includes(placed) ? { ...entry, buried: entry.cards } : entry,
  );

/** Only this round's submissions whose fate is still open. */
function updateSubmissions(state: State, update: (entry: Learnt) => Learnt): State {
  const isOpen = ({ what, round, buried }: Learnt): boolean =>
    (what === 'submitted' || what === 'spotted') && round === state.round && buried.length === 0;
  return {
    ...state,
    learnt: state.learnt.map(entries => entries.map(entry => (isOpen(entry) ? update(entry) : entry))),
  };
}
