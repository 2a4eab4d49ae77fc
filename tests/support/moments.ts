import { type Bot, type Match, type Options, type Rules, rngFor } from '../../src/engine/index.ts';
import { type Person, SEAT_COLOURS, SEAT_SHAPES } from '../../src/ui/game-ui.ts';
import { randomMatch } from './random-match.ts';
import { seedOf } from './seeds.ts';
import type { Subject } from './subject.ts';

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dario', 'Emil', 'Fleur', 'Gus', 'Hanna'];

export const crewOf = (seats: number): readonly Person[] =>
  NAMES.slice(0, seats).map((name, n) => ({
    name,
    colour: SEAT_COLOURS[n] ?? 'amber',
    shape: SEAT_SHAPES[n] ?? 'circle',
    kind: n === 2 ? 'bot' : 'person',
  }));

export interface Moment<S, E> {
  readonly match: Match<S>;
  /** What led here, as the host knows it. */
  readonly events: readonly E[];
}

export type AnyMoment = Moment<unknown, unknown>;

interface Played<S, A, V, E> {
  readonly rules: Rules<S, A, V, E>;
  readonly bot: Bot<V, A>;
}

interface Wanted {
  readonly seats: number;
  readonly seeds: readonly number[];
  readonly options?: Options;
}

/** Every moment of some matches, most of them played by bots, so that late moments are met too. */
export function* moments<S, A, V, E>(
  { rules, bot }: Played<S, A, V, E>,
  { seats, seeds, options = {} }: Wanted,
): Generator<Moment<S, E>> {
  for (const seed of seeds) {
    const player = seed % 4 === 0 ? undefined : bot;
    const steps = randomMatch(rules, { seed: seedOf(seed), seats, options }, rngFor(seedOf(seed), 1_000_000), player);
    for (const { before, events, after } of steps) {
      if (before.moves === 0) yield { match: before, events: [] };
      yield { match: after, events };
    }
  }
}

const FEWEST_MATCHES = 12;
const MOST_MATCHES = 200;
const EVERY = 3;

/** Every moment of a dozen matches, with each choice of options in turn. */
export function everyMoment<S, A, V, E>(subject: Subject<S, A, V, E>, seats: number): readonly Moment<S, E>[] {
  return Array.from({ length: FEWEST_MATCHES }, (_, n) => n + 1).flatMap(seed => [
    ...moments(subject, { seats, seeds: [seed], options: optionsOf(subject, seed) }),
  ]);
}

const optionsOf = <S, A, V, E>({ options }: Subject<S, A, V, E>, seed: number): Options =>
  options[seed % options.length] ?? {};

/** A few moments of every phase, from as many matches as it takes to meet them all. */
export function sampled<S, A, V, E>(
  subject: Subject<S, A, V, E>,
  seats: number,
  ofEachPhase: number,
): readonly Moment<S, E>[] {
  const taken = new Map<string, number>();
  const found: Moment<S, E>[] = [];
  for (let seed = 1; seed <= MOST_MATCHES; seed++) {
    if (seed > FEWEST_MATCHES && subject.phases.every(phase => taken.has(phase))) return found;
    const options = optionsOf(subject, seed);
    for (const moment of moments(subject, { seats, seeds: [seed], options })) {
      const phase = subject.phaseOf(moment.match.state);
      if (!subject.phases.includes(phase)) throw new Error(`The subject does not name the phase ${phase}.`);
      const count = taken.get(phase) ?? 0;
      taken.set(phase, count + 1);
      if (count % EVERY === 0 && count < EVERY * ofEachPhase) found.push(moment);
    }
  }
  const missing = subject.phases.filter(phase => !taken.has(phase));
  throw new Error(`${subject.rules.id} with ${seats} seats never met ${missing.join(', ')}.`);
}
