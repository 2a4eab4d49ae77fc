import type { AnyBot, AnyRules, Options } from '../../../src/engine/index.ts';
import { bot as mosesBot, rules as moses } from '../../../src/games/moses-vs-pharaoh/index.ts';
import { bot as parisBot, rules as paris } from '../../../src/games/paris-nouveau/index.ts';
import { lantern, lanternBot } from '../lantern.ts';
import type { Dice } from './dice.ts';

export interface SimulatedGame {
  readonly rules: AnyRules;
  readonly bot: AnyBot;
  readonly options: (dice: Dice) => Options;
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
