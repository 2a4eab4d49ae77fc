import type { Card } from '../data/cards.ts';

/** An expected hit on the Let My People Go row. */
export const PLAGUE_WORTH = 10;

/** What a card's event is worth, and what it costs to use the card for its number instead. */
export interface Worth {
  readonly event: number;
  readonly price: number;
}

type Worths = Readonly<Partial<Record<Card, Worth>>>;

/** Chosen by self-play, see tools/selfplay.ts. A hit on the row is worth 10. */
export const HEBREW_WORTH: Worths = {
  spies: { event: 4, price: 0 },
  'reed-basket': { event: 14, price: 2 },
  midwives: { event: 0, price: 2 },
  'night-watch': { event: 0, price: 1 },
  'extra-water': { event: 9, price: 2 },
  'elders-council': { event: 4, price: 0 },
  'moses-pleads': { event: 13, price: 2 },
  'livestock-spared': { event: 2, price: 0 },
  'delta-marsh': { event: 0, price: 2 },
  'josephs-bones': { event: 5, price: 0 },
  'dust-storms': { event: 12, price: 2 },
  'plunder-the-egyptians': { event: 22, price: 8 },
  'hittite-incursion': { event: 4, price: 0 },
  'jethros-counsel': { event: 9, price: 0 },
  'pillar-of-cloud': { event: 0, price: 3 },
  'passover-lamb': { event: 1, price: 2 },
  'broken-axles': { event: 14, price: 1 },
  'mixed-multitude': { event: 11, price: 1 },
  'heat-exhaustion': { event: 10, price: 1 },
  'chariot-wheels': { event: 0, price: 3 },
  'burning-bush': { event: 23, price: 6 },
  'aaron-speaks': { event: 3, price: 3 },
  'pillar-of-fire': { event: 0, price: 2 },
  'joshua-fights': { event: 0, price: 3 },
  'angel-of-god': { event: 0, price: 6 },
  'hail-from-a-clear-sky': { event: 0, price: 5 },
};

export const EGYPTIAN_WORTH: Worths = {
  spies: { event: 3, price: 0 },
  murmuring: { event: 7, price: 0 },
  taskmasters: { event: 0, price: 0 },
  'court-scribes': { event: 5, price: 0 },
  'nile-ferrymen': { event: 5, price: 0 },
  'scouting-riders': { event: 0, price: 0 },
  'night-watch': { event: 0, price: 1 },
  'bricks-without-straw': { event: 6, price: 0 },
  crocodiles: { event: 9, price: 2 },
  'magicians-arts': { event: 0, price: 5 },
  'whips-and-overseers': { event: 2, price: 0 },
  'royal-couriers': { event: 8, price: 2 },
  'bribed-guides': { event: 8, price: 1 },
  'josephs-bones': { event: 3, price: 0 },
  'dust-storms': { event: 6, price: 2 },
  'egyptian-priests': { event: 0, price: 5 },
  'hittite-incursion': { event: 1, price: 0 },
  'nubian-garrison': { event: 7, price: 0 },
  'coast-garrison': { event: 7, price: 0 },
  'chariot-captains': { event: 0, price: 2 },
  'mixed-multitude': { event: 6, price: 0 },
  'pharaoh-relents-not': { event: 0, price: 4 },
  'heat-exhaustion': { event: 7, price: 1 },
  'picked-crews': { event: 0, price: 2 },
  'seize-the-granaries': { event: 9, price: 1 },
  'all-the-horsemen': { event: 0, price: 8 },
};
