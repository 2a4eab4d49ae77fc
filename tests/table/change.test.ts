import { expect, test } from 'vitest';
import { deepFreeze, rngFor, sameJson } from '../../src/engine/index.ts';
import { applied, changeOf, isChange } from '../../src/table/change.ts';
import { subject as parisSubject } from '../games/paris-nouveau/subject.ts';
import { nearlyJson, randomJson } from '../support/random-json.ts';
import { randomMatch } from '../support/random-match.ts';
import { seedOf } from '../support/seeds.ts';
import { asSent } from '../support/table-checks.ts';

const RUNS = 4000;

/** Two values of the same descent, or of none. */
function* pairs(stream: number): Generator<{ before: unknown; after: unknown; rng: ReturnType<typeof rngFor> }> {
  const rng = rngFor(seedOf(7), stream);
  for (let n = 0; n < RUNS; n++) {
    const before = deepFreeze(randomJson(rng));
    let after = rng.int(4) === 0 ? randomJson(rng) : before;
    for (let edits = rng.int(4); edits > 0; edits--) after = nearlyJson(rng, after);
    yield { before, after: deepFreeze(after), rng };
  }
}

test('a change turns the one value into the other, also after a journey as text', () => {
  let changes = 0;
  for (const { before, after } of pairs(1)) {
    const change = changeOf(before, after);
    expect(applied(before, change)).toEqual(after);
    if (change === undefined) continue;
    changes++;
    expect(isChange(asSent(change))).toBe(true);
    expect(applied(asSent(before), asSent(change))).toEqual(after);
  }
  expect(changes).toBeGreaterThan(RUNS / 2);
});

test('there is a change exactly where there is a difference', () => {
  let differing = 0;
  for (const { before, after } of pairs(2)) {
    expect(changeOf(before, before)).toBeUndefined();
    expect(changeOf(before, asSent(before))).toBeUndefined();
    expect(changeOf(before, after) === undefined).toBe(sameJson(before, after));
    if (!sameJson(before, after)) differing++;
  }
  expect(differing).toBeGreaterThan(RUNS / 2);
});

test('a change is at most two characters longer than the whole', () => {
  let changes = 0;
  for (const { before, after } of pairs(3)) {
    const change = changeOf(before, after);
    const length = change === undefined ? 0 : JSON.stringify(change).length;
    expect(length).toBeLessThanOrEqual(JSON.stringify(after).length + 2);
    if (length > 0) changes++;
  }
  expect(changes).toBeGreaterThan(RUNS / 2);
});

test('the changes of a real match are a small part of its views', () => {
  const { rules, bot } = parisSubject;
  let [changes, views] = [0, 0];
  for (const { before, after } of randomMatch(
    rules,
    { seed: seedOf(1), seats: 6, options: {} },
    rngFor(seedOf(7), 5),
    bot,
  )) {
    const [one, other] = [rules.view(before.state, 'spectator'), rules.view(after.state, 'spectator')];
    changes += JSON.stringify(changeOf(one, other) ?? null).length;
    views += JSON.stringify(other).length;
  }
  expect(changes / views).toBeLessThan(0.1);
});

test('what is left alone is not copied', () => {
  const before = { kept: { deep: [1, 2, 3] }, other: 1 };
  const after = applied(before, changeOf(before, { ...before, other: 2 })) as typeof before;
  expect(after.kept).toBe(before.kept);
});

/** Anything at all in the shape of a change, made for something else. */
const hostile: readonly unknown[] = [
  { '#': 4_000_000_000 },
  { '#': 1e300 },
  { '4294967294': [1] },
  { '1000000000': [1] },
  { '-1': [1], '0.5': [1], '01': [1], ' 1': [1], '1e3': [1], '': [1], Infinity: [1], NaN: [1] },
  { length: [4_000_000_000] },
  { length: { length: [9] } },
  { constructor: { prototype: { polluted: [true] } } },
  { toString: { call: { polluted: [true] } } },
  JSON.parse('{"__proto__":{"polluted":[true]}}'),
  JSON.parse('{"a":{"__proto__":[{"polluted":true}]}}'),
  { '0': 0, '1': 5, a: 3 },
  {},
];

test('any change can be applied to any value, always with the same result, and to nothing else', () => {
  const rng = rngFor(seedOf(7), 4);
  const found = new Set<string>();
  for (let n = 0; n < RUNS; n++) {
    const before = deepFreeze(randomJson(rng));
    const made = changeOf(randomJson(rng), randomJson(rng));
    const change = n < hostile.length * 40 ? hostile[n % hostile.length] : nearlyJson(rng, made ?? null);
    if (!isChange(change)) continue;
    deepFreeze(change);
    const after = applied(before, change);
    found.add(Array.isArray(before) ? 'array' : typeof before);
    // Hidden holes would be filled with null on the way.
    expect(asSent({ after })).toEqual({ after });
    expect(applied(asSent(before), asSent(change))).toEqual(after);
    const most = JSON.stringify(before).length + JSON.stringify(change).length + 2;
    expect(JSON.stringify(after).length).toBeLessThanOrEqual(most);
  }
  expect(found).toContain('array');
  expect(found).toContain('object');
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('polluted' in {}).toBe(false);
  expect('polluted' in (() => undefined)).toBe(false);
});

test.each([
  ['two values at once', [1, 2]],
  ['no value', []],
  ['a word', 'x'],
  ['a bare number', 3],
  ['nothing', null],
  ['half a length', { '#': 1.5 }],
  ['less than nothing', { '#': -1 }],
  ['a word in the place of a change', { a: 'x' }],
  ['a wrong part deep inside', { a: { b: { c: [1, 2] } } }],
])('%s is not a change', (_what, value) => {
  expect(isChange(value)).toBe(false);
});
