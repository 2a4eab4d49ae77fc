import { TURN_LIMITS } from '../../data/options.ts';

interface OptionWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  sides: { label: 'Sides', values: { wish: 'You say which you would like', drawn: 'Drawn by lot' } },
  turns: {
    label: 'Last turn',
    values: Object.fromEntries(
      TURN_LIMITS.map(limit => [limit, limit === TURN_LIMITS[0] ? `${limit} turns: the usual` : `${limit} turns`]),
    ),
  },
};

export const optionWords = (id: string): OptionWords => OPTION_WORDS[id] ?? { label: id, values: {} };
