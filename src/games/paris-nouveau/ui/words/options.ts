interface OptionWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  abilities: {
    label: 'Abilities',
    values: { on: 'On: nine characters, nine tricks', off: 'Off: a plain first match' },
  },
};

export const optionWords = (id: string): OptionWords => OPTION_WORDS[id] ?? { label: id, values: {} };
