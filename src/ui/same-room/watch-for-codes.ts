import type { Decode } from './decoder.ts';

const EVERY_MS = 100;
/** A code held before the camera is one code, also when a hand shakes for a moment. */
const FORGET_MS = 2500;

/** Says of each text whether it is news: the same one again is not, until it was out of sight for a while. */
export function newsOnly(): (text: string, now: number) => boolean {
  let last = '';
  let seen = -Infinity;
  return (text, now) => {
    const isNews = text !== last || now - seen > FORGET_MS;
    last = text;
    seen = now;
    return isNews;
  };
}

/** Looks at the picture some ten times a second, one look at a time, while somebody sees the page. */
export function watchForCodes(
  video: HTMLVideoElement,
  decode: Decode,
  onText: (text: string) => Promise<void>,
): () => void {
  const isNews = newsOnly();
  let timer: ReturnType<typeof setTimeout>;
  let wanted = true;

  async function look(): Promise<void> {
    const began = performance.now();
    const isVisible = document.visibilityState === 'visible' && video.readyState >= video.HAVE_CURRENT_DATA;
    const text = isVisible ? await decode(video) : null;
    if (!wanted) return;
    if (text !== null && text !== '' && isNews(text, performance.now())) await onText(text);
    if (!wanted) return;
    // A slow phone gets time for everything else, too.
    const took = performance.now() - began;
    timer = setTimeout(() => void look(), Math.max(EVERY_MS - took, took / 2));
  }

  void look();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
