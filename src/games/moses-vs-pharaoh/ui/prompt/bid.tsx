import type { JSX } from 'preact';
import { Stepper } from '../../../../ui/board-parts/stepper.tsx';
import type { Choosing } from '../choices/choosing.ts';
import { BID } from '../words/board.ts';

/** A bid is set with two buttons, then made with the main one. */
export function BidStepper({ choosing }: { choosing: Choosing }): JSX.Element | null {
  const { bids } = choosing;
  if (bids.length === 0) return null;
  return (
    <Stepper
      values={bids.map(({ points }) => points)}
      value={bids.find(choosing.isChosen)?.points ?? null}
      labels={BID}
      onSet={bid => {
        const next = bids.find(({ points }) => points === bid);
        if (next !== undefined) choosing.tap(next);
      }}
    />
  );
}
