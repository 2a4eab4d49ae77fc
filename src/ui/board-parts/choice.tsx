import type { CSSProperties, ComponentChildren, JSX } from 'preact';
import { press } from './press.ts';

/** What a tap does; nothing where something is only drawn. */
export interface Tap {
  /** Whether it is chosen; undefined where a tap chooses nothing, but shows something. */
  readonly isChosen?: boolean | undefined;
  readonly onTap?: (() => void) | undefined;
}

export interface ChoiceProps extends Tap {
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly title?: string;
  readonly [fact: `data-${string}`]: string | number | boolean | undefined;
  readonly children?: ComponentChildren;
}

/** Anything on a board that may be tapped: a way on, a card, a seat, a place. Keys walk among those that are choices. */
export function Choice({ isChosen, onTap, children, ...drawn }: ChoiceProps): JSX.Element {
  if (onTap === undefined) return <span {...drawn}>{children}</span>;
  return (
    <button
      type="button"
      {...drawn}
      data-choice={isChosen === undefined ? undefined : ''}
      aria-pressed={isChosen}
      {...press(onTap)}
    >
      {children}
    </button>
  );
}
