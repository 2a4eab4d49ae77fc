import { factsOf } from '../data/cards.ts';
import type { LineCard, LineName } from '../state.ts';

export interface Score {
  readonly distance: number;
  readonly points: number;
}

type Lines = Readonly<Record<LineName, readonly LineCard[]>>;

/** [PN-23] [PN-24] Only face-up cards count. The rescuers' lead tokens count towards their distance. */
export function scoreOf(lines: Lines, leadTokens: number): Readonly<Record<LineName, Score>> {
  const rescuer = sum(lines.rescuer);
  return {
    rescuer: { distance: rescuer.distance + leadTokens, points: rescuer.points },
    hunter: sum(lines.hunter),
  };
}

function sum(line: readonly LineCard[]): Score {
  const facts = line.filter(({ faceUp }) => faceUp).map(({ card }) => factsOf(card));
  return {
    distance: facts.reduce((total, { distance }) => total + distance, 0),
    points: facts.reduce((total, { points }) => total + points, 0),
  };
}
