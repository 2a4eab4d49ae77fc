import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDecoder } from '../../../src/ui/same-room/decoder.ts';
import { watchForCodes } from '../../../src/ui/same-room/watch-for-codes.ts';

const video = { readyState: 4, HAVE_CURRENT_DATA: 2, videoWidth: 64, videoHeight: 48 } as HTMLVideoElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it looks some ten times a second, one look at a time, and not at all while hidden', async () => {
  let [looks, atOnce, most] = [0, 0, 0];
  const decode = async (): Promise<null> => {
    looks++;
    most = Math.max(most, ++atOnce);
    await new Promise(resolve => setTimeout(resolve, 30));
    atOnce--;
    return null;
  };
  const stop = watchForCodes(video, decode, async () => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  expect(looks).toBeGreaterThanOrEqual(16);
  expect(looks).toBeLessThanOrEqual(24);
  expect(most).toBe(1);

  vi.stubGlobal('document', { visibilityState: 'hidden' });
  await vi.advanceTimersByTimeAsync(100);
  const before = looks;
  await vi.advanceTimersByTimeAsync(2000);
  expect(looks).toBe(before);
  stop();
});

test('a text is told once, and the next look waits until it has been dealt with', async () => {
  const told: string[] = [];
  let looks = 0;
  const stop = watchForCodes(
    video,
    async () => (looks++ < 3 ? 'first' : 'second'),
    async text => {
      told.push(text);
      await new Promise(resolve => setTimeout(resolve, 1000));
    },
  );
  await vi.advanceTimersByTimeAsync(900);
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(told).toEqual(['first', 'second']);
  stop();
});

test('the browser’s own reader is used where it reads such codes', async () => {
  class Reader {
    static getSupportedFormats = async (): Promise<string[]> => ['ean_13', 'qr_code'];
    detect = async (): Promise<{ rawValue: string }[]> => [{ rawValue: 'read by the browser' }];
  }
  vi.stubGlobal('BarcodeDetector', Reader);
  expect(await (await loadDecoder())(video)).toBe('read by the browser');
});

test.each([
  [
    'reads no such codes',
    class {
      static getSupportedFormats = async (): Promise<string[]> => ['ean_13'];
      detect = async (): Promise<[]> => [];
    },
  ],
  [
    'breaks when it is asked',
    class {
      static getSupportedFormats = async (): Promise<string[]> => ['qr_code'];
      detect = async (): Promise<never> => Promise.reject(new Error('not on this system'));
    },
  ],
])('ours stands in for one that %s', async (_, Reader) => {
  let drawn = 0;
  const pen = {
    drawImage: () => void drawn++,
    getImageData: () => ({ width: 64, height: 48, data: new Uint8ClampedArray(64 * 48 * 4) }),
  };
  vi.stubGlobal('BarcodeDetector', Reader);
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen }) });
  const decode = await loadDecoder();
  expect(await decode(video)).toBeNull();
  expect(await decode(video)).toBeNull();
  expect(drawn).toBe(2);
});
