import { describe, expect, test } from 'vitest';
import {
  type Actor,
  type Match,
  type Options,
  type Seat,
  deepFreeze,
  play,
  replay,
  sameJson,
  viewersOf,
} from '../../src/engine/index.ts';
import { sceneFor } from '../../src/table/index.ts';
import { LONGEST_WHOLE, MOST_CHOICES, largestOf } from './largest.ts';
import { searchForLeaks } from './non-interference.ts';
import { type Step, actorsOf, kindOf, matchesOf, playerRng, randomMatch } from './random-match.ts';
import { seedOf } from './seeds.ts';
import type { Subject } from './subject.ts';
import { checkTimed, checkWindows } from './timed-checks.ts';

const SEEDS = [1, 2, 3, 5, 8, 13];
const WITNESS_GAMES = 600;

interface Played<S, A, E> {
  readonly deal: { readonly seed: string; readonly seats: number; readonly options: Options };
  readonly steps: readonly Step<S, A, E>[];
}

/** What every game owes the engine. A new game gets all of it from one line in its test. */
export function conforms<S, A, V, E>(subject: Subject<S, A, V, E>): void {
  const { rules } = subject;
  const { min, max } = rules.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);

  describe.each(counts)(`${rules.id} with %i seats keeps the contract:`, seats => {
    const games = SEEDS.flatMap(seed => subject.options.map(options => played(subject, seats, seed, options)));

    test('it ends, and somebody can always act until then', () => {
      for (const { steps } of games) {
        expect(steps.length).toBeGreaterThan(0);
        for (const match of matchesOf(steps)) checkAwaited(subject, match);
      }
    });

    test('where time may decide, it decides for everybody alike, and never alone', () => {
      const looks = games.flatMap(({ steps }) => matchesOf(steps).map(match => checkTimed(subject, match)));
      for (const { steps } of games) checkWindows(subject, steps);
      expect(looks.includes(1)).toBe(rules.timed !== undefined);
    });

    test('the same seed and the same moves lead to the same state', () => {
      for (const { deal, steps } of games) {
        const final = steps.at(-1)?.after;
        const moves = steps.map(({ move }) => move);
        expect(replay(rules, deal, moves)).toEqual({ ok: true, match: final });
        const half = steps[Math.floor(steps.length / 2)]?.after;
        if (half) expect(replay(rules, deal, moves, half)).toEqual({ ok: true, match: final });
      }
    });

    test('states, views, actions and events are plain JSON', () => {
      expect(games.every(({ steps }) => steps.length > 0)).toBe(true);
      for (const { steps } of games) {
        for (const { move, events, after } of steps) {
          for (const value of [after.state, move, events]) expect(throughJson(value)).toEqual(value);
          for (const viewer of viewersOf(seats)) {
            const scene = sceneFor(rules, after, viewer, events);
            expect(throughJson(scene)).toEqual(scene);
          }
        }
      }
    });

    test('every card and token is somewhere, once', () => {
      for (const { steps } of games) {
        const [first, ...rest] = matchesOf(steps).map(({ state }) => [...subject.inventory(state)].toSorted());
        expect(new Set(first).size).toBe(first?.length);
        for (const inventory of rest) expect(inventory).toEqual(first);
      }
    });

    test('every legal action is accepted, and every other is refused as a value', () => {
      expect(games.every(({ steps }) => steps.length > 0)).toBe(true);
      for (const { steps } of games) {
        const everSeen = steps.map(({ move }) => move.action);
        for (const [n, match] of matchesOf(steps).entries()) checkDoor(subject, match, everSeen, n);
      }
    });

    test('nobody can tell the truth from a world that should look the same', () => {
      const { leak, compared, throughHiddenChoices, imagined } = searchForLeaks(subject, { seats, games: 4 });
      expect(leak).toBeUndefined();
      expect(compared).toBeGreaterThan(500);
      expect(throughHiddenChoices).toBeGreaterThan(0);
      // An `imagine` that copies a leaked secret would hide the leak; it cannot make the worlds differ.
      for (const [name, { hidden, differing }] of imagined) {
        if (hidden >= 20) expect(differing, `${name} was never imagined otherwise`).toBeGreaterThan(0);
      }
    });
  });

  test(`${rules.id}: no list and no whole is longer than a table takes`, () => {
    const met = counts.flatMap(seats =>
      SEEDS.slice(0, 2).flatMap(seed =>
        subject.options.map(options => {
          const { deal, steps } = played(subject, seats, seed, options);
          return largestOf(rules, deal, steps);
        }),
      ),
    );
    const choices = Math.max(...met.map(one => one.choices));
    const whole = Math.max(...met.map(one => one.whole));
    console.log(
      `${rules.id}: at most ${choices} choices at once (of ${MOST_CHOICES}), a whole of ${whole} characters (of ${LONGEST_WHOLE})`,
    );
    expect(choices).toBeGreaterThan(0);
    expect(choices).toBeLessThanOrEqual(MOST_CHOICES);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThanOrEqual(LONGEST_WHOLE);
  });

  test(`${rules.id}: a long run meets every action, every event and all else there is to meet`, () => {
    const met = new Set<string>();
    for (let game = 0; game < WITNESS_GAMES; game++) {
      const seats = counts[game % counts.length] ?? min;
      // Bots play every other match, so options change half as often: each meets both kinds of play.
      const options = subject.options[(game >> 1) % subject.options.length] ?? {};
      for (const { before, move, events } of played(subject, seats, 100 + game, options).steps) {
        met.add(`action ${kindOf(move.action)}`);
        for (const event of events) met.add(`event ${kindOf(event)}`);
        for (const thing of subject.witness.see(before.state, move.action, events)) met.add(thing);
      }
    }
    const { actions, events, more } = subject.witness;
    const wanted = [...actions.map(kind => `action ${kind}`), ...events.map(kind => `event ${kind}`), ...more];
    expect(wanted.filter(thing => !met.has(thing))).toEqual([]);
    expect([...met].filter(thing => !wanted.includes(thing))).toEqual([]);
  });
}

function played<S, A, V, E>(
  { rules, bot }: Subject<S, A, V, E>,
  seats: number,
  seed: number,
  options: Options,
): Played<S, A, E> {
  const deal = { seed: seedOf(seed), seats, options };
  return { deal, steps: [...randomMatch(rules, deal, playerRng(seed), seed % 2 === 0 ? bot : undefined)] };
}

function checkAwaited<S, A, V, E>({ rules }: Subject<S, A, V, E>, { state, seats }: Match<S>): void {
  const awaited = rules.awaited(state);
  const over = rules.outcome(state) !== undefined;
  expect(awaited.length === 0).toBe(over);
  for (const actor of awaited) expect(rules.legal(state, actor).length).toBeGreaterThan(0);
  if (over) for (const actor of actorsOf(seats)) expect(rules.legal(state, actor)).toEqual([]);
}

const STRANGERS = [-1, 0.5, Number.NaN, 99, 'spectator', null] as unknown as readonly Actor[];
const NONSENSE: readonly unknown[] = [undefined, null, 0, 'pass', [], {}, { type: 'no-such-thing' }, { type: null }];

function checkDoor<S, A, V, E>(
  { rules }: Subject<S, A, V, E>,
  match: Match<S>,
  everSeen: readonly A[],
  turn: number,
): void {
  for (const actor of actorsOf(match.seats)) {
    const legal = rules.legal(match.state, actor);
    for (const action of legal) expect(play(rules, match, { actor, action }).ok).toBe(true);
    const elsewhere = everSeen.filter((_, n) => n % 7 === turn % 7 && !legal.some(one => sameJson(one, everSeen[n])));
    for (const action of [...elsewhere, ...(NONSENSE as readonly A[])]) {
      expect(play(rules, match, { actor, action }).ok).toBe(false);
    }
    for (const action of legal.slice(0, 2)) {
      const padded = { ...(action as object), extra: 1 } as A;
      expect(play(rules, match, { actor, action: padded }).ok).toBe(false);
    }
  }
  const anything = rules.legal(match.state, 0 as Seat)[0];
  for (const actor of STRANGERS) {
    expect(play(rules, match, { actor, action: anything as A }).ok).toBe(false);
  }
}

const throughJson = (value: unknown): unknown => deepFreeze(JSON.parse(JSON.stringify(value)));
