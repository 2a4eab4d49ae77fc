import {
  type AnyBot,
  type BotLevel,
  type BySeat,
  type Deal,
  type Match,
  type Options,
  type Rng,
  at,
  play,
  rngFor,
  seatsOf,
  start,
  botTurn,
} from '../../src/engine/index.ts';
import type { PureGame } from '../../tools/games.ts';
import { seedOf } from './seeds.ts';

/** What a game says about itself in its selfplay.ts, so that the tool need not know it. */
export interface Selfplay {
  /** What to play with, where that is not the default. */
  readonly options?: Options;
  /** Who wins or loses together. Two or more, all there are, or by how many sit at the table. */
  readonly sides: readonly string[] | ((seats: number) => readonly string[]);
  /** Which side each seat is on now; a seat that is on none yet may be left out. */
  sideOf(state: unknown): BySeat<string>;
  readonly roles: readonly string[];
  roleOf(state: unknown): BySeat<string>;
  readonly endings: readonly string[];
  roundsOf(state: unknown): number;
  /** The things some seat could have used before this move, and what the move used. */
  uses?(state: unknown, action: unknown): { readonly had: readonly string[]; readonly used: readonly string[] };
  /** How many response windows a move opened, and how many that somebody answered it closed. */
  windows?(before: unknown, action: unknown, after: unknown): Windows;
  readonly targets: {
    /** The middle length of a match, in rounds. */
    readonly median?: { readonly min: number; readonly max: number };
    /** The least share of the matches in which a thing could be used that it must be used in. */
    readonly use?: { readonly min: number };
    readonly side: { readonly min: number; readonly max: number };
    readonly role: { readonly max: number };
    readonly againstRandom: { readonly min: number };
  };
}

export interface Windows {
  readonly opened: number;
  readonly answered: number;
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
  /** In how many matches a thing was used, of those in which somebody could have. */
  readonly uses: ReadonlyMap<string, Share>;
  /** Undefined for a game without windows. */
  readonly windows: Windows | undefined;
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
  /** Bots have only this side; everybody else plays at random. */
  readonly onlySide?: string;
  readonly firstSeed?: number;
}

export const sidesOf = ({ sides }: Selfplay, seats: number): readonly string[] =>
  typeof sides === 'function' ? sides(seats) : sides;

export function selfplay(game: PureGame, about: Selfplay, run: Run): Tally {
  const sides = new Map(sidesOf(about, run.seats).map(side => [side, { won: 0, of: 0 }]));
  const roles = new Map(about.roles.map(role => [role, { won: 0, of: 0 }]));
  const endings = new Map(about.endings.map(ending => [ending, 0]));
  const rounds = new Map<number, number>();
  const uses = new Map<string, Share>();
  const total = { moves: 0, decisions: 0, thinking: 0 };
  const windows = { opened: 0, answered: 0 };

  for (let n = 0; n < run.games; n++) {
    const seed = (run.firstSeed ?? 1) + n;
    const { state, moves } = playOut(game, about, run, seed, { total, uses, windows });
    const outcome = game.rules.outcome(state);
    if (!outcome) throw new Error('The match did not end.');
    total.moves += moves;
    const lastRound = about.roundsOf(state);
    rounds.set(lastRound, (rounds.get(lastRound) ?? 0) + 1);
    endings.set(outcome.reason, (endings.get(outcome.reason) ?? 0) + 1);
    const sideOf = about.sideOf(state);
    for (const [side, share] of sides) {
      if (!sideOf.includes(side)) continue;
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
  return { games: run.games, sides, roles, endings, rounds, uses, windows: about.windows && windows, ...total };
}

const NONE: Windows = { opened: 0, answered: 0 };

/** Chooses without thinking, and lets optional moments pass. */
const randomPlayer: AnyBot = {
  choose: ({ legal, awaited, rng }) => (awaited ? rng.pick(legal) : undefined),
};

function playOut(
  { rules, bot }: PureGame,
  about: Selfplay,
  { seats, level: usual = 'steady', levels = {}, onlySide }: Run,
  seed: number,
  {
    total,
    uses,
    windows,
  }: {
    readonly total: { decisions: number; thinking: number };
    readonly uses: Map<string, Share>;
    readonly windows: { opened: number; answered: number };
  },
): Match<unknown> {
  const deal: Deal = { seed: seedOf(seed), seats, options: about.options ?? {} };
  const had = new Set<string>();
  const used = new Set<string>();
  const rng = rngFor(seedOf(0xb07), seed);
  let match = start(rules, deal);
  while (!rules.outcome(match.state)) {
    const move = nextMove(match, rng);
    const use = about.uses?.(match.state, move.action);
    for (const thing of use?.had ?? []) had.add(thing);
    for (const thing of use?.used ?? []) used.add(thing);
    const verdict = play(rules, match, move);
    if (!verdict.ok) throw new Error(`A bot chose an action that was refused: ${verdict.refusal}.`);
    const { opened, answered } = about.windows?.(match.state, move.action, verdict.match.state) ?? NONE;
    windows.opened += opened;
    windows.answered += answered;
    match = verdict.match;
  }
  for (const thing of had) {
    const share = uses.get(thing) ?? { won: 0, of: 0 };
    uses.set(thing, { won: share.won + Number(used.has(thing)), of: share.of + 1 });
  }
  return match;

  function nextMove(
    { state }: Match<unknown>,
    chance: Rng,
  ): { actor: ReturnType<typeof seatsOf>[number]; action: unknown } {
    const awaited = rules.awaited(state);
    const sideOf = about.sideOf(state);
    const inTurn = seatsOf(seats).toSorted((a, b) => Number(awaited.includes(a)) - Number(awaited.includes(b)));
    for (const seat of inTurn) {
      const legal = rules.legal(state, seat);
      if (legal.length === 0) continue;
      const view = rules.view(state, seat);
      const side = sideOf[seat] ?? '';
      const player = onlySide === undefined || side === onlySide ? bot : randomPlayer;
      const level = levels[side] ?? usual;
      const began = performance.now();
      const action = player.choose(
        botTurn(rules, { view, seat, legal, awaited: awaited.includes(seat), level, rng: chance, said: [] }),
      );
      total.thinking += performance.now() - began;
      total.decisions++;
      if (action !== undefined) return { actor: seat, action };
    }
    throw new Error('No bot would act.');
  }
}

/** The length that half the matches reach. */
export function medianOf(rounds: ReadonlyMap<number, number>, games: number): number {
  let sum = 0;
  for (const [length, count] of [...rounds].toSorted(([a], [b]) => a - b)) {
    sum += count;
    if (sum * 2 >= games) return length;
  }
  return 0;
}

export const rate = ({ won, of }: Share): number => (of === 0 ? 0 : won / of);
