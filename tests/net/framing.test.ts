import { expect, test } from 'vitest';
import {
  type Frame,
  LONGEST_FRAME,
  byeFrame,
  frameCounter,
  frameReader,
  messageFramer,
  pingFrame,
  pongFrame,
} from '../../src/net/framing.ts';
import { LONGEST_MESSAGE } from '../../src/net/link.ts';
import { memoryLinks } from '../../src/net/memory-link.ts';
import { noise, randomly } from '../support/random-bytes.ts';
import { virtualClock } from '../support/virtual-clock.ts';

/** As the first message over a link. */
const messageFrames = (text: string): readonly Frame[] => messageFramer()(text);

const numbered = (frames: readonly Frame[]): readonly Frame[] => frames.map(frameCounter());

test.each([0, 1, 2, LONGEST_FRAME - 2, LONGEST_FRAME - 1, 2 * LONGEST_FRAME - 4, 100_000, LONGEST_MESSAGE])(
  'a message of %i bytes comes out as it went in, in frames every browser takes',
  size => {
    const text = noise(size);
    const frames = numbered(messageFrames(text));
    expect(Math.max(...frames.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_FRAME);
    const heard = frames.map(frameReader());
    expect(heard.slice(0, -1).every(part => part?.type === 'part')).toBe(true);
    expect(heard.at(-1)).toEqual({ type: 'message', text });
  },
);

test('a heartbeat may stand between the parts of a message', () => {
  const text = noise(25_000);
  const [first, ...rest] = messageFrames(text);
  if (!first) throw new Error('no frames');
  const heard = numbered([first, pingFrame(7), pongFrame(8), ...rest, byeFrame('refused')]).map(frameReader());
  expect(heard.slice(1, 3)).toEqual([
    { type: 'ping', id: 7 },
    { type: 'pong', id: 8 },
  ]);
  expect(heard.slice(-2)).toEqual([
    { type: 'message', text },
    { type: 'bye', why: 'refused' },
  ]);
});

test('a character cut in two by a frame is whole again, and a mark at the start of a text stays', () => {
  const text = `\uFEFF${noise(LONGEST_FRAME - 7)}€🂡`;
  expect(numbered(messageFrames(text)).map(frameReader()).at(-1)).toEqual({ type: 'message', text });
});

const withBody = (kind: number, size: number): Frame => {
  const frame = new Uint8Array(2 + size).fill(97);
  frame[0] = kind;
  // As it is, not packed.
  if (kind <= 2 && size > 0) frame[2] = 0;
  return frame;
};

test.each<[string, readonly Frame[]]>([
  ['a frame that is too long', [withBody(1, LONGEST_FRAME - 1)]],
  ['a part that is not full', [withBody(2, 100)]],
  ['a part followed by nothing', [withBody(2, LONGEST_FRAME - 2), withBody(1, 0)]],
  ['a message that never ends', Array.from({ length: 40 }, () => withBody(2, LONGEST_FRAME - 2))],
  ['bytes that are no text', [new Uint8Array([1, 0, 0, 0xc3, 0x28])]],
  ['half a character at the end', [new Uint8Array([1, 0, 0, 0xe2, 0x82])]],
  ['a packing nobody knows', [new Uint8Array([1, 0, 2, 97])]],
  ['a message without a word about its packing', [new Uint8Array([1, 0])]],
  ['a heartbeat with luggage', [withBody(3, 2)]],
  ['a heartbeat without a number', [withBody(4, 0)]],
  ['a goodbye without a reason', [withBody(5, 0)]],
  ['a goodbye with too many', [withBody(5, 2)]],
  ['only a kind', [new Uint8Array([1])]],
])('%s is refused', (_what, frames) => {
  expect(numbered(frames).map(frameReader()).at(-1)).toBeUndefined();
});

test('a frame left out, sent twice or out of turn is refused', () => {
  const frames = numbered(['one', 'two', 'three'].flatMap(messageFramer()));
  const order = (...turns: number[]): unknown =>
    turns
      .map(n => frames[n] ?? new Uint8Array())
      .map(frameReader())
      .at(-1);
  expect(order(0, 1, 2)).toEqual({ type: 'message', text: 'three' });
  expect(order(0, 2)).toBeUndefined();
  expect(order(0, 0)).toBeUndefined();
  expect(order(1)).toBeUndefined();
});

test('ten thousand mutated and random frames: nothing throws, and nothing too much or too long comes out', async () => {
  const random = randomly(20_260_116);
  const sent = ['', 'hello', '€uro hello hello', noise(17_000), 'x'.repeat(17_000)];
  const framesOf = messageFramer();
  const originals = numbered(sent.flatMap(text => [...framesOf(text), pingFrame(3), byeFrame('left')]));
  let refused = 0;
  for (let n = 0; n < 10_000; n += 1) {
    const clock = virtualClock();
    const { far, near, inject } = memoryLinks(clock);
    const heard: string[] = [];
    far.onMessage(message => heard.push(message));
    far.onClose(why => {
      if (why === 'abuse') refused += 1;
    });
    for (const frame of originals.slice(0, 1 + random.below(originals.length)))
      inject('near', random.below(3) === 0 ? random.mutated(frame) : frame);
    await Promise.resolve();
    // A changed letter is still a letter: the wire itself keeps those out. What must hold is size and number.
    expect(heard.length).toBeLessThanOrEqual(sent.length);
    expect(heard.every(({ length }) => length <= LONGEST_MESSAGE)).toBe(true);
    near.close();
    far.close();
  }
  expect(refused).toBeGreaterThan(3_000);
});
