/** A card is its number. */
export type Card = number;

/** [LN-1] */
export const deckFor = (seats: number): readonly Card[] => Array.from({ length: seats + 1 }, (_, n) => n + 1);

/** [LN-9] */
export const fitsShutter = (card: Card): boolean => card % 2 === 1;
