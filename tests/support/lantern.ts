export { bot as lanternBot } from '../../src/games/lantern/bot/index.ts';
export { type Card, deckFor } from '../../src/games/lantern/data/cards.ts';
export type { Event as LanternEvent } from '../../src/games/lantern/event.ts';
export { rules as lantern } from '../../src/games/lantern/rules.ts';
export {
  type Action as LanternAction,
  CHOICES,
  type Choice,
  type Reveal,
  type State as LanternState,
} from '../../src/games/lantern/state.ts';
export type { View as LanternView } from '../../src/games/lantern/view.ts';
