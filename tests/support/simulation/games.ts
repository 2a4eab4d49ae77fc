import type { AnyBot, AnyRules, Options } from '../../../src/engine/index.ts';
import { bot as mosesBot, rules as moses } from '../../../src/games/moses-vs-pharaoh/index.ts';
import { bot as parisBot, rules as paris } from '../../../src/games/paris-nouveau/index.ts';
import { lantern, lanternBot } from '../lantern.ts';
import type { Dice } from './dice.ts';

export interface SimulatedGame {
  readonly rules: AnyRules;
  readonly bot: AnyBot;
  readonly options: (dice: Dice) => Options;
  /** People do what the bot says, and never anything else. */
  readonly strict?: boolean;
}

const first = ({ options }: AnyRules): Options =>
  Object.fromEntries(options.map(({ id, values }) => [id, values[0] ?? '']));

export const LANTERN: SimulatedGame = {
  rules: lantern,
  bot: lanternBot,
  options: () => ({ nights: '400', timer: 'off' }),
};
export const PARIS: SimulatedGame = { rules: paris, bot: parisBot, options: () => first(paris) };
export const MOSES: SimulatedGame = { rules: moses, bot: mosesBot, options: () => first(moses) };

/**
 * Nobody looks at their card, and the last seat never chooses: so nothing hidden is ever shown, and whatever two matches
 * with different deals look like, they must look the same.
 */
export const BLIND: SimulatedGame = {
  ...LANTERN,
  strict: true,
  bot: {
    choose({ legal, rng, view, seat }) {
      const { chosen = [] } = view as { readonly chosen?: readonly boolean[] };
      const isLast = seat === chosen.length - 1;
      const open = legal.filter(action => !isLast || (action as { readonly type: string }).type === 'peek');
      return open.length > 0 ? rng.pick(open) : undefined;
    },
  },
};
