/** Reads a square code off what the camera shows now, or null. */
export type Decode = (video: HTMLVideoElement) => Promise<string | null>;

/** Larger pictures take longer, and show no more of a code that fills a good part of them. */
const LONG_SIDE = 800;

/** The browser's own reader where it has one, else ours, fetched now. */
export async function loadDecoder(): Promise<Decode> {
  const native = await nativeDecoder();
  if (!native) return scriptDecoder();
  let script: Decode | null = null;
  return async video => {
    if (script) return script(video);
    try {
      return await native(video);
    } catch {
      // Some systems promise a reader that is not there. One that failed once is not asked again.
      script = await scriptDecoder();
      return script(video);
    }
  };
}

interface NativeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface NativeReaders {
  new (options: { readonly formats: readonly string[] }): NativeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

async function nativeDecoder(): Promise<Decode | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: NativeReaders };
  if (!BarcodeDetector) return null;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
    const reader = new BarcodeDetector({ formats: ['qr_code'] });
    return async video => (await reader.detect(video))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

async function scriptDecoder(): Promise<Decode> {
  const { decodePixels } = await import('./decode-pixels.ts');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  let looks = 0;
  return async video => {
    const { videoWidth, videoHeight } = video;
    if (!pen || videoWidth === 0 || videoHeight === 0) return null;
    // Every other look is at the middle alone, where more is left of a code that is far away.
    const side = Math.min(videoWidth, videoHeight);
    const [wide, high] = looks++ % 2 === 0 ? [videoWidth, videoHeight] : [side, side];
    const scale = Math.min(1, LONG_SIDE / Math.max(wide, high));
    const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.drawImage(video, (videoWidth - wide) / 2, (videoHeight - high) / 2, wide, high, 0, 0, width, height);
    return decodePixels(pen.getImageData(0, 0, width, height));
  };
}
