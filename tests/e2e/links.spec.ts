import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LINK_CONTRACT } from '../support/link-contract.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { type Broker, startBroker } from './support/broker.ts';
import { type HarnessSite, serveHarness } from './support/harness.ts';
import type { Harness } from './pages/links.ts';

let site: HarnessSite;
let browser: Browser;
let broker: Broker;
const complaints: string[] = [];

beforeAll(async () => {
  site = await serveHarness('links.html');
  browser = await sharedBrowser();
  broker = await startBroker();
});

afterAll(async () => {
  await browser.close();
  await broker.stop();
  site.stop();
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(complaints.splice(0)).toEqual([]);
});

/** A device: a profile of its own. */
async function device(): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(String(error)));
  await page.goto(site.url);
  await page.waitForFunction(() => 'harness' in window);
  return page;
}

const diaryOf = (page: Page): Promise<ReturnType<Harness['diary']>> => page.evaluate(() => window.harness.diary());

const listen = (page: Page, name: string, token: string): Promise<void> =>
  page.evaluate(([network, name, token]) => window.harness.listen(network, name, token), [
    broker.network,
    name,
    token,
  ] as const);

const dial = (page: Page, name: string, network = broker.network): Promise<{ result: string; took: number }> =>
  page.evaluate(([network, name]) => window.harness.dial(network, name), [network, name] as const);

const say = (page: Page, message: string): Promise<void> =>
  page.evaluate(message => window.harness.send(message), message);

async function readsInDiary(page: Page, line: string, within = 10_000): Promise<void> {
  await page.waitForFunction(line => window.harness.diary().includes(line), line, { timeout: within, polling: 20 });
}

/** A door that is open, a guest who came in, and a handshake between them. */
async function linked(name: string): Promise<readonly [host: Page, guest: Page]> {
  const host = await device();
  const guest = await device();
  await listen(host, name, 'token');
  await readsInDiary(host, 'door: open');
  expect((await dial(guest, name)).result).toBe('ok');
  await readsInDiary(host, 'link');
  const id = await host.evaluate(() => window.harness.me());
  const [atHost, atGuest] = await Promise.all([
    host.evaluate(() => window.harness.shake('host', 'secret', '')),
    guest.evaluate(id => window.harness.shake('guest', 'secret', id), id),
  ]);
  expect(atGuest).toEqual({ ok: true, device: id });
  expect(atHost.ok).toBe(true);
  return [host, guest];
}

describe.each(['rtc', 'peerjs'] as const)('a link by %s in Chromium', kind => {
  test.each(LINK_CONTRACT.map(({ title }, n) => [title, n] as const))('%s', async (_title, clause) => {
    const page = await device();
    const complaint = await page.evaluate(
      ([kind, clause, network]) => window.harness.runClause(kind, clause, network),
      [kind, clause, broker.network] as const,
    );
    expect(complaint).toBeNull();
  });
});

test('two devices meet through the broker, shake hands over their certificates, and talk', async () => {
  const [host, guest] = await linked('meet');
  await say(host, 'hello');
  await say(guest, 'hello yourself');
  await readsInDiary(guest, 'heard: hello');
  await readsInDiary(host, 'heard: hello yourself');
  expect(await guest.evaluate(() => window.harness.path())).toBe('same-network');
  expect(await guest.evaluate(() => window.harness.roundTrip())).toBeLessThan(500);
});

test('a guest without the secret is told so, and let go', async () => {
  const host = await device();
  const guest = await device();
  await listen(host, 'secretive', 'token');
  await readsInDiary(host, 'door: open');
  await dial(guest, 'secretive');
  await readsInDiary(host, 'link');
  const [atHost, atGuest] = await Promise.all([
    host.evaluate(() => window.harness.shake('host', 'secret', '')),
    guest.evaluate(() => window.harness.shake('guest', 'guess', 'anybody')),
  ]);
  expect([atHost, atGuest]).toEqual([
    { ok: false, refusal: 'stranger' },
    { ok: false, refusal: 'stranger' },
  ]);
  await readsInDiary(guest, 'closed: refused');
});

test('a link outlives its broker, and the door opens again by itself when the broker is back', async () => {
  const [host, guest] = await linked('survivor');
  await broker.stop();
  await readsInDiary(host, 'door: broker-down');
  await say(host, 'are you there?');
  await readsInDiary(guest, 'heard: are you there?');
  await say(guest, 'I am');
  await readsInDiary(host, 'heard: I am');

  const late = await device();
  const { result, took } = await dial(late, 'survivor');
  expect(result).toBe('broker-down');
  expect(took).toBeLessThan(6_500);

  const before = (await diaryOf(host)).length;
  await broker.start();
  await host.waitForFunction(n => window.harness.diary().slice(n).includes('door: open'), before, { timeout: 6_000 });
  expect((await dial(late, 'survivor')).result).toBe('ok');
  expect(await diaryOf(guest)).not.toContain('closed: lost');
});

test.each(['no such host', '127.0.0.1'])('a broker at an address that leads nowhere (%s) is down', async host => {
  const page = await device();
  const nowhere = { ...broker.network, broker: { host, port: 9, path: '/', secure: false } };
  const { result, took } = await dial(page, 'anybody', nowhere);
  expect(result).toBe('broker-down');
  expect(took).toBeLessThan(6_500);
});

test('links stay when the signaller that made them is closed', async () => {
  const [host, guest] = await linked('stays');
  await host.evaluate(() => window.harness.closeSignaller());
  await guest.evaluate(() => window.harness.closeSignaller());
  await say(host, 'still here');
  await readsInDiary(guest, 'heard: still here');
  // The door is gone from the broker too: nobody dangles.
  const late = await device();
  expect((await dial(late, 'stays')).result).toBe('nobody');
});

test('whatever a stranger sends through the broker, the page that keeps the door is not disturbed', async () => {
  const [host, guest] = await linked('disturbed');
  const id = createHash('sha256').update('exodus-box disturbed').digest('hex').slice(0, 32);
  const stranger = await device();
  await stranger.evaluate(
    async ([port, id]) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/peerjs?key=peerjs&id=stranger&token=x`);
      await new Promise(resolve => socket.addEventListener('open', resolve));
      const payload = { type: 'data', connectionId: 'c', label: 'c', serialization: 'raw', reliable: true };
      const sdp = { type: 'offer', sdp: 'v=0 nonsense' };
      for (const message of [
        { type: 'OFFER' },
        { type: 'OFFER', payload: { ...payload, serialization: 'none of ours', sdp } },
        { type: 'OFFER', payload: { ...payload, type: 'media', sdp } },
        { type: 'OFFER', payload: { ...payload, sdp: 7 } },
        { type: 'OFFER', payload: { ...payload, sdp } },
        { type: 'ANSWER', payload: { ...payload, sdp: { type: 'answer', sdp: '' } } },
        { type: 'CANDIDATE', payload: { ...payload, candidate: { candidate: 'x'.repeat(500) } } },
        { type: 'CANDIDATE', payload: null },
        { type: 'LEAVE' },
        { type: 'EXPIRE' },
      ])
        socket.send(JSON.stringify({ ...message, dst: id }));
      await new Promise(resolve => setTimeout(resolve, 500));
      socket.close();
    },
    [broker.network.broker.port, id] as const,
  );
  await say(host, 'undisturbed');
  await readsInDiary(guest, 'heard: undisturbed');
  expect((await dial(stranger, 'disturbed')).result).toBe('ok');
});

test('nobody answers to an unknown name, and the caller hears so in time', async () => {
  const page = await device();
  const { result, took } = await dial(page, 'nobody at all');
  expect(result).toBe('nobody');
  expect(took).toBeLessThan(6_500);
});

test('a reloaded host has its name back at once, and another device cannot have it', async () => {
  const [host] = await linked('mine');
  const thief = await device();
  await listen(thief, 'mine', 'another token');
  await readsInDiary(thief, 'door: taken');
  expect(await diaryOf(thief)).not.toContain('door: open');

  await host.reload();
  await host.waitForFunction(() => 'harness' in window);
  await listen(host, 'mine', 'token');
  await readsInDiary(host, 'door: open', 2_000);
  const guest = await device();
  expect((await dial(guest, 'mine')).result).toBe('ok');
  await readsInDiary(host, 'link');
});

test('a second stay under the same token takes the name over, though the first never left', async () => {
  const first = await device();
  await listen(first, 'twice', 'token');
  await readsInDiary(first, 'door: open');
  // A page that does nothing keeps its socket, as a phone does that went out of reach.
  const sleep = doze(first, 4_000);
  const second = await device();
  await listen(second, 'twice', 'token');
  await readsInDiary(second, 'door: open', 2_000);
  const guest = await device();
  expect((await dial(guest, 'twice')).result).toBe('ok');
  await readsInDiary(second, 'link');
  await sleep;
});

/** Keeps a page from doing anything, as sleep does. */
const doze = (page: Page, ms: number): Promise<void> =>
  page.evaluate(ms => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  }, ms);

test('a device that sleeps is noticed within six seconds, and hears of it on waking', async () => {
  const [host, guest] = await linked('sleeper');
  const sleep = doze(guest, 9_000);
  const from = Date.now();
  await readsInDiary(host, 'closed: lost');
  expect(Date.now() - from).toBeLessThan(6_500);
  await sleep;
  await readsInDiary(guest, 'closed: lost', 3_000);
});

test('a short nap ends no link, and what was sent meanwhile is there on waking', async () => {
  const [host, guest] = await linked('napper');
  const nap = doze(guest, 3_500);
  await say(host, 'wake up');
  await nap;
  await readsInDiary(guest, 'heard: wake up');
  await guest.waitForTimeout(3_000);
  for (const page of [host, guest]) expect((await diaryOf(page)).join()).not.toContain('closed');
});

test('a killed device is noticed within six seconds', async () => {
  const [host, guest] = await linked('killed');
  await guest.close({ runBeforeUnload: false });
  const from = Date.now();
  await readsInDiary(host, 'closed: lost');
  expect(Date.now() - from).toBeLessThan(6_500);
});

test.each(['', 'v=0', 'v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\n', 'x'.repeat(100_000)])(
  'a description that is none is refused as a value',
  async text => {
    const page = await device();
    expect(await page.evaluate(text => window.harness.negotiate(text), text)).toBe('nonsense');
  },
);
