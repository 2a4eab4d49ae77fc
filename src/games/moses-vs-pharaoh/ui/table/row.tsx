import type { JSX } from 'preact';
import { FREEDOM } from '../../facts/places.ts';
import { HEART_STEP } from '../../data/heart.ts';
import type { View } from '../../view.ts';
import { HeartOfStone } from '../drawings/icons.tsx';
import { HEART_CAPTION, ROW_CAPTION, heartLabel, rowLabel } from '../words/board.ts';

/** The Let My People Go row, and what Pharaoh's heart has against it. */
export const Rows = ({ view }: { view: View }): JSX.Element => (
  <div class="mp-rows">
    <p class="mp-row" data-free={view.row >= FREEDOM}>
      <span class="visually-hidden">{rowLabel(view)}</span>
      <span class="mp-caption" aria-hidden="true">
        {ROW_CAPTION}
      </span>
      <span class="mp-pegs" aria-hidden="true">
        {Array.from({ length: FREEDOM }, (_, n) => (
          <i key={n} data-on={n < view.row} />
        ))}
      </span>
      <b aria-hidden="true">
        {Math.min(view.row, FREEDOM)}/{FREEDOM}
      </b>
    </p>
    <p class="mp-heart">
      <span class="visually-hidden">{heartLabel(view)}</span>
      <span class="mp-caption" aria-hidden="true">
        {HEART_CAPTION}
      </span>
      <HeartOfStone size={1} />
      <span class="mp-gauge" aria-hidden="true">
        <i style={{ width: `${Math.max(0, Math.min(1, view.heart / HEART_STEP)) * 100}%` }} />
      </span>
      <b aria-hidden="true">
        {view.heart}/{HEART_STEP}
      </b>
    </p>
  </div>
);
