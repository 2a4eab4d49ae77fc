import type { Rng } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';

/** That a seat, or everybody, knows which card lies at one place of a deck. It is state: views have memory. */
export interface Sighting<Card> {
  readonly card: Card;
  /** How many cards lie beneath it: what is drawn from the top does not move it. */
  readonly beneath: number;
  readonly by: Seat | 'all';
}

export type Sightings<Card> = readonly Sighting<Card>[];

/** Somebody looks at so many cards from the top, or at as many as there are. */
export const seeTop = <Card>(
  sightings: Sightings<Card>,
  deck: readonly Card[],
  count: number,
  by: Seat | 'all',
): Sightings<Card> => see(sightings, deck, deck.length - Math.min(count, deck.length), deck.length, by);

/** Somebody sees these cards go under the deck, of which they are now a part. */
export const seePutUnder = <Card>(
  sightings: Sightings<Card>,
  deck: readonly Card[],
  count: number,
  by: Seat | 'all',
): Sightings<Card> => see(putUnderUnseen(sightings, count), deck, 0, count, by);

/** Cards went under the deck and nobody saw which: what was known lies higher by as many. */
export const putUnderUnseen = <Card>(sightings: Sightings<Card>, count: number): Sightings<Card> =>
  sightings.map(one => ({ ...one, beneath: one.beneath + count }));

/** So many cards are left in the deck. A shuffle leaves nothing known: that is an empty list. */
export const stillInDeck = <Card>(sightings: Sightings<Card>, left: number): Sightings<Card> =>
  sightings.filter(({ beneath }) => beneath < left);

/** What a viewer knows, each place once. */
export function knownTo<Card>(sightings: Sightings<Card>, viewer: Viewer): Sightings<Card> {
  const open = sightings.filter(({ by }) => by === 'all');
  const own = sightings.filter(({ by, beneath }) => by === viewer && !open.some(one => one.beneath === beneath));
  return [...open, ...own];
}

/** A deck that would fit what is known of it; the other cards come from those nobody can account for. */
export function imagineDeck<Card>(
  size: number,
  known: Sightings<Card>,
  unseen: readonly Card[],
  rng: Rng,
): { readonly deck: readonly Card[]; readonly rest: readonly Card[] } {
  const rest = rng.shuffle(unseen);
  const deck = Array.from({ length: size }, (_, place) => {
    const sighting = known.find(({ beneath }) => beneath === place);
    if (sighting) return sighting.card;
    if (rest.length === 0) throw new Error('There are more backs in the deck than cards unseen.');
    return rest.pop() as Card;
  });
  return { deck, rest };
}

function see<Card>(
  sightings: Sightings<Card>,
  deck: readonly Card[],
  from: number,
  to: number,
  by: Seat | 'all',
): Sightings<Card> {
  const isStale = (one: Sighting<Card>): boolean =>
    one.beneath >= from && one.beneath < to && (by === 'all' || one.by === by);
  const seen = deck.slice(from, to).map((card, n) => ({ card, beneath: from + n, by }));
  return [...sightings.filter(one => !isStale(one)), ...seen];
}
