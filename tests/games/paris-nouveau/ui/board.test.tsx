import { expect, test } from 'vitest';
import { seatsOf } from '../../../../src/engine/index.ts';
import { game } from '../../../../src/games/paris-nouveau/ui/index.ts';
import { cardWords } from '../../../../src/games/paris-nouveau/ui/words/cards.ts';
import { page } from '../../../support/board-page.tsx';
import { sampled } from '../../../support/moments.ts';
import { subject } from '../subject.ts';

const { Board } = game.ui;

test('turned up, the board shows its holder their own cards and nobody else’s hand', () => {
  let looked = 0;
  for (const moment of sampled(subject, 6, 5)) {
    const { state } = moment.match;
    if (state.phase.name !== 'commit') continue;
    for (const seat of seatsOf(6)) {
      const shown = page(props => <Board {...props} revealed events={[]} />, game.rules, moment, seat);
      const laid = new Set(Object.values(state.lines).flatMap(line => line.map(({ card }) => card)));
      state.hands.forEach((hand, owner) => {
        for (const card of hand) {
          if (!laid.has(card)) expect(shown.includes(cardWords(card))).toBe(owner === seat);
          looked++;
        }
      });
    }
  }
  expect(looked).toBeGreaterThan(100);
});
