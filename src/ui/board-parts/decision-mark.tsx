import './decision-mark.css';
import type { ComponentChildren, JSX } from 'preact';

interface DecisionMarkProps {
  readonly is: 'deciding' | 'sealed' | 'open';
  /** What lies there: an open choice, or something better than a letter for a sealed one. */
  readonly children?: ComponentChildren;
}

const LETTER = 'M2 5h20v14H2Zm2.6 2L12 12.6 19.4 7Zm-.4 2.4V17h15.6V9.4L12 15.2Z';

/** How far somebody is: still at it, decided but sealed, or for all to see. A seat's own words say the same. */
export const DecisionMark = ({ is, children }: DecisionMarkProps): JSX.Element => (
  <span class="decision-mark" data-is={is}>
    {children ??
      (is === 'sealed' && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={LETTER} fill="currentColor" />
        </svg>
      ))}
  </span>
);
