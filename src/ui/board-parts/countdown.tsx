import './countdown.css';
import type { JSX } from 'preact';
import type { TimeLeft } from '../game-ui.ts';
import { TIME } from '../window-words.ts';
import { LAST_MS, shortTime, useLeft } from './time-left.ts';

interface CountdownProps {
  readonly time: TimeLeft;
  /** Gives everybody more time. Absent where one cannot. */
  readonly onMore?: () => void;
  /** Another one on the page speaks already. */
  readonly mute?: boolean;
}

const ROUND = 100;
const A_MINUTE = 60_000;

/** A ring that runs down, and how long it still does. It is spoken only when it means something new. */
export function Countdown({ time, onMore, mute = false }: CountdownProps): JSX.Element {
  const left = useLeft(time);
  const isLast = left <= LAST_MS && time.total > LAST_MS;
  const mark = time.runs ? (isLast ? 'last' : 'running') : 'still';
  const face = (
    <>
      <svg class="countdown-ring" viewBox="0 0 24 24" aria-hidden="true">
        <circle class="countdown-track" cx="12" cy="12" r="9.5" />
        <circle
          class="countdown-left"
          cx="12"
          cy="12"
          r="9.5"
          pathLength={ROUND}
          stroke-dasharray={ROUND}
          stroke-dashoffset={ROUND * (1 - (time.total > 0 ? Math.min(1, left / time.total) : 0))}
        />
        {mark !== 'running' && <path d={mark === 'still' ? 'M10 9v6M14 9v6' : 'M12 7.5v5.5M12 16v.1'} />}
      </svg>
      <span class="countdown-text" aria-hidden="true">
        {shortTime(left)}
      </span>
    </>
  );
  const said = spoken(time, left);
  return (
    <>
      {onMore === undefined ? (
        <span class="countdown" data-mark={mark} title={said}>
          {face}
        </span>
      ) : (
        <button type="button" class="countdown" data-mark={mark} title={TIME.more} onClick={onMore}>
          {face}
          <span class="countdown-more" aria-hidden="true">
            +
          </span>
          <span class="visually-hidden">{TIME.more}</span>
        </button>
      )}
      {!mute && (
        <span class="visually-hidden" aria-live="polite">
          {said}
        </span>
      )}
    </>
  );
}

function spoken({ total, runs }: TimeLeft, left: number): string {
  if (!runs) return TIME.still;
  if (total <= LAST_MS) return TIME.short;
  if (left <= LAST_MS) return TIME.lastSeconds;
  return left <= A_MINUTE ? TIME.lastMinute : TIME.plenty;
}
