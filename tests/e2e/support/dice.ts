export type Dice = (sides: number) => number;

/** Small and repeatable; nothing here needs to be unguessable. */
export function diceFrom(seed: number): Dice {
  let state = seed;
  return sides => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}
