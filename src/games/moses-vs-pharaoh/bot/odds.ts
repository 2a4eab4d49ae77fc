import { BATTLE_DICE, diceIn } from '../facts/battle-dice.ts';
import type { BattleCard } from '../state.ts';
import type { View } from '../view.ts';

const SIX = 1 / 6;

/** How likely so many dice show so many sixes. */
function reckon(dice: number): readonly number[] {
  let chances = [1];
  for (let n = 0; n < dice; n++) {
    chances = Array.from(
      { length: chances.length + 1 },
      (_, k) => (chances[k] ?? 0) * (1 - SIX) + (chances[k - 1] ?? 0) * SIX,
    );
  }
  return chances;
}

/** Nine hundred chariots and every card of theirs throw fewer dice than this. */
const MOST_DICE = 45;
const SIXES: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) => reckon(dice));
const sixes = (dice: number): readonly number[] => SIXES[Math.min(dice, MOST_DICE)] ?? [];

/** [MP-19] [MP-R6] Egypt's chance to win a battle with so many dice. */
export function winChance(egyptian: number, hebrew: number): number {
  const theirs = sixes(egyptian);
  return sixes(hebrew).reduce((sum, chance, count) => {
    const needed = Math.max(1, 2 * count);
    return sum + chance * theirs.slice(needed).reduce((total, one) => total + one, 0);
  }, 0);
}

/** Egypt's chance in a battle where the Hebrews stand, as far as cards have been played. */
export function battleChance(view: View, cards: readonly BattleCard[] = []): number {
  const { egyptian, hebrew } = diceIn(view, cards);
  return winChance(egyptian, hebrew);
}

/** Egypt's chance with an army of this size, were it there, and the battle cards in hand. */
export function armyChance(view: View, hundreds: number): number {
  const { hebrew } = diceIn(view, []);
  return winChance(3 * hundreds + diceHeld(view), hebrew);
}

function diceHeld({ own }: View): number {
  if (own?.side !== 'egyptian') return 0;
  return own.hand.reduce((sum, card) => {
    const [side, dice] = BATTLE_DICE[card] ?? ['hebrew', 0];
    return side === 'egyptian' && dice > 0 ? sum + dice : sum;
  }, 0);
}
