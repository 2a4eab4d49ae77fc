import { inflateSync } from 'node:zlib';

export interface Grey {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row. */
  readonly luma: Uint8Array;
}

const SIGNATURE = 8;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 6: 4 };

/** The brightness of a screenshot: 8 bits a channel, not interlaced, as browsers write them. */
export function readPng(png: Buffer): Grey {
  const packed: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      channels = CHANNELS[data.readUInt8(9)] ?? 0;
      if (data.readUInt8(8) !== 8 || channels === 0) throw new Error('This picture is of a kind we do not read.');
    }
    if (type === 'IDAT') packed.push(data);
    at += length + 12;
  }
  return greyOf(unfiltered(inflateSync(Buffer.concat(packed)), height, width * channels, channels), width, height);
}

/** Undoes what each row's filter took away: what is left of it, above it, or both. */
function unfiltered(bytes: Uint8Array, rows: number, stride: number, step: number): Uint8Array {
  const out = new Uint8Array(rows * stride);
  for (let y = 0; y < rows; y++) {
    const filter = bytes[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const here = y * stride + x;
      const left = x < step ? 0 : (out[here - step] ?? 0);
      const above = y === 0 ? 0 : (out[here - stride] ?? 0);
      const corner = x < step || y === 0 ? 0 : (out[here - stride - step] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      out[here] = (bytes[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function greyOf(pixels: Uint8Array, width: number, height: number): Grey {
  const channels = pixels.length / (width * height);
  const luma = new Uint8Array(width * height);
  for (let n = 0; n < luma.length; n++) {
    const at = n * channels;
    const [red = 0, green = 0, blue = 0] = channels === 1 ? Array(3).fill(pixels[at]) : pixels.subarray(at, at + 3);
    luma[n] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return { width, height, luma };
}
