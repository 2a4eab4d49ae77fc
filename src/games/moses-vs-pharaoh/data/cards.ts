/** Who may use a card's event. [MP-R19] */
export type Users = 'hebrew' | 'egyptian' | 'both';

/** When the event is played: as a play of one's own, at the start of a battle, or in answer to something. */
export type Moment = 'play' | 'battle' | 'answer' | 'play-or-answer';

export interface CardFacts {
  readonly number: number;
  readonly value: 1 | 2 | 3 | 4 | 5;
  readonly users: Users;
  readonly moment: Moment;
  /** [MP-8] Leaves the deck for good once its event has been played. */
  readonly removed: boolean;
}

const H = 'hebrew';
const E = 'egyptian';
const B = 'both';

/** [MP-3] The 54 cards: number, value, who may use the event, when, and whether it is then removed. */
const TABLE = {
  spies: [1, 1, B, 'play'],
  'reed-basket': [2, 1, H, 'play'],
  midwives: [3, 1, H, 'answer'],
  murmuring: [4, 1, E, 'play'],
  taskmasters: [5, 1, E, 'play'],
  'staff-into-serpent': [6, 1, H, 'play'],
  'court-scribes': [7, 1, E, 'play'],
  'nile-ferrymen': [8, 1, E, 'play'],
  'scouting-riders': [9, 1, E, 'play'],
  'night-watch': [10, 1, B, 'answer'],
  'bricks-without-straw': [11, 2, E, 'play'],
  crocodiles: [12, 2, E, 'play'],
  'magicians-arts': [13, 2, E, 'answer'],
  'extra-water': [14, 2, H, 'play-or-answer'],
  'unleavened-bread': [15, 2, H, 'play'],
  'elders-council': [16, 2, H, 'play'],
  'whips-and-overseers': [17, 2, E, 'play'],
  'moses-pleads': [18, 2, H, 'play'],
  'royal-couriers': [19, 2, E, 'play'],
  'livestock-spared': [20, 2, H, 'play'],
  'delta-marsh': [21, 2, H, 'answer'],
  'brick-quotas': [22, 2, E, 'play'],
  tambourines: [23, 2, H, 'play'],
  'bribed-guides': [24, 2, E, 'play'],
  'josephs-bones': [25, 3, B, 'play'],
  'dust-storms': [26, 3, B, 'play'],
  'egyptian-priests': [27, 3, E, 'answer'],
  'plunder-the-egyptians': [28, 3, H, 'play', 'removed'],
  'hittite-incursion': [29, 3, B, 'play'],
  'nubian-garrison': [30, 3, E, 'play', 'removed'],
  'coast-garrison': [31, 3, E, 'play', 'removed'],
  'jethros-counsel': [32, 3, H, 'play'],
  'pillar-of-cloud': [33, 3, H, 'battle'],
  'chariot-captains': [34, 3, E, 'battle'],
  'passover-lamb': [35, 3, H, 'play'],
  'broken-axles': [36, 3, H, 'play'],
  'mixed-multitude': [37, 3, B, 'play'],
  'pharaoh-relents-not': [38, 3, E, 'answer'],
  'heat-exhaustion': [39, 4, B, 'play'],
  'chariot-wheels': [40, 4, H, 'battle'],
  'burning-bush': [41, 4, H, 'play', 'removed'],
  'aaron-speaks': [42, 4, H, 'play'],
  'change-of-heart': [43, 4, E, 'play'],
  'forced-march': [44, 4, H, 'play'],
  'royal-road': [45, 4, E, 'play'],
  'pillar-of-fire': [46, 4, H, 'battle'],
  'picked-crews': [47, 4, E, 'battle'],
  'seize-the-granaries': [48, 4, E, 'play'],
  'joshua-fights': [49, 5, H, 'battle'],
  'moses-parts-the-red-sea': [50, 5, H, 'play', 'removed'],
  'angel-of-god': [51, 5, H, 'battle', 'removed'],
  'the-heart-is-hardened': [52, 5, E, 'play', 'removed'],
  'all-the-horsemen': [53, 5, E, 'battle'],
  'hail-from-a-clear-sky': [54, 5, H, 'answer'],
} as const satisfies Readonly<
  Record<string, readonly [number: number, CardFacts['value'], Users, Moment, removed?: 'removed']>
>;

export type Card = keyof typeof TABLE;

export const DECK: readonly Card[] = Object.keys(TABLE) as Card[];

/** The card the whole flight hangs on. */
export const PARTING: Card = 'moses-parts-the-red-sea';

const FACTS: ReadonlyMap<Card, CardFacts> = new Map(
  DECK.map(card => {
    const [number, value, users, moment, removed] = TABLE[card] as readonly [
      number,
      CardFacts['value'],
      Users,
      Moment,
      'removed'?,
    ];
    return [card, { number, value, users, moment, removed: removed !== undefined }];
  }),
);

export function factsOf(card: Card): CardFacts {
  const facts = FACTS.get(card);
  if (!facts) throw new Error(`There is no card ${card}.`);
  return facts;
}

export const valueOf = (card: Card): number => factsOf(card).value;

export function mayUse(card: Card, side: 'hebrew' | 'egyptian'): boolean {
  const { users } = factsOf(card);
  return users === 'both' || users === side;
}
