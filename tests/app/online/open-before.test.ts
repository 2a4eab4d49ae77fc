import { expect, test } from 'vitest';
import { textsOf } from '../../../src/app/online/open-before.ts';

const text = (epoch: number, generation: number, seq: number) => ({
  epoch,
  generation,
  seq,
  text: `${epoch}.${generation}.${seq}`,
});

test('a log is read in order, and up to the first text that could not be stored', () => {
  const texts = [text(1, 2, 3), text(1, 2, 0), text(1, 1, 0), text(1, 2, 1), text(2, 2, 0), text(2, 2, 2)];
  const kept = { record: null, texts };
  expect(textsOf(kept, 1, 2)).toEqual(['1.2.0', '1.2.1']);
  expect(textsOf(kept, 2, 2)).toEqual(['2.2.0']);
  expect(textsOf({ record: null, texts: [text(1, 1, 1)] }, 1, 1)).toEqual([]);
  expect(textsOf(null, 1, 1)).toEqual([]);
});
