import {
  type AnyBot,
  type BotLevel,
  type BySeat,
  type Deal,
  type Match,
  type Rng,
  at,
  play,
  rngFor,
  seatsOf,
  start,
} from '../../src/engine/index.ts';
import type { PureGame } from '../../tools/games.ts';
import { seedOf } from './seeds.ts';

/** What a game says about itself in its selfplay.ts, so that the tool need not know it. */
export interface Selfplay {
  readonly sides: readonly string[];
  sideOf(state: unknown): BySeat<string>;
  readonly roles: readonly string[];
  roleOf(state: unknown): BySeat<string>;
  readonly endings: readonly string[];
  roundsOf(state: unknown): number;
  readonly targets: {
    readonly side: { readonly min: number; readonly max: number };
    readonly role: { readonly max: number };
    readonly againstRandom: { readonly min: number };
  };
}

export interface Share {
  won: number;
  of: number;
}

export interface Tally {
  readonly games: number;
  readonly sides: ReadonlyMap<string, Share>;
  readonly roles: ReadonlyMap<string, Share>;
  readonly endings: ReadonlyMap<string, number>;
  readonly rounds: ReadonlyMap<number, number>;
  readonly moves: number;
  readonly decisions: number;
  /** Milliseconds spent inside bots. */
  readonly thinking: number;
}

export interface Run {
  readonly seats: number;
  readonly games: number;
  readonly level?: BotLevel;
  /** Where a side's bots are of another level. */
  readonly levels?: Readonly<Record<string, BotLevel>>;
  /** This side plays at random; the bots have the others. */
  readonly randomSide?: string;
  readonly firstSeed?: number;
}

export function selfplay(game: PureGame, about: Selfplay, run: Run): Tally {
  const sides = new Map(about.sides.map(side => [side, { won: 0, of: 0 }]));
  const roles = new Map(about.roles.map(role => [role, { won: 0, of: 0 }]));
  const endings = new Map(about.endings.map(ending => [ending, 0]));
  const rounds = new Map<number, number>();
  const total = { moves: 0, decisions: 0, thinking: 0 };

  for (let n = 0; n < run.games; n++) {
    const seed = (run.firstSeed ?? 1) + n;
    const { state, moves } = playOut(game, about, run, seed, total);
    const outcome = game.rules.outcome(state);
    if (!outcome) throw new Error('The match did not end.');
    total.moves += moves;
    const lastRound = about.roundsOf(state);
    rounds.set(lastRound, (rounds.get(lastRound) ?? 0) + 1);
    endings.set(outcome.reason, (endings.get(outcome.reason) ?? 0) + 1);
    const sideOf = about.sideOf(state);
    for (const [side, share] of sides) {
      share.of++;
      if (outcome.winners.some(seat => at(sideOf, seat) === side)) share.won++;
    }
    about.roleOf(state).forEach((role, n) => {
      const share = roles.get(role);
      if (!share) return;
      share.of++;
      if (outcome.winners.some(seat => seat === n)) share.won++;
    });
  }
  return { games: run.games, sides, roles, endings, rounds, ...total };
}

/** Chooses without thinking, and lets optional moments pass. */
const randomPlayer: AnyBot = {
  choose: ({ legal, awaited, rng }) => (awaited ? rng.pick(legal) : undefined),
};

function playOut(
  { rules, bot }: PureGame,
  about: Selfplay,
  { seats, level: usual = 'steady', levels = {}, randomSide }: Run,
  seed: number,
  total: { decisions: number; thinking: number },
): Match<unknown> {
  const deal: Deal = { seed: seedOf(seed), seats, options: {} };
  const rng = rngFor(seedOf(0xb07), seed);
  let match = start(rules, deal);
  const sideOf = about.sideOf(match.state);
  while (!rules.outcome(match.state)) {
    const move = nextMove(match, rng);
    const verdict = play(rules, match, move);
    if (!verdict.ok) throw new Error(`A bot chose an action that was refused: ${verdict.refusal}.`);
    match = verdict.match;
  }
  return match;

  function nextMove(
    { state }: Match<unknown>,
    chance: Rng,
  ): { actor: ReturnType<typeof seatsOf>[number]; action: unknown } {
    const awaited = rules.awaited(state);
    const inTurn = seatsOf(seats).toSorted((a, b) => Number(awaited.includes(a)) - Number(awaited.includes(b)));
    for (const seat of inTurn) {
      const legal = rules.legal(state, seat);
      if (legal.length === 0) continue;
      const view = rules.view(state, seat);
      const player = at(sideOf, seat) === randomSide ? randomPlayer : bot;
      const level = levels[at(sideOf, seat)] ?? usual;
      const began = performance.now();
      const action = player.choose({ view, seat, legal, awaited: awaited.includes(seat), level, rng: chance });
      total.thinking += performance.now() - began;
      total.decisions++;
      if (action !== undefined) return { actor: seat, action };
    }
    throw new Error('No bot would act.');
  }
}

export const rate = ({ won, of }: Share): number => (of === 0 ? 0 : won / of);
