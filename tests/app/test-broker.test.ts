import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { networkOf, testBroker } from '../../src/app/network.ts';
import { type Serving, serving } from '../support/serving.ts';

let site: Serving;
let impostor: Server;
beforeAll(async () => {
  site = await serving(['--port', '0', '--quiet']);
  impostor = createServer((_, response) => response.end('Hello'));
  const sockets = new WebSocketServer({ server: impostor });
  sockets.on('connection', (socket, { url = '' }) => {
    if (url.startsWith('/talks/')) socket.send('{"hello":"there"}');
    if (url.startsWith('/babbles/')) socket.send('hello');
    if (url.startsWith('/full/')) socket.send('{"type":"ERROR","payload":{"msg":"Server has reached its limit"}}');
    if (url.startsWith('/hangs-up/')) socket.close();
  });
  await new Promise<void>(resolve => void impostor.listen(0, resolve));
});
afterAll(async () => {
  await site.stop();
  impostor.closeAllConnections();
  impostor.close();
});

// Node 20 has no WebSocket of its own.
beforeEach(() => void vi.stubGlobal('WebSocket', WebSocket));

const nothing = { broker: 'same-origin', iceServers: [] };
const page = (href: string) => ({ href, protocol: 'http:' });
const at = (broker: string) => networkOf(nothing, { broker, ice: '' }, page('http://localhost:1/'));
const impostorAt = (path: string) => `http://localhost:${(impostor.address() as AddressInfo).port}/${path}`;

test('the broker that comes with the app works, from its own page and from another', async () => {
  const here = networkOf(nothing, { broker: '', ice: '' }, page(site.url));
  expect(await testBroker(here, page(site.url))).toBe('works');
  expect(await testBroker(at(`${site.url}peer`), page('http://localhost:1/'))).toBe('works');
});

test.each(['talks', 'babbles', 'full', 'hangs-up'])('a server that %s is not a broker', async path => {
  expect(await testBroker(at(impostorAt(path)), page('http://localhost:1/'))).toBe('not-a-broker');
});

test('a server that says nothing is not a broker, and is not waited for forever', async () => {
  let opens = (): void => undefined;
  const opened = new Promise<void>(resolve => (opens = resolve));
  class Watched extends WebSocket {
    constructor(address: string) {
      super(address);
      this.once('open', opens);
    }
  }
  vi.stubGlobal('WebSocket', Watched);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const verdict = testBroker(at(impostorAt('silent')), page('http://localhost:1/'));
  await opened;
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await verdict).toBe('not-a-broker');
});

test('a place where nobody listens cannot be reached', async () => {
  expect(await testBroker(at('http://localhost:1/'), page('http://localhost:1/'))).toBe('unreachable');
  expect(await testBroker(at('http://localhost:1/'), page(site.url))).toBe('unreachable');
});

test('a web server without a broker is told from no server at all', async () => {
  const bare = await serving(['--port', '0', '--quiet', '--no-broker']);
  const here = networkOf(nothing, { broker: '', ice: '' }, page(bare.url));
  expect(await testBroker(here, page(bare.url))).toBe('not-a-broker');
  await bare.stop();
  expect(await testBroker(here, page(bare.url))).toBe('unreachable');
});
