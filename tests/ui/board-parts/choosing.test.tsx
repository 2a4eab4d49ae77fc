import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { expect, test } from 'vitest';
import { useChoosing, withTapped } from '../../../src/ui/board-parts/choosing.ts';
import { type SmallPage, pages } from '../../support/small-page.ts';

const page = pages();

type Action = 'pass' | 'burn' | { readonly cards: readonly string[] };
const PAIR: Action = { cards: ['a', 'b'] };
const NO_CARDS: readonly string[] = [];

const moment = signal('first');
let legal: readonly Action[] = [];

/** A board with two cards that go together, two ways and nothing else. */
function Board(): JSX.Element {
  const { chosen, isUntouched, pieces, tapPieces, tap, clear } = useChoosing<Action, readonly string[]>({
    moment: moment.value,
    legal,
    none: NO_CARDS,
    make: cards => {
      if (cards.length === 0) return legal.find(action => action === 'pass');
      return legal.find(action => typeof action === 'object' && action.cards.every(card => cards.includes(card)));
    },
  });
  return (
    <>
      {['a', 'b', 'c'].map(card => (
        <button key={card} type="button" onClick={() => tapPieces(withTapped(pieces, card, 2))}>
          {card}
        </button>
      ))}
      <button type="button" onClick={() => tap('burn')}>
        burn
      </button>
      <button type="button" onClick={clear}>
        clear
      </button>
      <p>{`chosen ${JSON.stringify(chosen)} ${isUntouched ? 'untouched' : 'touched'}.`}</p>
    </>
  );
}

async function open(offered: readonly Action[]): Promise<SmallPage> {
  moment.value = 'first';
  legal = offered;
  return page(<Board />);
}

test('before a tap the quiet way is chosen; pieces that make nothing yet choose nothing', async () => {
  const board = await open(['pass', 'burn', PAIR]);
  expect(board.text()).toContain('chosen "pass" untouched.');
  await board.press('a');
  expect(board.text()).toContain('chosen null touched.');
  await board.press('b');
  expect(board.text()).toContain(`chosen ${JSON.stringify(PAIR)} touched.`);
});

test('a way tapped puts the pieces down; tapped again, it is taken back', async () => {
  const board = await open(['pass', 'burn', PAIR]);
  await board.press('a');
  await board.press('burn');
  expect(board.text()).toContain('chosen "burn" touched.');
  await board.press('burn');
  expect(board.text()).toContain('chosen "pass" untouched.');
});

test('all of it can be taken back at once', async () => {
  const board = await open(['pass', PAIR]);
  await board.press('a');
  await board.press('clear');
  expect(board.text()).toContain('chosen "pass" untouched.');
});

test('what was tapped in one moment counts for nothing in the next', async () => {
  const board = await open(['pass', 'burn', PAIR]);
  await board.press('burn');
  expect(board.text()).toContain('chosen "burn" touched.');
  moment.value = 'second';
  await board.settle();
  expect(board.text()).toContain('chosen "pass" untouched.');
});

test('what may no longer be done is not chosen, though it was tapped', async () => {
  const board = await open(['pass', 'burn']);
  await board.press('burn');
  legal = ['pass'];
  await board.press('a');
  await board.press('burn');
  expect(board.text()).toContain('chosen "pass" touched.');
});

test.each<[tapped: readonly string[], one: string, atMost: number, then: readonly string[]]>([
  [[], 'a', 1, ['a']],
  [['a'], 'a', 1, []],
  [['a'], 'b', 1, ['b']],
  [['a', 'b'], 'c', 2, ['b', 'c']],
])('of %j a tap on %s, at most %i together, leaves %j', (tapped, one, atMost, then) => {
  expect(withTapped(tapped, one, atMost)).toEqual(then);
});
