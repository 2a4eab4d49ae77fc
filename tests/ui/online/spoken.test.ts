import { expect, test } from 'vitest';
import { seat } from '../../../src/engine/index.ts';
import type { TalkLine } from '../../../src/table/index.ts';
import { lookOf } from '../../../src/ui/online/roster-facts.ts';
import { spokenLines } from '../../../src/ui/online/spoken.ts';
import { lineOf, rosterOf } from '../../support/fake-online.ts';

const roster = rosterOf('012b');
const people = roster.seats.map(lookOf);
const words = { claim: (claim: string) => (claim === 'clean' ? 'No icons on mine.' : null) };
const heard = (talk: readonly TalkLine[], muted: readonly string[] = []) =>
  spokenLines({ talk, muted, roster, people, words });

test('a line is spoken by the seat, or by the device of somebody who watches', () => {
  const [first, second] = heard([lineOf(1, 'Hello', { seat: seat(2) }), lineOf(2, 'Hello')]);
  expect([first?.name, first?.person?.shape]).toEqual(['Carmen', 'triangle']);
  expect([second?.name, second?.person]).toEqual(['Bruno', null]);
});

test('whoever is muted is not heard, and nobody else is lost', () => {
  const talk = [lineOf(1, 'one'), lineOf(2, 'two', { device: 'device-2' }), lineOf(3, 'three', { device: null })];
  expect(heard(talk, ['device-1']).map(({ n }) => n)).toEqual([2, 3]);
});

test('a claim is told in the words of the game', () => {
  expect(heard([lineOf(1, 'clean', { kind: 'claim' })])[0]?.said).toEqual({ kind: 'claim', text: 'No icons on mine.' });
});

test.each([
  lineOf(1, 'no such claim', { kind: 'claim' }),
  lineOf(1, 'no such reaction', { kind: 'reaction' }),
  lineOf(1, '__proto__', { kind: 'reaction' }),
])('what means nothing is left out: $kind $text', line => {
  expect(heard([line])).toEqual([]);
});

test('a seat that is no longer at the table does not break the talk', () => {
  expect(heard([lineOf(1, 'Hello', { seat: seat(7), device: 'gone' })])[0]?.name).toBe('Somebody');
});
