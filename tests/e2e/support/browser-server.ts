import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumToRun } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of the whole run listens. */
    readonly browser: string;
  }
}

/** Runs once before all specs: a browser for each of them would take longer to start than many of their tests. */
export async function setup(run: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(chromiumToRun());
  run.provide('browser', server.wsEndpoint());
  return () => server.close();
}
