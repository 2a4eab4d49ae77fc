import { type ContainerNode, type JSX, render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Together, drop, shake, shift, useMotions } from '../../../src/ui/board-parts/motion.ts';

class Piece {
  readonly played: { readonly delay: number; cancelled: boolean; readonly ends: (() => void)[] }[] = [];
  isThere = true;
  readonly left: number;

  constructor(left = 0) {
    this.left = left;
  }
  animate(_frames: Keyframe[], { delay }: { delay: number }) {
    const one = { delay, cancelled: false, ends: [] as (() => void)[] };
    this.played.push(one);
    return {
      cancel() {
        one.cancelled = true;
        for (const end of one.ends) end();
      },
      addEventListener: (_type: string, end: () => void) => void one.ends.push(end),
    };
  }
  getBoundingClientRect() {
    return { left: this.left, top: 0, width: 10, height: 10 };
  }
  remove(): void {
    this.isThere = false;
  }
}

const element = (piece: Piece): Element => piece as unknown as Element;
const stage = { nodeType: 1, childNodes: [], firstChild: null } as unknown as ContainerNode;
const root = { root: true } as unknown as HTMLElement;
const board = { current: root };

function Board({ seq, motions }: { seq: number; motions: readonly Together[] }): JSX.Element | null {
  useMotions(board, seq, () => motions);
  return null;
}

const show = (seq: number, motions: readonly Together[]): void => render(<Board seq={seq} motions={motions} />, stage);

let isReduced = false;
const page = { documentElement: { dataset: {} as Record<string, string> } };

beforeEach(() => {
  isReduced = false;
  page.documentElement.dataset = {};
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});

afterEach(() => {
  render(null, stage);
  vi.unstubAllGlobals();
});

test('what moves together moves at once, and the next comes after it', () => {
  const [one, two, three] = [new Piece(), new Piece(), new Piece()];
  show(1, []);
  show(2, [[drop(element(one)), null, shake(element(two))], [null], [drop(element(three))]]);
  expect([one, two, three].map(({ played }) => played[0]?.delay)).toEqual([0, 0, 120]);
});

test('what had happened before the board was opened is not played, nor the same moment twice', () => {
  const piece = new Piece();
  show(1, [[drop(element(piece))]]);
  show(1, [[drop(element(piece))]]);
  expect(piece.played).toHaveLength(0);
});

test('when something else happens, what still moves is where it belongs, and what flew by is gone', () => {
  const [lying, flying] = [new Piece(), new Piece()];
  show(1, []);
  show(2, [[drop(element(lying)), { element: element(flying), frames: [], duration: 1, passing: true }]]);
  expect([lying.played[0]?.cancelled, flying.isThere]).toEqual([false, true]);
  show(3, []);
  expect([lying.played[0]?.cancelled, flying.isThere]).toEqual([true, false]);
  expect(lying.isThere).toBe(true);
});

test.each(['the system', 'the settings'])('nothing moves when %s ask for rest', whose => {
  isReduced = whose === 'the system';
  if (!isReduced) page.documentElement.dataset = { motion: 'off' };
  const piece = new Piece();
  show(1, []);
  show(2, [[drop(element(piece))]]);
  expect(piece.played).toHaveLength(0);
});

test('a shift leads from one middle to the other', () => {
  expect(shift(element(new Piece(5)), element(new Piece(45)))).toBe('translate(40px, 0px)');
});
