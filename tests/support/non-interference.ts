import {
  type Actor,
  type Match,
  type Move,
  type Rng,
  type Viewer,
  deepFreeze,
  rngFor,
  sameJson,
  viewersOf,
} from '../../src/engine/index.ts';
import { sceneFor } from '../../src/table/index.ts';
import { actorsOf, kindOf, playerRng, randomMatch } from './random-match.ts';
import { seedOf } from './seeds.ts';
import type { Subject } from './subject.ts';

/**
 * What leaves the host for one viewer, as it would go over the wire. Handed in, so that a test can make it leak.
 * `before` is the match before its last move, where there was one: what is sent of a move may depend on it.
 */
export type Post<S, E> = (match: Match<S>, viewer: Viewer, events: readonly E[], before?: Match<S>) => string;

export interface Leak {
  readonly viewer: Viewer;
  readonly moves: number;
  readonly what: string;
}

export interface Findings {
  readonly leak: Leak | undefined;
  /** Pairs of worlds compared, and how many of those comparisons went on through a hidden choice. */
  readonly compared: number;
  readonly throughHiddenChoices: number;
  /** How often each secret was hidden from each viewer, and how often it was imagined otherwise. */
  readonly imagined: ReadonlyMap<string, { hidden: number; differing: number }>;
}

export interface Search<S, E> {
  readonly seats: number;
  readonly games: number;
  readonly post?: Post<S, E>;
  /** How many moments of each match are looked at, and among which. */
  readonly moments?: number;
  readonly where?: (state: S) => boolean;
}

const WORLDS = 3;
const CONTINUE = 4;

export function honestPost<S, A, V, E>({ rules }: Subject<S, A, V, E>): Post<S, E> {
  // Whom a clock asks, and how long, is told to everybody.
  return (match, viewer, events) =>
    JSON.stringify([sceneFor(rules, match, viewer, events), rules.timed?.(match.state) ?? null]);
}

/**
 * Looks for a difference that a viewer could notice between the truth and a world that should look the same to them.
 * Each world is then continued beside the truth, by choices with the same face, with other randomness.
 */
export function searchForLeaks<S, A, V, E>(subject: Subject<S, A, V, E>, search: Search<S, E>): Findings {
  const post = search.post ?? honestPost(subject);
  const imagined = new Map<string, { hidden: number; differing: number }>();
  const counts = { compared: 0, through: 0 };

  for (let game = 0; game < search.games; game++) {
    const rng = playerRng(1000 + game);
    const options = rng.pick(subject.options);
    const deal = { seed: seedOf(game + 1), seats: search.seats, options };
    const steps = [...randomMatch(subject.rules, deal, rng, rng.int(2) === 0 ? subject.bot : undefined)];
    const known = steps.flatMap(({ before }, n) => (search.where?.(before.state) === false ? [] : [n]));
    const moments = known.filter(() => rng.int(known.length) < (search.moments ?? 25));
    for (const moment of moments) {
      const truth = steps[moment]?.before;
      if (!truth) continue;
      for (const viewer of viewersOf(search.seats)) {
        const leak = lookThrough({ subject, post, truth, viewer, rng, imagined, counts });
        if (leak) return { leak, compared: counts.compared, throughHiddenChoices: counts.through, imagined };
      }
    }
  }
  return { leak: undefined, compared: counts.compared, throughHiddenChoices: counts.through, imagined };
}

interface Look<S, A, V, E> {
  readonly subject: Subject<S, A, V, E>;
  readonly post: Post<S, E>;
  readonly truth: Match<S>;
  readonly viewer: Viewer;
  readonly rng: Rng;
  readonly imagined: Map<string, { hidden: number; differing: number }>;
  readonly counts: { compared: number; through: number };
}

function lookThrough<S, A, V, E>(look: Look<S, A, V, E>): Leak | undefined {
  const { subject, truth, viewer, rng, imagined } = look;
  const { rules } = subject;
  const seen = rules.view(truth.state, viewer);
  for (let n = 0; n < WORLDS; n++) {
    const state = deepFreeze(rules.imagine(deepFreeze(seen), viewer, rng));
    note(imagined, subject.secrets(truth.state, viewer), subject.secrets(state, viewer), viewer);
    const world: Match<S> = { seed: seedOf(rng.int(2 ** 31)), seats: truth.seats, state, moves: truth.moves };
    const leak = compare(look, world);
    if (leak) return leak;
  }
  return undefined;
}

function compare<S, A, V, E>(look: Look<S, A, V, E>, imaginary: Match<S>): Leak | undefined {
  const { subject, post, viewer, rng, counts } = look;
  let truth = look.truth;
  let world = imaginary;
  let [truthBefore, worldBefore]: (Match<S> | undefined)[] = [];
  let events: readonly E[] = [];
  let worldEvents: readonly E[] = [];
  let after = 'at once';

  for (let n = 0; ; n++) {
    counts.compared++;
    const moves = truth.moves;
    if (post(truth, viewer, events, truthBefore) !== post(world, viewer, worldEvents, worldBefore)) {
      return { viewer, moves, what: `tells two worlds apart ${after}` };
    }
    if (n === CONTINUE || subject.rules.outcome(truth.state)) return undefined;

    const pair = sameFace(look, truth, world);
    if (pair === 'none') return undefined;
    if (pair.inWorld === undefined) {
      return { viewer, moves, what: `learns from what ${pair.actor} could choose (${kindOf(pair.inTruth)})` };
    }
    if (!sameJson(pair.inTruth, pair.inWorld)) counts.through++;
    const one = step(look, truth, { actor: pair.actor, action: pair.inTruth }, rng);
    const other = step(look, world, { actor: pair.actor, action: pair.inWorld }, rng);
    if (one.news || other.news) return undefined;
    [truthBefore, worldBefore] = [truth, world];
    ({ match: truth, events } = one);
    ({ match: world, events: worldEvents } = other);
    after = `after ${kindOf(pair.inTruth)} by ${pair.actor}`;
  }
}

interface Pair<A> {
  readonly actor: Actor;
  readonly inTruth: A;
  readonly inWorld: A | undefined;
}

/** A choice in the truth, and one in the imagined world that must look the same to the viewer. */
export function sameFace<S, A, V, E>(
  { subject, viewer, rng }: Pick<Look<S, A, V, E>, 'subject' | 'viewer' | 'rng'>,
  truth: Match<S>,
  world: Match<S>,
): Pair<A> | 'none' {
  const { rules } = subject;
  const choices = actorsOf(truth.seats).flatMap(actor =>
    rules.legal(truth.state, actor).map(action => ({ actor, action })),
  );
  for (const { actor, action } of rng.shuffle(choices)) {
    const face = subject.face(action, actor, viewer);
    const twins = rules.legal(world.state, actor).filter(other => sameJson(subject.face(other, actor, viewer), face));
    if (twins.length > 0) return { actor, inTruth: action, inWorld: rng.pick(twins) };
    // An open choice may be missing from the other world; a hidden one may not, or its absence would show.
    if (!sameJson(face, action)) return { actor, inTruth: action, inWorld: undefined };
  }
  return 'none';
}

function step<S, A, V, E>({ subject, viewer }: Look<S, A, V, E>, match: Match<S>, move: Move<A>, rng: Rng) {
  const { rules } = subject;
  const chance = rngFor(seedOf(rng.int(2 ** 31)), match.moves);
  const { state, events } = rules.apply(match.state, move.actor, move.action, chance);
  const news = events.some(event => {
    const shown = rules.seen(event, viewer);
    return shown !== null && subject.isNews(shown, viewer);
  });
  return {
    match: { seed: match.seed, seats: match.seats, state: deepFreeze(state), moves: match.moves + 1 },
    events,
    news,
  };
}

function note(
  imagined: Map<string, { hidden: number; differing: number }>,
  truth: Readonly<Record<string, unknown>>,
  world: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): void {
  for (const [name, value] of Object.entries(truth)) {
    const key = `${name}, hidden from ${viewer}`;
    const count = imagined.get(key) ?? { hidden: 0, differing: 0 };
    count.hidden++;
    if (!sameJson(value, world[name])) count.differing++;
    imagined.set(key, count);
  }
}
