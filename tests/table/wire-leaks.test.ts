import { describe, expect, test } from 'vitest';
import { type Viewer, seat } from '../../src/engine/index.ts';
import { changeOf } from '../../src/table/change.ts';
import { BOX } from '../support/box.ts';
import { lanternSubject } from '../support/lantern-subject.ts';
import { type Post, type Search, searchForLeaks } from '../support/non-interference.ts';
import { countsOf, hintOf, isHidden, leaking, leakyRules, middleOf, secretsOf } from '../support/planted-leaks.ts';
import type { AnySubject } from '../support/subject.ts';
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

/** Fewer seats are fewer viewers, so it takes more matches to compare as much. */
const gamesFor = (seats: number): number => Math.max(3, Math.ceil(24 / seats));

describe.each(BOX)('$id', ({ subject }) => {
  test.each(countsOf(subject))('its letters tell a device nothing its seat may not know, with %i seats', seats => {
    const found = searchForLeaks(subject, {
      seats,
      games: gamesFor(seats),
      moments: 9,
      post: wirePost(subject.rules),
    });
    expect(found.leak).toBeUndefined();
    expect(found.compared).toBeGreaterThan(1000);
    expect(found.throughHiddenChoices).toBeGreaterThan(100);
  });

  const seats = middleOf(subject);
  const search = { seats, games: gamesFor(seats), moments: 15 };

  test.each(secretsOf(subject))('a leak of this secret is found in the letters: %s', secret => {
    const where = (state: unknown): boolean => isHidden(subject, secret, state, seats);
    const { leak } = searchForLeaks(subject, { ...search, where, post: wirePost(leaking(subject, secret)) });
    expect(leak).toBeDefined();
  });

  test.each(leakyPosts(subject))('a leak of %s is found in the letters', (_what, post) => {
    expect(searchForLeaks(subject, { ...search, post } satisfies Search<unknown, unknown>).leak).toBeDefined();
  });
});

function leakyPosts(subject: AnySubject): readonly (readonly [what: string, post: Post<unknown, unknown>])[] {
  const { rules } = subject;
  const honest = wirePost(rules);
  return [
    ['the view of a seat that somebody else holds', wirePost(rules, withSeatToo)],
    ...leakyRules(subject).map(([what, leaky]) => [what, wirePost(leaky)] as const),
    [
      'the length of a letter',
      (match, viewer, events, before) =>
        honest(match, viewer, events, before) + ' '.repeat(hintOf(subject.secrets(match.state, viewer))),
    ],
    [
      'a change made from states and not from views',
      (match, viewer, events, before) =>
        honest(match, viewer, events, before) + JSON.stringify(before && changeOf(before.state, match.state)),
    ],
    ['the seed', (match, viewer, events, before) => honest(match, viewer, events, before) + match.seed],
  ];
}

/** A table that has lost count of who sits where: everybody is sent seat 0 as well. */
function withSeatToo(viewer: Viewer, seats: number) {
  return onlySeat(viewer, seats).map((held, n) => (n === seat(0) ? (seatsBy('1')[0] ?? held) : held));
}
