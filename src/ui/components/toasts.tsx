import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { IconButton } from './button.tsx';
import { Glyph } from './glyph.tsx';
import { COMMON } from '../words.ts';

export interface Toast {
  readonly text: string;
  readonly tone?: 'plain' | 'problem';
  /** One thing to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface Shown extends Toast {
  readonly id: number;
}

const SECONDS = 8;
const shown = signal<readonly Shown[]>([]);
let nextId = 0;

/** Says something short at the foot of the screen. Problems stay until they are closed. */
export function toast(message: Toast): void {
  const id = nextId++;
  // What can still be undone stays; what was only said makes room.
  shown.value = [...shown.value.filter(({ action }) => action !== undefined).slice(-1), { ...message, id }];
  if (message.tone !== 'problem') setTimeout(() => dismiss(id), SECONDS * 1000);
}

function dismiss(id: number): void {
  shown.value = shown.value.filter(other => other.id !== id);
}

export function Toasts(): JSX.Element {
  return (
    <section class="toasts" aria-label="Messages" aria-live="polite">
      {shown.value.map(({ id, text, tone = 'plain', action }) => (
        <div key={id} class="toast" data-tone={tone}>
          <span class="toast-text">{text}</span>
          {action !== undefined && (
            <button
              type="button"
              class="toast-action"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton label={COMMON.closeMessage} onClick={() => dismiss(id)}>
            <Glyph name="close" size={1.125} />
          </IconButton>
        </div>
      ))}
    </section>
  );
}
