import { expect, test } from 'vitest';
import { systemClock } from '../../../src/net/clock.ts';
import type { Binding, Link } from '../../../src/net/link.ts';
import { memoryLinks } from '../../../src/net/memory-link.ts';
import { type Introduction, beIntroduced, introduce } from '../../../src/net/mesh/introduction.ts';
import { phraseOf } from '../../../src/net/mesh/check-phrase.ts';
import { randomBytes } from '../../../src/net/base64url.ts';

const TABLE: Introduction = { room: 'room', secret: 'secret', host: 'host', inviter: 'sponsor', reach: 'here' };
const bound = (mine: string, theirs: string): { readonly near: Binding; readonly far: Binding } => ({
  near: { mine, theirs },
  far: { mine: theirs, theirs: mine },
});

test('who comes learns the table, and both have the same four signs', async () => {
  const { near, far } = memoryLinks(systemClock, { latency: 0 });
  const [told, heard] = await Promise.all([introduce(near, TABLE), beIntroduced(far)]);
  expect(heard).toMatchObject({ ok: true, value: TABLE });
  expect(told.ok && heard.ok && told.phrase).toEqual(heard.ok && heard.phrase);
  expect(told.ok && told.phrase.every(sign => Number.isInteger(sign) && sign >= 0 && sign < 64)).toBe(true);
});

test('somebody in between, who passes everything on, is given away by the signs', async () => {
  let same = 0;
  for (let n = 0; n < 20; n++) {
    const toVisitor = memoryLinks(systemClock, { latency: 0, bindings: bound('middle 1', 'visitor') });
    const toInviter = memoryLinks(systemClock, { latency: 0, bindings: bound('inviter', 'middle 2') });
    toVisitor.near.onMessage(text => toInviter.far.send(text));
    toInviter.far.onMessage(text => toVisitor.near.send(text));
    const [told, heard] = await Promise.all([introduce(toInviter.near, TABLE), beIntroduced(toVisitor.far)]);
    if (!told.ok || !heard.ok) throw new Error('passed on, it is a good introduction');
    if (told.phrase.join() === heard.phrase.join()) same += 1;
  }
  expect(same).toBe(0);
});

test('a number that is not the one committed to ends it before the table is told', async () => {
  const { near, far } = memoryLinks(systemClock, { latency: 0 });
  const sly: Link = {
    ...far,
    send(text) {
      const message: unknown = JSON.parse(text);
      const isShow = typeof message === 'object' && message !== null && 'type' in message && message.type === 'show';
      far.send(isShow ? JSON.stringify({ ...message, nonce: 'A'.repeat(22) }) : text);
    },
  };
  const heard: string[] = [];
  far.onMessage(text => heard.push(text));
  const [told, came] = await Promise.all([introduce(near, TABLE), beIntroduced(sly)]);
  expect(told).toEqual({ ok: false, refusal: 'impostor' });
  expect(came.ok).toBe(false);
  expect(heard.join()).not.toContain('secret');
});

test.each([
  ['0', 'they-are-older', 'we-are-older'],
  ['9', 'we-are-older', 'they-are-older'],
])('version %s of it is told who should refresh', async (version, atInviter, atVisitor) => {
  const { near, far } = memoryLinks(systemClock, { latency: 0 });
  const other: Link = { ...far, send: text => far.send(text.replace('"version":1', `"version":${version}`)) };
  expect(await Promise.all([introduce(near, TABLE), beIntroduced(other)])).toEqual([
    { ok: false, refusal: atInviter },
    { ok: false, refusal: atVisitor },
  ]);
});

test('nonsense from either side is refused', async () => {
  const one = memoryLinks(systemClock, { latency: 0 });
  one.far.send('hello');
  expect(await introduce(one.near, TABLE)).toEqual({ ok: false, refusal: 'nonsense' });
  const two = memoryLinks(systemClock, { latency: 0 });
  two.near.send('{"type":"table"}');
  expect(await beIntroduced(two.far)).toEqual({ ok: false, refusal: 'nonsense' });
});

test('the signs are spread over all 64, and other fingerprints make others', async () => {
  const seen = new Set<number>();
  for (let n = 0; n < 200; n++) {
    for (const sign of await phraseOf({ mine: 'a', theirs: 'b' }, randomBytes(16), randomBytes(16))) seen.add(sign);
  }
  expect(seen.size).toBe(64);
  const [one, other] = [randomBytes(16), randomBytes(16)];
  const phrases = await Promise.all(
    ['b', 'c', 'd'].map(async theirs => (await phraseOf({ mine: 'a', theirs }, one, other)).join()),
  );
  expect(new Set(phrases).size).toBe(3);
  expect(await phraseOf({ mine: 'b', theirs: 'a' }, one, other)).toEqual(
    await phraseOf({ mine: 'a', theirs: 'b' }, one, other),
  );
});
