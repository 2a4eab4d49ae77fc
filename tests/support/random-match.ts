import {
  type Actor,
  type Bot,
  type Deal,
  type Match,
  type Move,
  type Rng,
  type Rules,
  deepFreeze,
  play,
  rngFor,
  seatsOf,
  start,
  botTurn,
} from '../../src/engine/index.ts';

export interface Step<S, A, E> {
  readonly before: Match<S>;
  readonly move: Move<A>;
  readonly events: readonly E[];
  readonly after: Match<S>;
}

/** A game that cannot go on: nobody can act, a legal action is refused, or it never ends. */
export class DeadEnd<A> extends Error {
  readonly moves: readonly Move<A>[];
  constructor(message: string, moves: readonly Move<A>[]) {
    super(message);
    this.moves = moves;
  }
}

export const TOO_LONG = 5_000;

export const actorsOf = (seats: number): readonly Actor[] => [...seatsOf(seats), 'clock'];

/** Plays at random to the end. States are frozen, so a rule that mutates its input throws. */
export function* randomMatch<S, A, V, E>(
  rules: Rules<S, A, V, E>,
  deal: Deal,
  rng: Rng,
  bot?: Bot<V, A>,
): Generator<Step<S, A, E>> {
  const moves: Move<A>[] = [];
  let match = deepFreeze(start(rules, deal));
  while (!rules.outcome(match.state)) {
    if (moves.length >= TOO_LONG) throw new DeadEnd('The match does not end.', moves);
    const move = sensibleMove(rules, match, rng, bot) ?? randomMove(rules, match, rng);
    if (!move) throw new DeadEnd(`Nobody can act after ${moves.length} moves.`, moves);
    moves.push(move);
    const verdict = attempt(() => play(rules, match, move), moves);
    if (!verdict.ok) throw new DeadEnd(`A legal action was refused: ${verdict.refusal}.`, moves);
    const after = deepFreeze(verdict.match);
    yield { before: match, move, events: deepFreeze(verdict.events), after };
    match = after;
  }
}

const SENSIBLE_IN_TEN = 8;

/** Play by bots lasts longer than play by chance, and so meets what happens late in a match. */
function sensibleMove<S, A, V, E>(
  rules: Rules<S, A, V, E>,
  { state }: Match<S>,
  rng: Rng,
  bot: Bot<V, A> | undefined,
): Move<A> | undefined {
  if (!bot || rng.int(10) >= SENSIBLE_IN_TEN) return undefined;
  const seat = rng.pick(rules.awaited(state));
  if (seat === 'clock' || seat === undefined) return undefined;
  const turn = { view: rules.view(state, seat), seat, legal: rules.legal(state, seat), awaited: true, rng, said: [] };
  const action = bot.choose(botTurn(rules, { ...turn, level: 'steady' }));
  return action === undefined ? undefined : { actor: seat, action };
}

/** Chooses an actor, then a kind of action, then one of that kind, so that rare kinds are met often. */
export function randomMove<S, A, V, E>(rules: Rules<S, A, V, E>, match: Match<S>, rng: Rng): Move<A> | undefined {
  const able = actorsOf(match.seats)
    .map(actor => ({ actor, legal: rules.legal(match.state, actor) }))
    .filter(({ legal }) => legal.length > 0);
  if (able.length === 0) return undefined;
  const { actor, legal } = rng.pick(able);
  const kind = rng.pick([...new Set(legal.map(kindOf))]);
  return { actor, action: rng.pick(legal.filter(action => kindOf(action) === kind)) };
}

/** What an action or event calls itself. */
export function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('type' in value)) return typeof value;
  return String(value.type);
}

/** The match as it stood after every move, the deal first. */
export function matchesOf<S, A, E>(steps: readonly Step<S, A, E>[]): readonly Match<S>[] {
  const [first] = steps;
  return first ? [first.before, ...steps.map(({ after }) => after)] : [];
}

export const playerRng = (seed: number): Rng => rngFor('5eed'.repeat(16), seed);

function attempt<T, A>(action: () => T, moves: readonly Move<A>[]): T {
  try {
    return action();
  } catch (error) {
    throw new DeadEnd(`The rules threw: ${error instanceof Error ? error.message : String(error)}`, moves);
  }
}
