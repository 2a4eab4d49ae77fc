import { expect, test } from 'vitest';
import {
  askSealed,
  commit,
  imagineSealed,
  seat,
  seatsOf,
  sealedFor,
  undecided,
  unsealed,
  unsealedNow,
  viewersOf,
} from '../../src/engine/index.ts';

const [A, B, C] = [seat(0), seat(1), seat(2)];
const asked = askSealed<string>([C, A]);
const half = commit(asked, A, 'left');

test('choices are made in any order and opened in the order of asking, once nobody is missing', () => {
  expect(undecided(asked)).toEqual([C, A]);
  expect(undecided(half)).toEqual([C]);
  expect(unsealed(half)).toBeUndefined();
  const all = commit(half, C, 'right');
  expect(unsealed(all)).toEqual([
    { seat: C, choice: 'right' },
    { seat: A, choice: 'left' },
  ]);
  expect(unsealed(commit(commit(asked, C, 'right'), A, 'left'))).toEqual(unsealed(all));
});

test('a choice cannot be changed, nor made by who was not asked', () => {
  expect(() => commit(half, A, 'right')).toThrow('Seat 0 has nothing to choose.');
  expect(() => commit(half, B, 'right')).toThrow('Seat 1 has nothing to choose.');
});

test('a choice may be 0, false or empty', () => {
  expect(unsealed(commit(askSealed<number>([A]), A, 0))).toEqual([{ seat: A, choice: 0 }]);
  expect(unsealedNow(commit(askSealed<boolean>([A]), A, false), () => true)).toEqual([{ seat: A, choice: false }]);
});

test('when time is up, silence is filled in for those who are missing, and for nobody else', () => {
  expect(unsealedNow(half, one => `none of ${one}`)).toEqual([
    { seat: C, choice: 'none of 2' },
    { seat: A, choice: 'left' },
  ]);
});

test('everybody sees who is asked and who is missing, and nobody a choice of another', () => {
  expect(sealedFor(half, A)).toEqual({ asked: [C, A], missing: [C], own: 'left' });
  for (const viewer of [B, C, 'spectator'] as const) {
    expect(sealedFor(half, viewer)).toEqual({ asked: [C, A], missing: [C], own: null });
  }
});

test('what is imagined looks the same to who imagines it', () => {
  for (const viewer of viewersOf(seatsOf(3).length)) {
    const seen = sealedFor(half, viewer);
    const imagined = imagineSealed(seen, viewer, () => 'right');
    expect(sealedFor(imagined, viewer)).toEqual(seen);
    expect(imagined.find(one => one.seat === A)?.choice).toBe(viewer === A ? 'left' : 'right');
  }
});
