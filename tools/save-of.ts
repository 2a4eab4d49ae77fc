import { type AnyRules, type Deal, type Move, chosenOptions } from '../src/engine/index.ts';
import { SEAT_COLOURS, SEAT_SHAPES } from '../src/ui/game-ui.ts';

/** A save file, as the app exports it, of a match in which people hold every seat. */
export function saveOf(
  rules: AnyRules,
  deal: Deal,
  moves: readonly Move<unknown>[],
  { name = 'A match', names = [] }: { readonly name?: string; readonly names?: readonly string[] } = {},
): string {
  const seats = Array.from({ length: deal.seats }, (_, n) => ({
    name: names[n] ?? `Seat ${n + 1}`,
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
    name,
    createdAt: 0,
    actions: moves,
  };
  return JSON.stringify(record, null, 2);
}
