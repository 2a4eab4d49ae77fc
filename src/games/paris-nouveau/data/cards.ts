/** [PN-K1] One card for every combination of distance, victory points, life icon and cover icon: 80 in all. */
export type Card = `d${number}v${number}${'L' | '-'}${'C' | '-'}`;

export interface Icons {
  readonly life: boolean;
  readonly cover: boolean;
}

export interface CardFacts extends Icons {
  readonly distance: number;
  readonly points: number;
}

export const DISTANCES = [1, 2, 3, 4, 5] as const;
const POINTS = [0, 1, 2, 3] as const;
export const ICON = [false, true] as const;

const FACTS: ReadonlyMap<Card, CardFacts> = new Map(
  DISTANCES.flatMap(distance =>
    POINTS.flatMap(points => ICON.flatMap(life => ICON.map(cover => ({ distance, points, life, cover })).map(named))),
  ),
);

export const DECK: readonly Card[] = [...FACTS.keys()];

export function factsOf(card: Card): CardFacts {
  const facts = FACTS.get(card);
  if (!facts) throw new Error(`There is no card ${card}.`);
  return facts;
}

function named(facts: CardFacts): [Card, CardFacts] {
  const { distance, points, life, cover } = facts;
  return [`d${distance}v${points}${life ? 'L' : '-'}${cover ? 'C' : '-'}`, facts];
}
