import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unavailableHere } from '../../src/app/network.ts';
import { onLocalNetwork } from '../../tools/serve/addresses.mjs';
import { type Serving, serving } from '../support/serving.ts';
import { PHONE, watch } from './support/browser.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { scrollsSideways } from './support/new-match.ts';

const [LAN] = onLocalNetwork();

let site: Serving;
let other: Serving;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  site = await serving(['--port', '0', '--base', '/box/', '--quiet', '--https'], 'dist');
  other = await serving(['--port', '0', '--quiet', '--https']);
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser.close();
  await Promise.all([site.stop(), other.stop()]);
});

beforeEach(async () => {
  // What a person does who taps "go on" at the warning.
  context = await browser.newContext({ viewport: PHONE, ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterEach(() => context.close());

/** Our own judgement of what a page lacks, made in that page. */
const missingOn = (page: Page): Promise<unknown> => page.evaluate(`(${unavailableHere.toString()})()`);

/** What the broker of an app at `base` first says to this page. */
const knock = (base: string): Promise<string> =>
  page.evaluate(
    address =>
      new Promise<string>(resolve => {
        const socket = new WebSocket(address);
        socket.addEventListener('message', ({ data }) => resolve(String(data)));
        socket.addEventListener('error', () => resolve('refused'));
      }),
    `${base.replace(/^http/, 'ws')}peer/peerjs?key=peerjs&id=${crypto.randomUUID()}&token=t`,
  );

test('a page whose certificate was accepted has all that a shared table needs, and finds its broker', async () => {
  const seen = watch(page, site.secureUrl);
  await page.goto(site.secureUrl);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await missingOn(page)).toBeNull();
  expect(await knock(site.secureUrl)).toBe('{"type":"OPEN"}');
  // Chromium lets no service worker in by a certificate it does not know: from this address the app works, but only
  // while the server does. docs/running-a-table.md says so.
  expect(seen.errors.filter(text => !text.includes('SSL certificate error'))).toEqual([]);
});

test.skipIf(LAN === undefined)('a phone comes in by the address on the local network', async () => {
  const address = site.secureUrl.replace('localhost', LAN ?? '');
  await page.goto(address);
  expect(await missingOn(page)).toBeNull();
  expect(await knock(address)).toBe('{"type":"OPEN"}');
});

test.skipIf(LAN === undefined)('a page on plain http away from localhost is told what is missing', async () => {
  await page.goto(site.url.replace('localhost', LAN ?? ''));
  expect(await missingOn(page)).toBe('insecure-page');
  await page.goto(site.url);
  expect(await missingOn(page)).toBeNull();
});

test('the policy lets a page knock at any broker, and ask nothing else of other origins', async () => {
  await page.goto(site.url);
  expect(await knock(site.url)).toBe('{"type":"OPEN"}');
  expect(await knock(other.url)).toBe('{"type":"OPEN"}');
  expect(await knock(other.secureUrl)).toBe('{"type":"OPEN"}');

  for (const foreign of [other.url, other.secureUrl]) {
    const blocked = await page.evaluate(
      address =>
        new Promise<string>(resolve => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
          // Without the policy, this would be answered: the broker allows any origin to ask.
          void fetch(`${address}peer/`).then(
            () => resolve('answered'),
            () => setTimeout(() => resolve('failed'), 500),
          );
        }),
      foreign,
    );
    expect(blocked).toBe('connect-src');
  }
});

test('what the deployment says is there without the server', async () => {
  await page.goto(site.url);
  await page.getByText('Ready offline').waitFor();
  await context.setOffline(true);
  const text = await page.evaluate(async () => (await fetch('online.json')).text());
  expect(JSON.parse(text)).toMatchObject({ broker: 'same-origin' });
});

describe('the settings', () => {
  const broker = () => page.getByLabel('Broker', { exact: true });
  const helpers = () => page.getByLabel('Helpers');
  const testIt = () => page.getByRole('button', { name: 'Test it' });

  beforeEach(async () => {
    await page.goto(`${site.url}#/settings`);
    await page.getByText('Broker and helpers of your own').click();
  });

  test('say in words whether the broker answers', async () => {
    await testIt().click();
    await page.getByText('The broker answers.').waitFor();

    await broker().fill(`${other.url}peer`);
    await testIt().click();
    await page.getByText('The broker answers.').waitFor();

    await broker().fill('http://localhost:1/');
    await testIt().click();
    await page.getByText('Nobody answers there.').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('keep a broker of one’s own, and go back to the usual one', async () => {
    await broker().fill(`${other.url}peer`);
    await helpers().fill('stun:stun.example:3478');
    await helpers().blur();
    await page.waitForTimeout(300);
    await page.reload();
    await page.getByText('Broker and helpers of your own').click();
    expect(await broker().inputValue()).toBe(`${other.url}peer`);
    expect(await helpers().inputValue()).toBe('stun:stun.example:3478');
    await page.getByRole('button', { name: 'Use the usual ones' }).click();
    expect([await broker().inputValue(), await helpers().inputValue()]).toEqual(['', '']);
  });

  test('say beside the field what cannot be read, and keep what was there', async () => {
    await broker().fill('my broker');
    await helpers().fill('stun:ok.example\nturn:relay.example');
    await testIt().click();
    await page.getByText('This cannot be read as an address.').waitFor();
    await page.getByText('Line 2 is a relay.').waitFor();
    expect(await broker().getAttribute('aria-invalid')).toBe('true');
    await page.getByText('Have a look at the field above first.').waitFor();
    await page.reload();
    await page.getByText('Broker and helpers of your own').click();
    expect(await broker().inputValue()).toBe('');
  });
});
