interface OptionWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  nights: { label: 'Nights', values: { 1: 'One', 3: 'Three', 7: 'Seven', 40: 'Forty', 400: 'Four hundred' } },
  timer: { label: 'Time may be up', values: { off: 'No', on: 'Yes: whoever has not chosen hides' } },
  shutters: { label: 'Shutters', values: { off: 'Off: nobody can stop a peek', on: 'On: one for each, once' } },
};

export const optionWords = (id: string): OptionWords => OPTION_WORDS[id] ?? { label: id, values: {} };
