import { expect, test } from 'vitest';
import { type Rules, at } from '../../../src/engine/index.ts';
import { fitsShutter } from '../../../src/games/lantern/data/cards.ts';
import type { Event } from '../../../src/games/lantern/event.ts';
import { rules } from '../../../src/games/lantern/index.ts';
import type { Action, State } from '../../../src/games/lantern/state.ts';
import type { View } from '../../../src/games/lantern/view.ts';
import { searchForLeaks } from '../../support/non-interference.ts';
import { subject } from './subject.ts';

type GameRules = Rules<State, Action, View, Event>;

const SEARCH = { seats: 4, games: 9 };

const withView = (more: (state: State) => object): GameRules => ({
  ...rules,
  view: (state, viewer) => ({ ...rules.view(state, viewer), ...more(state) }),
});

/** Asks only those whose card fits, and somebody at least, so that play goes on. */
function askingOnlyHolders(...given: Parameters<GameRules['apply']>): ReturnType<GameRules['apply']> {
  const applied = rules.apply(...given);
  const { hands, phase } = applied.state;
  if (given[2].type !== 'peek' || phase.name !== 'shutting') return applied;
  const { answers } = phase.window;
  const holders = answers.filter(({ seat }) => fitsShutter(at(hands, seat)));
  const window = { ...phase.window, answers: holders.length > 0 ? holders : answers.slice(0, 1) };
  return { ...applied, state: { ...applied.state, phase: { ...phase, window } } };
}

const PLANTED: readonly [what: string, leaky: GameRules][] = [
  ['the card aside', withView(({ aside }) => ({ under: aside }))],
  ['an answer while its window is open', withView(({ phase }) => (phase.name === 'shutting' ? phase.window : {}))],
  ['who holds what answers, by whom a window asks', { ...rules, apply: askingOnlyHolders }],
  [
    'what an answer was',
    { ...rules, seen: (event, viewer) => (event.type === 'answered' ? event : rules.seen(event, viewer)) },
  ],
];

test.each(PLANTED)('a leak of %s is found', (_what, leaky) => {
  expect(searchForLeaks({ ...subject, rules: leaky }, SEARCH).leak).toBeDefined();
});

test('without them there is none', () => {
  expect(searchForLeaks(subject, SEARCH).leak).toBeUndefined();
});
