const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "3 hours ago", for two moments in milliseconds. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000);
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return 'just now';
}
