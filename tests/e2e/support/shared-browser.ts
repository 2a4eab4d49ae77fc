import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/**
 * The browser of the whole run. Closing it closes what was opened through it, and nothing else; a context is a device
 * with storage of its own. Tests that kill or stop a process, or need flags, `launch` one instead.
 */
export const sharedBrowser = (): Promise<Browser> => chromium.connect(inject('browser'));
