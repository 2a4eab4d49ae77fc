import { noise } from '../support/random-bytes.ts';
import { describe, expect, test } from 'vitest';
import type { CloseReason, Link } from '../../src/net/link.ts';
import { memoryLinks } from '../../src/net/memory-link.ts';
import { LINK_CONTRACT } from '../support/link-contract.ts';
import { virtualClock } from '../support/virtual-clock.ts';

describe('a link in memory', () => {
  test.each(LINK_CONTRACT.map(clause => [clause.title, clause] as const))('%s', async (_title, { run }) => {
    const clock = virtualClock();
    const pair = memoryLinks(clock, { latency: 5 });
    await run({
      near: pair.near,
      far: pair.far,
      silence() {
        pair.silence('near');
        pair.silence('far');
      },
      wait: ms => clock.advance(ms),
      now: () => clock.now(),
    });
  });
});

const endings = (link: Link): CloseReason[] => {
  const reasons: CloseReason[] = [];
  link.onClose(why => reasons.push(why));
  return reasons;
};

test('half a link is noticed by the end that hears nothing, and told to the other', async () => {
  const clock = virtualClock();
  const { near, far, silence } = memoryLinks(clock);
  const [nearEnd, farEnd] = [endings(near), endings(far)];
  await clock.advance(2_000);
  silence('far');
  await clock.advance(6_000);
  expect([nearEnd, farEnd]).toEqual([['lost'], ['lost']]);
});

test('an abrupt cut is told at once to whoever notices it, and within six seconds to the other', async () => {
  const clock = virtualClock();
  const { near, far, cut } = memoryLinks(clock);
  const [nearEnd, farEnd] = [endings(near), endings(far)];
  await clock.advance(2_000);
  near.send('lost on the way');
  cut(['near']);
  expect([nearEnd, farEnd]).toEqual([['lost'], []]);
  await clock.advance(6_000);
  expect(farEnd).toEqual(['lost']);
});

test('an end that was asleep asks before it judges', async () => {
  const clock = virtualClock();
  const sleeper = clock.twin();
  // The other end is patient here, so that only the sleeper's judgement is seen.
  const { near, far } = memoryLinks(clock, {
    clocks: { near: sleeper, far: { ...clock, setTimer: () => () => undefined } },
  });
  const ended = endings(near);
  await clock.advance(2_000);
  sleeper.freeze();
  await clock.advance(60_000);
  sleeper.thaw();
  await clock.advance(10_000);
  expect(ended).toEqual([]);
  const heard: string[] = [];
  far.onMessage(message => heard.push(message));
  near.send('back');
  await clock.advance(10);
  expect(heard).toEqual(['back']);
});

test('an end that was asleep and hears nothing on waking gives up after a short grace', async () => {
  const clock = virtualClock();
  const sleeper = clock.twin();
  const { near, cut } = memoryLinks(clock, { clocks: { near: sleeper, far: clock } });
  const ended = endings(near);
  await clock.advance(2_000);
  sleeper.freeze();
  cut([]);
  await clock.advance(60_000);
  sleeper.thaw();
  await clock.advance(2_000);
  expect(ended).toEqual([]);
  await clock.advance(1_000);
  expect(ended).toEqual(['lost']);
});

test('a device that only ever sleeps does not keep a dead link', async () => {
  const clock = virtualClock();
  const sleeper = clock.twin();
  const { near, cut } = memoryLinks(clock, { clocks: { near: sleeper, far: clock } });
  const ended = endings(near);
  cut([]);
  for (let n = 0; n < 3; n += 1) {
    sleeper.freeze();
    await clock.advance(60_000);
    sleeper.thaw();
    await clock.advance(100);
  }
  expect(ended).toEqual(['lost']);
});

test('a listener that lets in another loses no message, even of the same moment', async () => {
  const clock = virtualClock();
  const { near, far } = memoryLinks(clock);
  const heard: string[] = [];
  const stop = far.onMessage(message => {
    heard.push(`first ${message}`);
    stop();
    far.onMessage(next => heard.push(`second ${next}`));
  });
  for (const message of ['a', 'b', 'c']) near.send(message);
  await clock.advance(10);
  expect(heard).toEqual(['first a', 'second b', 'second c']);
});

test('too much sent to an end where nobody listens is abuse', async () => {
  const clock = virtualClock();
  const { near, far } = memoryLinks(clock);
  const ended = endings(far);
  for (let n = 0; n < 10; n += 1) {
    near.send(noise(500_000));
    await clock.advance(100);
  }
  expect(ended).toEqual(['abuse']);
});

test.each<[string, Uint8Array | null]>([
  ['text where bytes belong', null],
  ['an empty frame', new Uint8Array()],
  ['a kind nobody knows', new Uint8Array([99, 0, 1])],
  ['a frame out of turn', new Uint8Array([1, 7, 65])],
  ['a goodbye for no known reason', new Uint8Array([5, 0, 200])],
])('%s closes the link with abuse', async (_what, frame) => {
  const clock = virtualClock();
  const { near, far, inject } = memoryLinks(clock, { latency: 1 });
  const [nearEnd, farEnd] = [endings(near), endings(far)];
  inject('near', frame);
  await clock.advance(100);
  expect([nearEnd, farEnd]).toEqual([['abuse'], ['abuse']]);
});
