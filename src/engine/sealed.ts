import type { Seat, Viewer } from './seat.ts';

/** What one seat has chosen. */
export interface Commitment<Choice> {
  readonly seat: Seat;
  readonly choice: Choice;
}

/**
 * Choices that several seats make at once and in secret, as a part of a game's state; null until a seat has chosen.
 * Their order is the order in which they were asked, whoever was faster.
 */
export type Sealed<Choice> = readonly Commitment<Choice | null>[];

/** What a viewer may know of it: who is asked, who is still thinking, and their own choice. */
export interface SealedView<Choice> {
  readonly asked: readonly Seat[];
  readonly missing: readonly Seat[];
  readonly own: Choice | null;
}

/** Asks these seats. That they are asked is seen by all, so it must follow from what all know. */
export const askSealed = <Choice>(seats: readonly Seat[]): Sealed<Choice> =>
  seats.map(seat => ({ seat, choice: null }));

/** Who has not chosen yet. */
export const undecided = (sealed: Sealed<unknown>): readonly Seat[] =>
  sealed.filter(({ choice }) => choice === null).map(({ seat }) => seat);

export function commit<Choice>(sealed: Sealed<Choice>, seat: Seat, choice: Choice): Sealed<Choice> {
  if (!undecided(sealed).includes(seat)) throw new Error(`Seat ${seat} has nothing to choose.`);
  return sealed.map(one => (one.seat === seat ? { seat, choice } : one));
}

/** Everybody's choice, once nobody is missing. */
export const unsealed = <Choice>(sealed: Sealed<Choice>): readonly Commitment<Choice>[] | undefined =>
  isComplete(sealed) ? sealed : undefined;

const isComplete = <Choice>(sealed: Sealed<Choice>): sealed is readonly Commitment<Choice>[] =>
  undecided(sealed).length === 0;

/** Time is up: whoever is missing has chosen this. */
export const unsealedNow = <Choice>(
  sealed: Sealed<Choice>,
  silence: (seat: Seat) => Choice,
): readonly Commitment<Choice>[] => sealed.map(({ seat, choice }) => ({ seat, choice: choice ?? silence(seat) }));

export function sealedFor<Choice>(sealed: Sealed<Choice>, viewer: Viewer): SealedView<Choice> {
  const own = sealed.find(({ seat }) => seat === viewer);
  return { asked: sealed.map(({ seat }) => seat), missing: undecided(sealed), own: own?.choice ?? null };
}

/** Choices that would look like this to `viewer`. */
export const imagineSealed = <Choice>(
  seen: SealedView<Choice>,
  viewer: Viewer,
  guess: (seat: Seat) => Choice,
): Sealed<Choice> =>
  seen.asked.map(seat => {
    if (seat === viewer) return { seat, choice: seen.own };
    return { seat, choice: seen.missing.includes(seat) ? null : guess(seat) };
  });
