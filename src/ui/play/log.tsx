import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import type { OpenMatch } from '../services.ts';
import { PLAY } from '../words.ts';
import { linesOf } from './log-lines.ts';

interface LogProps {
  readonly match: OpenMatch;
  /** So that the log is read again after every move. */
  readonly seq: number;
  readonly past: number | null;
  readonly onLook: (seq: number | null) => void;
}

const PAGE = 60;

/** What happened, newest first. Choosing a line shows the table as it was then. */
export function Log({ match, past, onLook }: LogProps): JSX.Element {
  const shown = useSignal(PAGE);
  const steps = match
    .history()
    .map(step => ({ seq: step.seq, lines: linesOf(match.game.ui.words, step, match.people.value) }))
    .filter(({ lines }) => lines.length > 0)
    .toReversed();
  if (steps.length === 0) return <p class="soft">{PLAY.noLog}</p>;

  function onKeyDown(event: KeyboardEvent): void {
    const to = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const item = event.target instanceof HTMLElement ? event.target.closest('li') : null;
    const next = item?.[to[event.key]]?.querySelector('button');
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <>
      <ol class="log" reversed>
        {steps.slice(0, shown.value).map(({ seq, lines }) => (
          <li key={seq}>
            <button
              type="button"
              class="log-step"
              aria-current={seq === past ? 'step' : undefined}
              onKeyDown={onKeyDown}
              onClick={() => onLook(seq)}
            >
              <span class="log-number" aria-hidden="true">
                {seq}
              </span>
              <span class="log-lines">
                {lines.map((line, n) => (
                  <span key={n}>{line}</span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {steps.length > shown.value && (
        <Button
          kind="quiet"
          wide
          onClick={() => {
            shown.value += PAGE;
          }}
        >
          {PLAY.earlierLines}
        </Button>
      )}
    </>
  );
}
