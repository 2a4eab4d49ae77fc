import type { AnyBot, AnyRules, Options } from '../../../src/engine/index.ts';
import { BOX } from '../box.ts';
import { hurried } from '../hurried.ts';
import { lantern, lanternBot } from '../lantern.ts';
import type { Dice } from './dice.ts';

export interface SimulatedGame {
  readonly rules: AnyRules;
  readonly bot: AnyBot;
  readonly options: (dice: Dice) => Options;
  /** People do what the bot says, and never anything else. */
  readonly strict?: boolean;
  /** It has clocks and windows, and people who want more time. */
  readonly isTimed?: boolean;
}

export const LANTERN: SimulatedGame = {
  rules: lantern,
  bot: lanternBot,
  options: () => ({ nights: '400', timer: 'off' }),
};
/** With clocks so short that they strike, and windows that close, while people are still thinking. */
export const TIMED: SimulatedGame = {
  rules: hurried(lantern, { phase: 2, window: 1 }),
  bot: lanternBot,
  isTimed: true,
  options: dice => ({
    nights: '400',
    timer: 'on',
    clock: dice.oneIn(3) ? 'relaxed' : 'brisk',
    shutters: 'on',
    windows: dice.pick(['quick', 'quick', 'slow', 'wait']),
  }),
};

/** Every game of the box, with the first value of each of its options. */
export const BOXED: readonly SimulatedGame[] = BOX.map(({ subject: { rules }, bot }) => ({
  rules,
  bot,
  options: () => Object.fromEntries(rules.options.map(({ id, values: [first] }) => [id, first])),
}));

const isForTwo = ({ rules }: SimulatedGame): boolean => rules.seats.min === 2;

/** Lantern takes three. */
export const FOR_TWO: SimulatedGame = BOXED.find(isForTwo) ?? LANTERN;

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
