import type { Card } from '../data/cards.ts';
import type { BattleCard, BySide, Side, State } from '../state.ts';
import { mobilisedAt } from './places.ts';

const DICE_PER_HUNDRED = 3;
const HEBREW_DICE = 8;

/** What a battle card adds to whose dice. */
export const BATTLE_DICE: Readonly<Partial<Record<Card, readonly [Side, number]>>> = {
  'pillar-of-cloud': ['egyptian', -6],
  'chariot-captains': ['egyptian', 3],
  'chariot-wheels': ['egyptian', -9],
  'pillar-of-fire': ['hebrew', 4],
  'joshua-fights': ['hebrew', 6],
  'all-the-horsemen': ['egyptian', 6],
};

/** [MP-19] [MP-C25] [MP-C37] [MP-R16] */
export function diceIn(
  state: Pick<State, 'chariots' | 'hebrews' | 'bones' | 'effects'>,
  cards: readonly BattleCard[],
): BySide<number> {
  const added = (side: Side): number =>
    cards.reduce((sum, { card }) => {
      const [whose, dice] = BATTLE_DICE[card] ?? [side, 0];
      return whose === side ? sum + dice : sum;
    }, 0);
  const bones = { buried: 0, missed: -1, carried: 1 }[state.bones];
  const multitude = state.effects.multitude ? 1 : 0;
  return {
    hebrew: Math.max(0, HEBREW_DICE + bones + multitude + added('hebrew')),
    egyptian: Math.max(0, DICE_PER_HUNDRED * mobilisedAt(state, state.hebrews) + added('egyptian')),
  };
}
