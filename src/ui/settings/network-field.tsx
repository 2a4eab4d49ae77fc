import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { NETWORK } from '../network-words.ts';

interface NetworkFieldProps {
  readonly name: 'broker' | 'ice';
  readonly as: 'input' | 'textarea';
  readonly text: string;
  readonly longest: number;
  readonly problem: string | null;
  readonly onEdit: (text: string) => void;
  readonly onDone: () => void;
}

/** Nobody is corrected in the middle of a word; and no button moves away under a finger that has just left the field. */
const PAUSE = 700;

/** A field whose text may be wrong. */
export function NetworkField({ name, as, text, longest, problem, onEdit, onDone }: NetworkFieldProps): JSX.Element {
  const judged = useSignal(false);
  const shown = judged.value ? problem : null;
  useEffect(() => {
    if (problem === null) judged.value = false;
    const pause = setTimeout(() => {
      judged.value = problem !== null;
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [text, problem]);
  const words = NETWORK[name];
  const id = `network-${name}`;
  const common = {
    id,
    value: text,
    maxLength: longest,
    placeholder: words.placeholder,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellcheck: false,
    'aria-invalid': shown !== null,
    'aria-describedby': `${id}-line ${id}-problem`,
    onChange: onDone,
  } as const;

  return (
    <div class="field">
      <label for={id}>{words.label}</label>
      {as === 'input' ? (
        <input {...common} type="text" inputMode="url" onInput={event => onEdit(event.currentTarget.value)} />
      ) : (
        <textarea {...common} rows={3} onInput={event => onEdit(event.currentTarget.value)} />
      )}
      <span id={`${id}-line`} class="field-line soft" hidden={shown !== null}>
        {words.line}
      </span>
      <span id={`${id}-problem`} class="field-problem" aria-live="polite">
        {shown}
      </span>
    </div>
  );
}
