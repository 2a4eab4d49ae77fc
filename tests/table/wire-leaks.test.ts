import { expect, test } from 'vitest';
import { type Rules, type Viewer, at, seat } from '../../src/engine/index.ts';
import type { Event } from '../../src/games/paris-nouveau/event.ts';
import type { Action, State } from '../../src/games/paris-nouveau/state.ts';
import type { View } from '../../src/games/paris-nouveau/view.ts';
import { changeOf } from '../../src/table/change.ts';
import { parisSubject } from '../games/paris-nouveau/subject.ts';
import { lanternSubject } from '../support/lantern-subject.ts';
import { type Post, searchForLeaks } from '../support/non-interference.ts';
import { seatsBy } from '../support/table-room.ts';
import { onlySeat, wirePost } from '../support/table-wire.ts';

/*
 * Non-interference on the very bytes of the letters, and not only on what they are made from: what is left out of a
 * change, how long it is, and what is sent because it was not sent before could all say something too.
 */

test.each([3, 4, 5, 6])('the letters of Lantern tell a device nothing its seat may not know, with %i seats', seats => {
  const found = searchForLeaks(lanternSubject, { seats, games: 4, moments: 8, post: wirePost(lanternSubject.rules) });
  expect(found.leak).toBeUndefined();
  expect(found.compared).toBeGreaterThan(200);
  expect(found.throughHiddenChoices).toBeGreaterThan(20);
});

test.each([4, 5, 6])('the letters of Paris tell a device nothing its seat may not know, with %i seats', seats => {
  const found = searchForLeaks(parisSubject, { seats, games: 3, moments: 9, post: wirePost(parisSubject.rules) });
  expect(found.leak).toBeUndefined();
  expect(found.compared).toBeGreaterThan(1000);
  expect(found.throughHiddenChoices).toBeGreaterThan(100);
});

const SEARCH = { seats: 5, games: 3, moments: 15 };
type Paris = Rules<State, Action, View, Event>;
const rules: Paris = parisSubject.rules;
const honest = wirePost(rules);

const leaks: readonly [what: string, post: Post<State, Event>][] = [
  ['the view of a seat that somebody else holds', wirePost(rules, withSeatToo)],
  ['events as they are and not as they may be seen', wirePost({ ...rules, seen: event => event })],
  ['the legal actions of another seat', wirePost({ ...rules, legal: state => rules.legal(state, seat(0)) })],
  [
    'the length of a letter',
    (match, viewer, events, before) =>
      honest(match, viewer, events, before) + ' '.repeat(match.state.teams.indexOf('hunter')),
  ],
  [
    'a change made from states and not from views',
    (match, viewer, events, before) =>
      honest(match, viewer, events, before) + JSON.stringify(before && changeOf(before.state, match.state)),
  ],
  [
    'no more than whether a sealed vote is empty',
    (match, viewer, events, before) =>
      honest(match, viewer, events, before) +
      String('tokens' in match.state.phase && match.state.phase.tokens.includes(0)),
  ],
  ['the seed', (match, viewer, events, before) => honest(match, viewer, events, before) + match.seed],
  [
    'a public value that holds a private one',
    wirePost({
      ...rules,
      view: (state, viewer) =>
        viewer === 'spectator'
          ? { ...rules.view(state, viewer), round: at(state.teams, 1) === 'hunter' ? 1 : 0 }
          : rules.view(state, viewer),
    }),
  ],
];

test.each(leaks)('a leak of %s is found in the letters', (_what, post) => {
  expect(searchForLeaks(parisSubject, { ...SEARCH, post }).leak).toBeDefined();
});

/** A table that has lost count of who sits where: everybody is sent seat 0 as well. */
function withSeatToo(viewer: Viewer, seats: number) {
  return onlySeat(viewer, seats).map((held, n) => (n === 0 ? (seatsBy('1')[0] ?? held) : held));
}
