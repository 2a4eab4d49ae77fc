import './stepper.css';
import type { JSX } from 'preact';
import { Glyph } from '../components/glyph.tsx';
import { press } from './press.ts';
import { BOARD } from './words.ts';

interface StepperProps {
  /** All that may be set, the least first. */
  readonly values: readonly number[];
  /** Null before anything is set; the first step then leads to the least. */
  readonly value: number | null;
  readonly labels: { readonly less: string; readonly more: string; readonly value: string };
  readonly onSet: (value: number) => void;
}

/** A number that is set by two buttons, within its limits. */
export function Stepper({ values, value, labels, onSet }: StepperProps): JSX.Element {
  const at = value === null ? -1 : values.indexOf(value);
  const button = (name: 'less' | 'more', to: number | undefined): JSX.Element => (
    <button
      type="button"
      data-choice=""
      aria-label={labels[name]}
      disabled={to === undefined}
      {...press(() => {
        if (to !== undefined) onSet(to);
      })}
    >
      <Glyph name={name === 'less' ? 'minus' : 'plus'} />
    </button>
  );
  return (
    <div class="stepper">
      {button('less', at === -1 ? values[0] : values[at - 1])}
      <output aria-label={labels.value}>{value ?? BOARD.notSet}</output>
      {button('more', values[at + 1])}
    </div>
  );
}
