import { expect, test } from 'vitest';
import { type Match, type Rules, type Seat, play, seat, start, viewersOf } from '../../../../src/engine/index.ts';
import type { Event } from '../../../../src/games/lantern/event.ts';
import { rules } from '../../../../src/games/lantern/index.ts';
import type { Action, State } from '../../../../src/games/lantern/state.ts';
import type { View } from '../../../../src/games/lantern/view.ts';
import { sceneFor } from '../../../../src/table/index.ts';
import { seedOf } from '../../../support/seeds.ts';

type GameRules = Rules<State, Action, View, Event>;
type Kind = 'peek' | 'shut' | 'pass';

const SEATS = 5;
const PEEKER = seat(3);
/** Odd are the cards of seats 0, 2 and 4. */
const HANDS = [1, 2, 5, 4, 3];

function dealt(options: Readonly<Record<string, string>> = {}): Match<State> {
  const match = start(rules, { seed: seedOf(1), seats: SEATS, options: { nights: '3', shutters: 'on', ...options } });
  return { ...match, state: { ...match.state, hands: HANDS, aside: 6 } };
}

function after(moves: readonly (readonly [Seat | number, Kind])[], played: GameRules = rules, from = dealt()) {
  return moves.reduce(
    ({ match }, [actor, type]) => {
      const verdict = play(played, match, { actor: seat(actor), action: { type } });
      if (!verdict.ok) throw new Error(verdict.refusal);
      return { match: verdict.match, events: verdict.events };
    },
    { match: from, events: [] as readonly Event[] },
  );
}

const kinds = (match: Match<State>, actor: number) => rules.legal(match.state, seat(actor)).map(({ type }) => type);

test('[LN-9] every other seat is asked, clockwise, whatever it holds; a shutter fits an odd card only', () => {
  const { match, events } = after([[PEEKER, 'peek']]);
  expect(events).toEqual([{ type: 'reached', seat: PEEKER }]);
  expect(rules.awaited(match.state)).toEqual([4, 0, 1, 2]);
  expect(rules.timed?.(match.state)).toMatchObject({ kind: 'window', seconds: 5, trigger: 'peek', aimedAt: [] });
  expect(rules.timed?.(match.state)).toMatchObject({ asked: [4, 0, 1, 2], pass: { type: 'pass' } });
  expect([0, 1, 2, 4].map(n => kinds(match, n))).toEqual([
    ['shut', 'pass'],
    ['pass'],
    ['shut', 'pass'],
    ['shut', 'pass'],
  ]);
  expect(kinds(match, PEEKER)).toEqual([]);
});

test('[LN-9] an answer is sealed: nobody else can tell a shutter from a pass while the window is open', () => {
  const [shut, passed] = (['shut', 'pass'] as const).map(kind =>
    after([
      [PEEKER, 'peek'],
      [0, kind],
    ]),
  );
  if (!shut || !passed) throw new Error('Both were played.');
  for (const viewer of viewersOf(SEATS).filter(one => one !== 0)) {
    expect(sceneFor(rules, shut.match, viewer, shut.events)).toEqual(
      sceneFor(rules, passed.match, viewer, passed.events),
    );
  }
  expect(rules.view(shut.match.state, seat(0))).toMatchObject({ answers: { own: 'shut' } });
});

test('[LN-10] when nobody shuts, the peek goes on', () => {
  const { match, events } = after([
    [PEEKER, 'peek'],
    [0, 'pass'],
    [1, 'pass'],
    [2, 'pass'],
    [4, 'pass'],
  ]);
  expect(events.map(({ type }) => type)).toEqual(['answered', 'left-open', 'peeked', 'saw']);
  expect(rules.view(match.state, PEEKER)).toMatchObject({ phase: 'choosing', aside: 6 });
  expect(rules.view(match.state, seat(0))).toMatchObject({ phase: 'choosing', aside: null });
});

const TWO_SHUT = [
  [PEEKER, 'peek'],
  [0, 'shut'],
  [1, 'pass'],
  [2, 'shut'],
  [4, 'pass'],
] as const;
const ONE_SHUT = [
  [PEEKER, 'peek'],
  [0, 'shut'],
  [1, 'pass'],
  [2, 'pass'],
  [4, 'pass'],
] as const;

test('[LN-10] the first shutter clockwise prevents the peek, openly, and is used up; another is not', () => {
  const { match, events } = after(TWO_SHUT);
  expect(events).toContainEqual({ type: 'shut', seat: 0, against: PEEKER });
  expect(match.state.shutters).toEqual([1, null, null, null, null]);
  expect(rules.view(match.state, PEEKER)).toMatchObject({ phase: 'choosing', aside: null });
  expect(kinds(match, PEEKER)).toContain('peek');
  const again = after([[PEEKER, 'peek']], rules, match).match;
  expect(rules.awaited(again.state)).toEqual([4, 1, 2]);
  expect(kinds(again, 2)).toEqual(['shut', 'pass']);
  const moments = [after([[PEEKER, 'peek']]).match, again].map(one => rules.timed?.(one.state)?.moment);
  expect(new Set(moments).size).toBe(2);
});

/** Whether anybody but the seat itself could tell that its shutter was laid and came back. */
function tellsWhatReturned(played: GameRules): boolean {
  const [with2, without2] = [after(TWO_SHUT, played), after(ONE_SHUT, played)];
  return viewersOf(SEATS)
    .filter(viewer => viewer !== 2)
    .some(viewer => {
      const [one, other] = [with2, without2].map(({ match, events }) => sceneFor(played, match, viewer, events));
      return JSON.stringify(one) !== JSON.stringify(other);
    });
}

test('[LN-10] a shutter that was not needed returns unseen and uncounted; its seat alone is told', () => {
  expect(tellsWhatReturned(rules)).toBe(false);
  const { events } = after(TWO_SHUT);
  expect(events.map(event => rules.seen(event, seat(2)))).toContainEqual({ type: 'returned', seat: 2 });
});

test('a shutter that returns and is counted, or is spoken of, is found', () => {
  const counted: GameRules = {
    ...rules,
    apply(...before) {
      const applied = rules.apply(...before);
      const { shutters, night } = applied.state;
      const returned = applied.events
        .filter(({ type }) => type === 'returned')
        .map(event => 'seat' in event && event.seat);
      const used = shutters?.map((one, n) => (returned.includes(n as Seat) ? night : one)) ?? null;
      return { ...applied, state: { ...applied.state, shutters: used } };
    },
  };
  expect(tellsWhatReturned(counted)).toBe(true);
  const spoken: GameRules = {
    ...rules,
    seen: (event, viewer) => (event.type === 'returned' ? event : rules.seen(event, viewer)),
  };
  expect(tellsWhatReturned(spoken)).toBe(true);
});

test('[LN-9] where all others have openly used their shutters, no window opens', () => {
  const match = dealt();
  const spent = { ...match, state: { ...match.state, shutters: [1, 1, 1, null, 1] } };
  const { events } = after([[PEEKER, 'peek']], rules, spent);
  expect(events.map(({ type }) => type)).toEqual(['peeked', 'saw']);
});

test('[LN-12] without shutters nobody is asked', () => {
  expect(after([[PEEKER, 'peek']], rules, dealt({ shutters: 'off' })).match.state.phase.name).toBe('choosing');
});

test('[LN-7] a clock runs while all choose, with the timer on, and not while a window is open', () => {
  expect(rules.timed?.(dealt().state)).toBeUndefined();
  const on = dealt({ timer: 'on' });
  expect(rules.timed?.(on.state)).toEqual({ kind: 'phase', moment: 'night 1', seconds: 30 });
  expect(rules.legal(after([[PEEKER, 'peek']], rules, on).match.state, 'clock')).toEqual([]);
});
