import { expect, test } from 'vitest';
import { LOST_AFTER, startHeartbeat } from '../../src/net/heartbeat.ts';
import { virtualClock } from '../support/virtual-clock.ts';

test('a link that stands by may be silent for longer, until its other end comes to host', async () => {
  const clock = virtualClock();
  let patience = 25_000;
  const lost: number[] = [];
  const heartbeat = startHeartbeat(clock, {
    ping: () => undefined,
    lost: () => lost.push(clock.now()),
    patience: () => patience,
  });
  await clock.advance(20_000);
  expect(lost).toEqual([]);
  heartbeat.heard();
  patience = LOST_AFTER;
  await clock.advance(4_000);
  expect(lost).toEqual([]);
  await clock.advance(1_500);
  expect(lost).toHaveLength(1);
});
