import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ShownCode } from '../same-room.ts';
import { CODE } from './words.ts';

const TICK_MS = 500;
/** From here on it is worth saying in words. */
const NEAR_SECONDS = 20;

/** How long a code is still good: a bar that empties, and seconds near the end. */
export function Countdown({ until, lasts }: Pick<ShownCode, 'until' | 'lasts'>): JSX.Element {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, until - now.value);
  const seconds = Math.ceil(left / 1000);
  const isNear = seconds <= NEAR_SECONDS;
  return (
    <div class="countdown" role="timer" data-near={isNear}>
      <div class="countdown-track" aria-hidden="true">
        <div class="countdown-left" style={{ transform: `scaleX(${Math.min(1, left / lasts).toFixed(3)})` }} />
      </div>
      {isNear && <p>{seconds === 0 ? CODE.old : CODE.left(seconds)}</p>}
    </div>
  );
}
