import type { JSX } from 'preact';
import { type Options, chosenOptions, tableOptions } from '../../engine/index.ts';
import type { Game } from '../../games/catalogue.ts';
import { ChoiceGroup } from '../components/choice-group.tsx';
import { NEW_MATCH } from '../words.ts';
import { optionWords } from './option-words.ts';

interface MatchOptionsProps {
  readonly game: Game;
  readonly chosen: Options;
  readonly onChoose: (id: string, value: string) => void;
}

/** What may be chosen before the deal: by the game, in its own words, and about its clocks. */
export function MatchOptions({ game, chosen, onChoose }: MatchOptionsProps): JSX.Element | null {
  const specs = tableOptions(game.rules);
  if (specs.length === 0) return null;
  const now = chosenOptions(specs, chosen);
  return (
    <section class="panel" aria-labelledby="options-heading">
      <h2 id="options-heading">{NEW_MATCH.options}</h2>
      {specs.map(({ id, values }) => {
        const { label, values: names } = optionWords(game, id);
        return (
          <ChoiceGroup
            key={id}
            legend={label}
            chosen={now[id] ?? values[0]}
            choices={values.map(value => ({ value, label: names[value] ?? value }))}
            onChoose={value => onChoose(id, value)}
          />
        );
      })}
    </section>
  );
}
