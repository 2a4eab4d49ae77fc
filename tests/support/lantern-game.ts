import type { Outcome } from '../../src/engine/index.ts';
import type { Game, Title } from '../../src/games/catalogue.ts';
import { type LanternAction, lantern, lanternBot } from './lantern.ts';

/** Lantern as the catalogue would hold it. Nothing in these tests draws a board. */
export const lanternGame: Game = {
  rules: lantern,
  bot: lanternBot,
  ui: {
    Board: () => null,
    words: {
      progress: () => 'Night',
      prompt: () => 'Choose.',
      action: action => (action as LanternAction).type,
      event: event => JSON.stringify(event),
      claim: claim => claim,
      secrets: () => [],
      publicly: () => [],
      whyNot: () => [],
      outcome: ({ reason }: Outcome) => ({ title: reason, text: reason }),
      option: id => ({ label: id, values: {} }),
    },
    rulebook: { howToPlay: [], rules: '' },
  },
};

export const lanternTitle = (game: Game = lanternGame): Title => ({
  meta: { id: 'lantern', title: 'Lantern', seats: lantern.seats, minutes: { min: 1, max: 2 }, pitch: 'Light or hide.' },
  load: async () => game,
});
