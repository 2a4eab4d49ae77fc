import { type BotLevel, type Deal, type Move, type Rng, play, seatsOf, start, botTurn } from '../src/engine/index.ts';
import type { PureGame } from './games.ts';

/** Plays a match by bots alone. The seats are asked in turn, as the app asks them. */
export function botMatch({ rules, bot }: PureGame, deal: Deal, level: BotLevel, rng: Rng): readonly Move<unknown>[] {
  const moves: Move<unknown>[] = [];
  let match = start(rules, deal);
  while (!rules.outcome(match.state)) {
    const move = nextMove();
    const verdict = play(rules, match, move);
    if (!verdict.ok) throw new Error(`A bot chose an action that was refused: ${verdict.refusal}.`);
    moves.push(move);
    match = verdict.match;
  }
  return moves;

  function nextMove(): Move<unknown> {
    const awaited = rules.awaited(match.state);
    const waiting = seatsOf(match.seats).toSorted((a, b) => Number(awaited.includes(a)) - Number(awaited.includes(b)));
    for (const seat of waiting) {
      const legal = rules.legal(match.state, seat);
      if (legal.length === 0) continue;
      const view = rules.view(match.state, seat);
      const action = bot.choose(
        botTurn(rules, { view, seat, legal, awaited: awaited.includes(seat), level, rng, said: [] }),
      );
      if (action !== undefined) return { actor: seat, action };
    }
    throw new Error('No bot would act.');
  }
}
