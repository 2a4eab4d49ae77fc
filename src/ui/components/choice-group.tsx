import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: ComponentChildren;
}

interface ChoiceGroupProps<T extends string> {
  readonly legend: string;
  /** When something beside it already says what is chosen here. */
  readonly legendHidden?: boolean;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few. Native radio buttons, so arrows and screen readers work as everywhere. */
export function ChoiceGroup<T extends string>({
  legend,
  legendHidden = false,
  choices,
  chosen,
  onChoose,
}: ChoiceGroupProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend class={legendHidden ? 'visually-hidden' : 'choices-legend'}>{legend}</legend>
      <div class="choices-row">
        {choices.map(({ value, label }) => (
          <label key={value} class="choice">
            <input
              type="radio"
              class="visually-hidden"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span class="choice-face">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
