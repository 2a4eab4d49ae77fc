import { type AnyRules, type Deal, type Move, chosenOptions } from '../src/engine/index.ts';
import { SEAT_COLOURS, SEAT_SHAPES } from '../src/ui/game-ui.ts';

/** A save file, as the app exports it, of a match that stands one move before its dead end. */
export function deadEndSave(rules: AnyRules, deal: Deal, moves: readonly Move<unknown>[], message: string): string {
  const seats = Array.from({ length: deal.seats }, (_, n) => ({
    name: `Seat ${n + 1}`,
    colour: SEAT_COLOURS[n],
    shape: SEAT_SHAPES[n],
    kind: 'person',
    level: null,
  }));
  const record = {
    format: 1,
    kind: 'exodus-box-match',
    game: rules.id,
    rulesVersion: rules.version,
    options: chosenOptions(rules.options, deal.options),
    seats,
    seed: deal.seed,
    name: `Fuzz: ${message}`.slice(0, 60),
    createdAt: 0,
    actions: moves.slice(0, -1),
  };
  return JSON.stringify(record, null, 2);
}
