import type { JSX } from 'preact';
import type { Choosing } from '../choices/choosing.ts';
import { press } from '../../../../ui/board-parts/press.ts';
import { BID_LESS, BID_MORE, POINTS_BID } from '../words/board.ts';

/** A bid is set with two buttons, then made with the main one. */
export function BidStepper({ choosing }: { choosing: Choosing }): JSX.Element | null {
  const { bids, chosen } = choosing;
  const at = bids.findIndex(bid => chosen?.type === 'bid' && bid.points === chosen.points);
  const step = (by: number) => {
    const next = at === -1 ? bids[0] : bids[Math.max(0, Math.min(bids.length - 1, at + by))];
    if (next !== undefined && next !== bids[at]) choosing.tap(next);
  };
  if (bids.length === 0) return null;
  return (
    <div class="mp-bid">
      <button type="button" aria-label={BID_LESS} data-choice="" disabled={at === 0} {...press(() => step(-1))}>
        −
      </button>
      <output aria-label={POINTS_BID}>{at === -1 ? '–' : bids[at]?.points}</output>
      <button
        type="button"
        aria-label={BID_MORE}
        data-choice=""
        disabled={at === bids.length - 1}
        {...press(() => step(1))}
      >
        +
      </button>
    </div>
  );
}
