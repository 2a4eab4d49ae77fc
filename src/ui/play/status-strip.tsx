import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { PLAY } from '../words.ts';
import type { Holding } from './phone.ts';

interface StatusStripProps {
  readonly holding: Holding;
  readonly visiting: boolean;
  readonly onPassOn: () => void;
}

/** A line above the board when the screen is not simply asking its holder. */
export function StatusStrip({ holding, visiting, onPassOn }: StatusStripProps): JSX.Element | null {
  switch (holding.kind) {
    case 'bots':
      return <p class="status-strip">{PLAY.bots}</p>;
    case 'watching':
      return <p class="status-strip">{PLAY.watching}</p>;
    case 'holding':
      if (!visiting) return null;
      return (
        <div class="status-strip">
          <Button onClick={onPassOn}>{PLAY.passOn}</Button>
        </div>
      );
    case 'curtain':
    case 'over':
      return null;
  }
}
