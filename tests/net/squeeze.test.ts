import { expect, test } from 'vitest';
import { squeezer, unsqueezer } from '../../src/net/squeeze.ts';
import { randomly } from '../support/random-bytes.ts';

const LONGEST = 512 * 1024;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const letter = (n: number): string =>
  JSON.stringify({
    type: 'scene',
    epoch: 1,
    match: 2,
    seq: n,
    all: { change: { view: { round: [n % 7] } }, events: [] },
  });

function roundTrip(messages: readonly Uint8Array[]): number {
  const squeeze = squeezer();
  const unsqueeze = unsqueezer(LONGEST);
  let packed = 0;
  for (const message of messages) {
    const sent = squeeze(message);
    packed += sent.length;
    expect(sent.length).toBeLessThanOrEqual(message.length + 1);
    expect(unsqueeze(sent)).toEqual(message);
  }
  return packed;
}

test('messages come out as they went in, whatever they are, one after another', () => {
  const random = randomly(7);
  const noise = (size: number): Uint8Array => Uint8Array.from({ length: size }, () => random.below(256));
  const few = (size: number): Uint8Array => Uint8Array.from({ length: size }, () => random.below(3));
  roundTrip([
    new Uint8Array(0),
    bytes('a'),
    bytes('aaaa'),
    bytes('abcabcabcabcabcabc'),
    noise(3),
    noise(40_000),
    few(70_000),
    bytes('x'.repeat(LONGEST)),
    ...Array.from({ length: 300 }, (_, n) => bytes(letter(n))),
    ...Array.from({ length: 300 }, () => (random.below(2) === 0 ? few : noise)(random.below(600))),
    bytes('🂡 €uro '.repeat(500)),
  ]);
});

test('a repeat from just within memory is found, and memory moves on', () => {
  const random = randomly(11);
  const fresh = (): Uint8Array => Uint8Array.from({ length: 9_000 }, () => random.below(256));
  const first = fresh();
  roundTrip([first, fresh(), fresh(), first, fresh(), fresh(), fresh(), fresh(), first]);
});

test('letters that say much the same travel as a fifth of themselves', () => {
  const letters = Array.from({ length: 200 }, (_, n) => bytes(letter(n)));
  const plain = letters.reduce((sum, { length }) => sum + length, 0);
  expect(roundTrip(letters)).toBeLessThan(plain / 5);
});

test('a few bytes that would unpack to far too many are refused', () => {
  const bomb = Uint8Array.from([1, 0x1f, 97, 1, 0, ...Array.from({ length: 4_000 }, () => 255), 0, 0]);
  expect(unsqueezer(LONGEST)(bomb)).toBeUndefined();
});

test('a repeat of what was never sent is refused', () => {
  expect(unsqueezer(LONGEST)(Uint8Array.from([1, 0x10, 97, 9, 0, 0]))).toBeUndefined();
  expect(unsqueezer(LONGEST)(Uint8Array.from([1, 0x10, 97, 0, 0, 0]))).toBeUndefined();
});

test('twenty thousand mutated messages: nothing throws, and nothing too long comes out', () => {
  const random = randomly(5);
  let refused = 0;
  for (let n = 0; n < 2_000; n++) {
    const squeeze = squeezer();
    const unsqueeze = unsqueezer(4_096);
    for (let m = 0; m < 10; m++) {
      const packed = squeeze(bytes(letter(n * m)));
      const out = unsqueeze(random.below(2) === 0 ? packed : random.mutated(packed));
      if (!out) refused += 1;
      else expect(out.length).toBeLessThanOrEqual(4_096);
    }
  }
  expect(refused).toBeGreaterThan(1_000);
});
