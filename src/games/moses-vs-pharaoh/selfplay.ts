import { mayUse } from './data/cards.ts';
import { type Action, ENDINGS, SIDES, type State } from './state.ts';

/** What self-play should count for this game, and what it must find. */
export const selfplay = {
  options: { sides: 'drawn' },
  sides: SIDES,
  sideOf: ({ sides }: State) => sides ?? [],
  roles: [],
  roleOf: () => [],
  endings: ENDINGS,
  roundsOf: ({ turn }: State) => turn,
  uses: ({ hands }: State, action: Action) => ({
    had: SIDES.flatMap(side => hands[side].filter(card => mayUse(card, side))),
    used: action.type === 'event' || action.type === 'respond' || action.type === 'fight' ? [action.card] : [],
  }),
  /** A denied answer is itself answered, so a window may open out of another. [MP-R22] */
  windows: (before: State, action: Action, after: State) => ({
    opened: after.phase.name === 'respond' && after.phase !== before.phase ? 1 : 0,
    answered: before.phase.name === 'respond' && action.type === 'respond' ? 1 : 0,
  }),
  targets: {
    side: { min: 0.42, max: 0.58 },
    role: { max: 1 },
    againstRandom: { min: 0.9 },
    median: { min: 6, max: 12 },
    use: { min: 0.02 },
  },
};
