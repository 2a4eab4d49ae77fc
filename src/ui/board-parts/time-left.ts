import { useEffect, useState } from 'preact/hooks';
import type { TimeLeft } from '../game-ui.ts';

const SECOND = 1000;
/** Timers may ring a hair early; then a second would be counted twice. */
const A_HAIR = 5;
export const LAST_MS = 10 * SECOND;

/** What is left of it in milliseconds, at this reading of this device's clock. */
export const leftOf = ({ left, since, runs }: TimeLeft, now: number): number =>
  runs ? Math.max(0, left - Math.max(0, now - since)) : left;

/** What is left, told anew every second. */
export function useLeft(time: TimeLeft): number {
  const [now, setNow] = useState(() => Date.now());
  const { left, since, runs } = time;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const at = Date.now();
      setNow(at);
      const rest = leftOf({ ...time, left, since, runs }, at);
      if (runs && rest > 0) timer = setTimeout(tick, (rest % SECOND || SECOND) + A_HAIR);
    };
    tick();
    return () => clearTimeout(timer);
  }, [left, since, runs]);
  return leftOf(time, now);
}

/** Calls once as the last ten seconds begin; not where there never were more. */
export function useLastSeconds(time: TimeLeft | null, onLast: () => void): void {
  const left = time?.left ?? 0;
  const runs = time?.runs === true;
  useEffect(() => {
    if (time === null || !runs) return;
    const rest = leftOf(time, Date.now()) - LAST_MS;
    if (rest <= 0) return;
    const timer = setTimeout(onLast, rest);
    return () => clearTimeout(timer);
  }, [left, time?.since, runs]);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Short enough for the top bar: "42", "4:05", "25 min", "11 h", "3 d". */
export function shortTime(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds < MINUTE) return `${seconds}`;
  if (seconds < 10 * MINUTE) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY) return `${Math.floor(seconds / HOUR)} h`;
  return `${Math.floor(seconds / DAY)} d`;
}
