import type { JSX } from 'preact';
import { expect, test, vi } from 'vitest';
import { Countdown } from '../../../src/ui/board-parts/countdown.tsx';
import { leftOf, shortTime, useLastSeconds } from '../../../src/ui/board-parts/time-left.ts';
import type { TimeLeft } from '../../../src/ui/game-ui.ts';
import { pages } from '../../support/small-page.ts';

const draw = pages();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const time = (part: Partial<TimeLeft> = {}): TimeLeft => ({
  kind: 'phase',
  total: MINUTE,
  left: MINUTE,
  since: Date.now(),
  runs: true,
  ...part,
});

test.each([
  [0, '0'],
  [400, '1'],
  [9000, '9'],
  [59_999, '1:00'],
  [65_000, '1:05'],
  [10 * MINUTE, '10 min'],
  [3 * HOUR + 5 * MINUTE, '3 h'],
  [47 * HOUR, '47 h'],
  [3 * DAY + HOUR, '3 d'],
])('%i ms is short for %s', (left, short) => {
  expect(shortTime(left)).toBe(short);
});

test('time runs by this device’s own clock, never below nothing, and not backwards', () => {
  const told = time({ since: 1000, left: 5000 });
  expect([leftOf(told, 1000), leftOf(told, 3500), leftOf(told, 99_000)]).toEqual([5000, 2500, 0]);
  expect(leftOf(told, 0)).toBe(5000);
  expect(leftOf({ ...told, runs: false }, 99_000)).toBe(5000);
});

test('it ticks every second, and stands still when it is told to', async () => {
  const page = await draw(<Countdown time={time({ left: 45_000 })} />);
  expect(page.text()).toMatch(/^45/);
  await vi.advanceTimersByTimeAsync(3000);
  expect(page.text()).toMatch(/^42/);
  const still = await draw(<Countdown time={time({ left: 45_000, runs: false })} />);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(still.text()).toBe('45The clock stands still.');
});

test('what is spoken changes a few times, not every second', async () => {
  const page = await draw(<Countdown time={time({ total: 2 * MINUTE, left: 2 * MINUTE })} />);
  const spoken = new Set<string>();
  for (let n = 0; n < 125; n++) {
    spoken.add(page.text().replace(/^[\d:]+/, ''));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect([...spoken]).toEqual(['The clock is running.', 'Less than a minute left.', 'Ten seconds left.']);
});

test('a second ring on the page is silent', async () => {
  const page = await draw(<Countdown time={time({ left: 8000 })} mute />);
  expect(page.text()).toBe('8');
});

test('more time is one tap for whoever may give it', async () => {
  let given = 0;
  const page = await draw(<Countdown time={time()} onMore={() => void given++} />);
  await page.press('1:00+More time for everybody');
  expect(given).toBe(1);
  expect((await draw(<Countdown time={time()} />)).has('1:00+More time for everybody')).toBe(false);
});

function Bell({ now, onLast }: { readonly now: TimeLeft | null; readonly onLast: () => void }): JSX.Element | null {
  useLastSeconds(now, onLast);
  return null;
}

test.each([
  ['as the last ten seconds begin', time, 1],
  ['not in a window that is shorter than that', () => time({ kind: 'window', total: 5000, left: 5000 }), 0],
  ['not for a clock that stands still', () => time({ runs: false }), 0],
  ['not when one comes in late', () => time({ left: 7000 }), 0],
] as const)('the bell rings once, %s', async (_what, now, times) => {
  const rung: number[] = [];
  const began = Date.now();
  await draw(<Bell now={now()} onLast={() => rung.push(Date.now() - began)} />);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(rung).toHaveLength(times);
  if (times === 1) expect(Math.abs((rung[0] ?? 0) - 50_000)).toBeLessThan(200);
});

test('where nothing runs down no bell rings', async () => {
  await draw(<Bell now={null} onLast={() => expect.fail('It rang.')} />);
  await vi.advanceTimersByTimeAsync(MINUTE);
});
