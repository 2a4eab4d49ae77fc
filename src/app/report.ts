import type { LiveShelf } from './shelf.ts';

/** What went wrong, in a form that becomes a regression test: the error, and the whole match that led to it. */
export interface Report {
  readonly app: string;
  readonly error: string;
  readonly browser: string;
  /** Save files: game, rules version, seed, actions. They hold every secret of the match. */
  readonly matches: readonly unknown[];
}

export async function reportOf(mistake: unknown, shelf: Pick<LiveShelf, 'liveIds' | 'exportFile'>): Promise<string> {
  const files = await Promise.all(shelf.liveIds().map(id => shelf.exportFile(id)));
  const report: Report = {
    app: __BUILD__,
    error: textOf(mistake),
    browser: navigator.userAgent,
    matches: files.map(file => (file.ok ? (JSON.parse(file.value.text) as unknown) : file.problem)),
  };
  return JSON.stringify(report, null, 1);
}

/** Calls `show` with the first error nobody expected. One is enough: the rest are mostly its echoes. */
export function catchCrashes(show: (error: unknown) => void): void {
  let crashed = false;
  const caught = (error: unknown): void => {
    if (crashed) return;
    crashed = true;
    show(error);
  };
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Browsers report harmless layout loops as errors without an error.
    if (error !== null && error !== undefined) caught(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => caught(reason));
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${textOf(error.cause)}`;
  return `${error.name}: ${error.message}\n${error.stack ?? ''}${cause}`;
}
