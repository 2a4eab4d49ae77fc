import type { ToldTime } from '../../table/clock.ts';
import type { TimeLeft } from '../../ui/game-ui.ts';

/** What two tellings of one clock may differ by and still be the same to the eye. */
const SAME_MS = 700;

/** Reads what the host tells of its clock by this device's own. What only says the same again is not news. */
export function timeStamp(now: () => number): (told: ToldTime | null) => TimeLeft | null {
  let last: ToldTime | null = null;
  let shown: TimeLeft | null = null;
  return told => {
    if (told === last) return shown;
    const isNews = !told || !shown || told.began !== last?.began || !isSame(told, shown, now());
    last = told;
    if (!isNews) return shown;
    shown = told && { kind: told.kind, total: told.total, left: told.left, since: now(), runs: told.runs };
    return shown;
  };
}

function isSame({ kind, total, left, runs }: ToldTime, shown: TimeLeft, now: number): boolean {
  const expected = shown.runs ? shown.left - (now - shown.since) : shown.left;
  return kind === shown.kind && total === shown.total && runs === shown.runs && Math.abs(left - expected) < SAME_MS;
}
