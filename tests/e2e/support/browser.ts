import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What to start, and how. `flags`: what this device has besides, such as a camera. */
export function chromiumToRun(flags: readonly string[] = []): { executablePath: string; args: string[] } {
  const executablePath = process.env.CHROMIUM ?? PLACES.find(path => existsSync(path));
  if (!executablePath) throw new Error('There is no Chromium here. Install it, or name one with CHROMIUM.');
  return { executablePath, args: [...FLAGS, ...flags] };
}

/** A browser process of its own: for tests that need it apart from the others, see `sharedBrowser`. */
export const launch = (flags: readonly string[] = []): Promise<Browser> => chromium.launch(chromiumToRun(flags));

/** A profile with storage of its own that outlives the browser: what is left after a tab is killed. */
export const launchProfile = (
  folder: string,
  viewport = PHONE,
  flags: readonly string[] = [],
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...chromiumToRun(flags), viewport, acceptDownloads: true });

/** Kills every process of a profile's browser, as a flat battery would: no page is told. */
export function killProfile(folder: string): void {
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`user-data-dir=${folder}`))
        process.kill(Number(pid), 'SIGKILL');
    } catch {
      // Gone between being listed and being looked at.
    }
  }
}

/** Stops every process of a profile's browser where it is, as a phone that falls asleep does; or lets them go on. */
export function signalProfile(folder: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
        return [
          { pid, parent, root: readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`user-data-dir=${folder}`) },
        ];
      } catch {
        // Gone between being listed and being looked at.
        return [];
      }
    });
  const family = new Set(all.filter(({ root }) => root).map(({ pid }) => pid));
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  for (const pid of family) process.kill(Number(pid), signal);
}

export const PHONE = { width: 360, height: 640 };

/** What went wrong in a page: errors, and anything it asked of another origin. */
export interface Watch {
  readonly errors: readonly string[];
  readonly foreign: readonly string[];
}

export function watch(page: Page, origin: string): Watch {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', request => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('blob:') && !url.startsWith('data:')) foreign.push(url);
  });
  return { errors, foreign };
}
