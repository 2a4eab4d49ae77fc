export { bot as lanternBot } from './lantern/bot.ts';
export type { Event as LanternEvent } from './lantern/event.ts';
export { lantern } from './lantern/rules.ts';
export {
  type Action as LanternAction,
  CHOICES,
  type Card,
  type Choice,
  type Reveal,
  type State as LanternState,
  deckFor,
} from './lantern/state.ts';
export type { View as LanternView } from './lantern/view.ts';
