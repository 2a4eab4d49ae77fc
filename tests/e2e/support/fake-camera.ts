import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { type Grey, readPng } from './png.ts';

const WIDTH = 640;
const HEIGHT = 480;
const HEADER = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
const FRAME = Buffer.from('FRAME\n');
/** A wall in the evening. */
const WALL = 96;
const NO_COLOUR = 128;
/** How much of the picture's height a code held before the lens fills. */
const CLOSENESS = 0.85;

/** What a device sees. Chromium reads the picture anew for every frame, so writing over it moves what is before the lens. */
export interface FakeCamera {
  /** For the browser of this device, which then asks nobody for permission. */
  readonly flags: readonly string[];
  blank(): void;
  /** Holds before the lens what another device really shows there. */
  show(element: Locator): Promise<void>;
  close(): void;
}

export function fakeCamera(): FakeCamera {
  const folder = mkdtempSync(join(tmpdir(), 'exodus-camera-'));
  const file = join(folder, 'sight.y4m');
  writeFileSync(file, Buffer.concat([HEADER, FRAME, wall(), Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR)]));

  function see(luma: Uint8Array): void {
    // In place: Chromium keeps the file open.
    const handle = openSync(file, 'r+');
    writeSync(handle, luma, 0, luma.length, HEADER.length + FRAME.length);
    closeSync(handle);
  }

  return {
    flags: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    blank: () => see(wall()),
    async show(element) {
      see(heldBefore(readPng(await element.screenshot())));
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const wall = (): Uint8Array => new Uint8Array(WIDTH * HEIGHT).fill(WALL);

/** The picture in the middle of the wall, smoothed as a lens would. */
function heldBefore({ width, height, luma }: Grey): Uint8Array {
  const out = wall();
  const scale = Math.min((WIDTH * CLOSENESS) / width, (HEIGHT * CLOSENESS) / height);
  const [wide, high] = [Math.floor(width * scale), Math.floor(height * scale)];
  const [left, top] = [(WIDTH - wide) >> 1, (HEIGHT - high) >> 1];
  const at = (x: number, y: number): number =>
    luma[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [fromX, fromY] = [(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5];
      const [x0, y0] = [Math.floor(fromX), Math.floor(fromY)];
      const [dx, dy] = [fromX - x0, fromY - y0];
      const above = at(x0, y0) * (1 - dx) + at(x0 + 1, y0) * dx;
      const below = at(x0, y0 + 1) * (1 - dx) + at(x0 + 1, y0 + 1) * dx;
      out[(top + y) * WIDTH + left + x] = above * (1 - dy) + below * dy;
    }
  }
  return out;
}
