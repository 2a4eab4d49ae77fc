import { decodeQR } from 'qr/decode.js';

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What the square code in a picture says, or null: most pictures of a camera show none. */
export function decodePixels({ width, height, data }: Pixels): string | null {
  try {
    return decodeQR({ width, height, data }, { format: 'RGBA' });
  } catch {
    // The decoder throws for a picture without a code.
    return null;
  }
}
