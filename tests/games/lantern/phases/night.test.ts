import { expect, test } from 'vitest';
import { type Match, type Options, play, seat, seatsOf, start } from '../../../../src/engine/index.ts';
import { deckFor } from '../../../../src/games/lantern/data/cards.ts';
import type { Event } from '../../../../src/games/lantern/event.ts';
import { rules } from '../../../../src/games/lantern/index.ts';
import type { Action, Choice, State } from '../../../../src/games/lantern/state.ts';
import { seedOf } from '../../../support/seeds.ts';

const dealt = (options: Options = {}, seats = 3): Match<State> =>
  start(rules, { seed: seedOf(4), seats, options: { nights: '3', ...options } });

/** Seats 0 to 2 hold 3, 4 and 1; the 2 lies aside. */
function held(options: Options = {}): Match<State> {
  const match = dealt(options);
  return { ...match, state: { ...match.state, hands: [3, 4, 1], aside: 2 } };
}

type Played = { readonly match: Match<State>; readonly events: readonly Event[] };

function act({ match }: { readonly match: Match<State> }, actor: number | 'clock', action: Action): Played {
  const verdict = play(rules, match, { actor: actor === 'clock' ? actor : seat(actor), action });
  if (!verdict.ok) throw new Error(verdict.refusal);
  return verdict;
}

const chooseAll = (match: Match<State>, ...choices: readonly Choice[]): Played =>
  choices.reduce<Played>((so, choice, n) => act(so, n, { type: 'choose', choice }), { match, events: [] });

test('[LN-1] every card is in one hand or aside', () => {
  for (const seats of [3, 4, 5, 6]) {
    const { hands, aside } = dealt({}, seats).state;
    expect([...hands, aside].toSorted((a, b) => a - b)).toEqual(deckFor(seats));
  }
});

test('[LN-2] all are asked at once, and nobody sees what another chose', () => {
  const { match } = act({ match: held() }, 1, { type: 'choose', choice: 'light' });
  expect(rules.awaited(held().state)).toEqual([0, 1, 2]);
  expect(rules.awaited(match.state)).toEqual([0, 2]);
  expect(rules.view(match.state, seat(1))).toMatchObject({ choice: 'light', chosen: [false, true, false] });
  expect(rules.view(match.state, seat(0))).toMatchObject({ choice: null, chosen: [false, true, false] });
});

test('[LN-3] a choice cannot be changed', () => {
  const { match } = act({ match: held() }, 1, { type: 'choose', choice: 'light' });
  expect(rules.legal(match.state, seat(1))).toEqual([{ type: 'peek' }]);
});

test('[LN-4] the highest card among the lit lamps wins, not the highest card', () => {
  const { match, events } = chooseAll(held(), 'light', 'hide', 'light');
  expect(events).toContainEqual(expect.objectContaining({ type: 'revealed', winner: 0 }));
  expect(match.state.wins).toEqual([1, 0, 0]);
});

test('[LN-5] nobody wins in the dark', () => {
  const { match } = chooseAll(held(), 'hide', 'hide', 'hide');
  expect(match.state.last?.winner).toBeNull();
  expect(match.state.wins).toEqual([0, 0, 0]);
});

test('[LN-6] a peek is seen by all, what it shows by one, and only once a night', () => {
  const { match, events } = act({ match: held() }, 2, { type: 'peek' });
  const told = (viewer: number) => events.map(event => rules.seen(event, seat(viewer))).filter(one => one !== null);
  expect(told(0)).toEqual([{ type: 'peeked', seat: 2 }]);
  expect(told(2)).toContainEqual({ type: 'saw', seat: 2, card: 2 });
  expect(rules.view(match.state, seat(2))).toMatchObject({ aside: 2 });
  expect(rules.view(match.state, seat(0))).toMatchObject({ aside: null });
  expect(rules.legal(match.state, seat(2))).not.toContainEqual({ type: 'peek' });
  const { match: next } = chooseAll(match, 'hide', 'hide', 'hide');
  expect(rules.legal(next.state, seat(2))).toContainEqual({ type: 'peek' });
});

test('[LN-7] when time is up, whoever has not chosen hides', () => {
  const { match } = act({ match: held({ timer: 'on' }) }, 0, { type: 'choose', choice: 'light' });
  const after = act({ match }, 'clock', { type: 'time-is-up' });
  expect(after.events[0]).toEqual({ type: 'time-was-up', hiding: [1, 2] });
  expect(after.match.state.last).toEqual({ hands: [3, 4, 1], choices: ['light', 'hide', 'hide'], winner: 0 });
  expect(rules.legal(held().state, 'clock')).toEqual([]);
});

test('[LN-11] after a night everything is shown, and the whole deck is dealt anew', () => {
  const { match, events } = chooseAll(held(), 'light', 'hide', 'hide');
  expect(events.map(({ type }) => type)).toEqual(['chose', 'revealed', 'dealt']);
  expect(match.state).toMatchObject({ night: 2, phase: { name: 'choosing' } });
  expect([...match.state.hands, match.state.aside].toSorted((a, b) => a - b)).toEqual(deckFor(3));
});

test('[LN-8] whoever won most nights wins; equals share it, and in the dark nobody wins', () => {
  const over = (wins: readonly number[]) => rules.outcome({ ...held().state, wins, phase: { name: 'over' } })?.winners;
  expect(over([1, 2, 0])).toEqual([1]);
  expect(over([1, 0, 1])).toEqual([0, 2]);
  expect(over([0, 0, 0])).toEqual([]);
  const { match } = chooseAll(held({ nights: '1' }), 'hide', 'light', 'hide');
  expect(rules.outcome(match.state)).toEqual({ winners: [1], reason: 'most-nights' });
  expect(seatsOf(3).flatMap(one => rules.legal(match.state, one))).toEqual([]);
});
