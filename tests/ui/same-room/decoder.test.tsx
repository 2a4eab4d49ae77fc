import { renderToString } from 'preact-render-to-string';
import { encodeQR } from 'qr';
import { expect, test } from 'vitest';
import { QrDrawing } from '../../../src/ui/online/qr-code.tsx';
import { decodePixels } from '../../../src/ui/same-room/decode-pixels.ts';

/** Paints what the page draws: a white square, and a dark run for each `M x y h width`. */
function painted(svg: string, scale: number, dark = 20, light = 255): ImageDataLike {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(light);
  for (const [, x = '', y = '', run = ''] of svg.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      data.fill(dark, (row * size + Number(x) * scale) * 4, (row * size + (Number(x) + Number(run)) * scale) * 4);
    }
  }
  return { width: size, height: size, data };
}

interface ImageDataLike {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const drawn = (text: string, ecc: 'low' | 'medium'): string =>
  renderToString(<QrDrawing modules={encodeQR(text, 'raw', { ecc, border: 4 })} />);

const SHORT = 'https://a.example/#/c/AQ';
const LONGEST = `https://play.example.org/exodus-box/#/c/${'Zz-_09'.repeat(33)}`;

test.each([
  [SHORT, 'low', 3],
  [SHORT, 'low', 8],
  [LONGEST, 'low', 3],
  [LONGEST, 'medium', 4],
] as const)('what is drawn of %s is read again, at %s, %i pixels a module', (text, ecc, scale) => {
  expect(decodePixels(painted(drawn(text, ecc), scale))).toBe(text);
});

test('a dim screen in a dark room is read as well', () => {
  expect(decodePixels(painted(drawn(LONGEST, 'low'), 4, 30, 110))).toBe(LONGEST);
});

test('a picture without a code reads as nothing', () => {
  expect(decodePixels({ width: 64, height: 48, data: new Uint8ClampedArray(64 * 48 * 4).fill(99) })).toBeNull();
});
