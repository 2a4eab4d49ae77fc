import { expect, test } from 'vitest';
import {
  type ResponseWindow,
  answersFor,
  commitments,
  giveAnswer,
  isWindowClosed,
  openWindow,
  resolveAnswers,
  seat,
  stillAsked,
} from '../../src/engine/index.ts';

type Card = 'block' | 'double';

const [A, B, C] = [seat(2), seat(0), seat(1)];

function opened(manner: ResponseWindow<Card>['manner']): ResponseWindow<Card> {
  const window = openWindow<Card>([A, B, C], manner);
  if (!window) throw new Error('Somebody is asked here.');
  return window;
}

const answered = (...given: readonly ('pass' | Card)[]): ResponseWindow<Card> =>
  given.reduce((window, one, n) => giveAnswer(window, [A, B, C][n] ?? A, one), opened('at-once'));

test('where nobody could answer, no window opens', () => {
  expect(openWindow([])).toBeUndefined();
});

test('at once: everybody is asked until all have answered, in whatever order', () => {
  const window = opened('at-once');
  expect(stillAsked(window)).toEqual([A, B, C]);
  const later = giveAnswer(giveAnswer(window, C, 'pass'), A, 'block');
  expect(stillAsked(later)).toEqual([B]);
  expect(isWindowClosed(later)).toBe(false);
  expect(isWindowClosed(giveAnswer(later, B, 'pass'))).toBe(true);
});

test('one after another: each is asked when those before have answered', () => {
  const window = opened('in-turn');
  expect(stillAsked(window)).toEqual([A]);
  expect(() => giveAnswer(window, B, 'pass')).toThrow('Seat 0 is not asked.');
  expect(stillAsked(giveAnswer(window, A, 'block'))).toEqual([B]);
});

test('a pass is always among the answers, and who is not asked has none', () => {
  const window = opened('at-once');
  expect(answersFor(window, A, ['block'])).toEqual(['block', 'pass']);
  expect(answersFor(window, A, [])).toEqual(['pass']);
  expect(answersFor(window, seat(3), ['block'])).toEqual([]);
  expect(answersFor(giveAnswer(window, A, 'pass'), A, ['block'])).toEqual([]);
});

test('an answer cannot be changed', () => {
  expect(() => giveAnswer(answered('pass'), A, 'block')).toThrow('Seat 2 is not asked.');
});

test('answers take effect as they were asked, whoever was faster, or the last one first', () => {
  const slow = giveAnswer(giveAnswer(giveAnswer(opened('at-once'), C, 'double'), B, 'pass'), A, 'block');
  expect(commitments(slow)).toEqual([
    { seat: A, choice: 'block' },
    { seat: C, choice: 'double' },
  ]);
  expect(commitments(slow)).toEqual(commitments(answered('block', 'pass', 'double')));
  expect(commitments(slow, 'last-in-first-out').map(one => one.seat)).toEqual([C, A]);
});

test('an answer that no longer applies changes nothing, as if its seat had passed', () => {
  const firstOnly = (window: ResponseWindow<Card>) =>
    resolveAnswers(commitments(window), null as number | null, (by, one) => (by === null ? one.seat : undefined));
  const crowded = firstOnly(answered('pass', 'block', 'block'));
  expect(crowded).toEqual({ result: B, returned: [C] });
  expect(crowded.result).toEqual(firstOnly(answered('pass', 'block', 'pass')).result);
  expect(firstOnly(answered('pass', 'pass', 'pass'))).toEqual({ result: null, returned: [] });
});

test('each answer meets what the ones before it have left', () => {
  const { result, returned } = resolveAnswers(commitments(answered('double', 'double', 'block')), 1, (n, one) =>
    one.choice === 'double' ? n * 2 : n > 3 ? n - 1 : undefined,
  );
  expect({ result, returned }).toEqual({ result: 3, returned: [] });
});
