import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { kindOf } from './humanise.ts';

interface ChoicesProps {
  readonly actions: readonly unknown[];
  readonly label: (action: unknown) => string;
  readonly onChoose: (action: unknown) => void;
}

/** Every legal action, a button each, sorted by kind. Arrows move among them, Home and End jump. */
export function Choices({ actions, label, onChoose }: ChoicesProps): JSX.Element | null {
  const root = useRef<HTMLDivElement>(null);
  if (actions.length === 0) return null;
  const groups = [...new Set(actions.map(kindOf))].map(
    kind => [kind, actions.filter(action => kindOf(action) === kind)] as const,
  );

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex(button => button === document.activeElement);
    const to = targetOf(event.key, here, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }

  return (
    <div class="generic-choices" ref={root}>
      {groups.map(([kind, group]) => (
        <fieldset key={kind} class="generic-group">
          <legend class={groups.length > 1 ? 'choices-legend' : 'visually-hidden'}>{kind}</legend>
          {group.map(action => (
            <button
              key={JSON.stringify(action)}
              type="button"
              class="generic-choice"
              data-choice=""
              data-main=""
              onKeyDown={onKeyDown}
              onClick={() => onChoose(action)}
            >
              {label(action)}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function targetOf(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (here + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (here - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
