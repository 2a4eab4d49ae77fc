import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Serving, serving } from '../support/serving.ts';
import { onLocalNetwork } from '../../tools/serve/addresses.mjs';

/** A computer on no network can invite nobody, and says so. */
const [LAN] = onLocalNetwork();

let site: Serving;
beforeAll(async () => {
  site = await serving(['--port', '0', '--base', '/box/', '--quiet', '--https']);
});
afterAll(() => site.stop());

interface Client {
  readonly socket: WebSocket;
  next(): Promise<{ readonly type: string; readonly src?: string; readonly payload?: unknown }>;
}

/** A client of the broker, as PeerJS is one. */
function dial(base: string, query: Record<string, string>): Client {
  const address = new URL(`peer/peerjs?${new URLSearchParams(query).toString()}`, base.replace(/^http/, 'ws'));
  const socket = new WebSocket(address, { rejectUnauthorized: false });
  const heard: string[] = [];
  socket.on('message', data => heard.push((data as Buffer).toString('utf8')));
  return {
    socket,
    async next() {
      for (let waited = 0; heard.length === 0; waited += 10) {
        if (waited > 5_000) throw new Error('The broker said nothing.');
        await new Promise(resolve => setTimeout(resolve, 10));
      }
      return JSON.parse(heard.shift() ?? '') as { type: string };
    },
  };
}

const called = (id: string, token = `${id}-token`) => ({ key: 'peerjs', id, token, version: '1.5.5' });

const closed = (socket: WebSocket): Promise<number> => new Promise(resolve => socket.once('close', resolve));

describe('the broker', () => {
  test.each(['url', 'secureUrl'] as const)('opens for a client that comes by %s', async by => {
    const client = dial(site[by], called(`opens-${by}`));
    expect(await client.next()).toEqual({ type: 'OPEN' });
    client.socket.close();
  });

  test('lets one who came by http and one who came by https meet', async () => {
    const host = dial(site.url, called('host'));
    const guest = dial(site.secureUrl, called('guest'));
    await Promise.all([host.next(), guest.next()]);
    guest.socket.send(JSON.stringify({ type: 'OFFER', dst: 'host', payload: { sdp: 'hello' } }));
    expect(await host.next()).toEqual({ type: 'OFFER', src: 'guest', dst: 'host', payload: { sdp: 'hello' } });
    host.socket.send(JSON.stringify({ type: 'ANSWER', dst: 'guest', payload: { sdp: 'hi' } }));
    expect(await guest.next()).toMatchObject({ type: 'ANSWER', src: 'host' });
    for (const { socket } of [host, guest]) socket.close();
  });

  test('gives a name to nobody else while it is held, by whichever door they come', async () => {
    const first = dial(site.url, called('taken'));
    await first.next();
    expect(await dial(site.secureUrl, called('taken', 'another')).next()).toMatchObject({ type: 'ID-TAKEN' });
    first.socket.close();
  });

  test('tells nobody who is there', async () => {
    expect((await fetch(new URL('peer/peerjs/peers', site.url))).status).toBe(404);
  });

  test('hangs up on a message longer than any offer', async () => {
    const client = dial(site.url, called('long'));
    await client.next();
    client.socket.send(JSON.stringify({ type: 'OFFER', dst: 'x', payload: 'x'.repeat(70_000) }));
    expect(await closed(client.socket)).toBe(1009);
  });

  test('hangs up on a client that floods it', async () => {
    const client = dial(site.url, called('flood'));
    await client.next();
    const end = closed(client.socket);
    for (let n = 0; n < 2_100; n++) client.socket.send(JSON.stringify({ type: 'HEARTBEAT' }));
    expect(await end).toBe(1006);
  });

  test.each(['null', '5', '[]', 'not json', '{"type":"OFFER","dst":{}}', '{"type":"__proto__"}'])(
    'goes on after the message %s',
    async nonsense => {
      const client = dial(site.url, called('nonsense'));
      await client.next();
      client.socket.send(nonsense);
      client.socket.send(JSON.stringify({ type: 'OFFER', dst: 'nonsense', payload: 1 }));
      expect(await client.next()).toMatchObject({ type: 'OFFER' });
      const gone = closed(client.socket);
      client.socket.close();
      await gone;
    },
  );

  test.each([
    [
      'without a name',
      'GET /box/peer/peerjs HTTP/1.1\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
    ],
    ['without a key', 'GET /box/peer/peerjs?id=a HTTP/1.1\r\nSec-WebSocket-Version: 13\r\n'],
    ['somewhere else', 'GET /elsewhere HTTP/1.1\r\nSec-WebSocket-Version: 13\r\n'],
    ['with an address that is none', 'GET //[%%% HTTP/1.1\r\nSec-WebSocket-Version: 13\r\n'],
    ['that is no upgrade to a socket', 'POST /box/peer/peerjs HTTP/1.1\r\n'],
    ['that is no request at all', '\u0000\u0001 nonsense\r\n'],
  ])('survives an upgrade %s', async (_, head) => {
    const answer = await rawly(`${head}Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (101|400|405|426)/);
    expect(site.isRunning()).toBe(true);
  });

  /** Says something on a bare wire, hangs up rudely, and answers with what came back. */
  function rawly(text: string): Promise<string> {
    return new Promise(resolve => {
      let heard = '';
      const socket = connect(Number(new URL(site.url).port), 'localhost', () => socket.write(text));
      socket.on('data', chunk => {
        heard += String(chunk);
        socket.resetAndDestroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
    });
  }

  test('prints nothing of all this', () => {
    const { out, err } = site.printed();
    expect(err).toBe('');
    expect(out.trim().split('\n')).toHaveLength(2);
    expect(out).toMatch(/^Exodus Box is at http:\/\/localhost:\d+\/box\/\n/);
  });
});

describe('the server', () => {
  test('serves the app with the headers of its deployment, and nothing outside it', async () => {
    const page = await fetch(site.url);
    expect(await page.text()).toContain('<title>Here</title>');
    expect(page.headers.get('x-test')).toBe('yes');
    expect((await fetch(new URL('..%2f..%2fpackage.json', site.url))).status).toBe(404);
    expect((await fetch(site.url.slice(0, -1), { redirect: 'manual' })).headers.get('location')).toBe('/box/');
  });

  test('goes on after somebody hangs up in the middle of a large file', async () => {
    const socket = connect(Number(new URL(site.url).port), 'localhost');
    socket.write('GET /box/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise(resolve => socket.once('data', resolve));
    socket.resetAndDestroy();
    await new Promise(resolve => setTimeout(resolve, 300));
    expect((await fetch(site.url)).status).toBe(200);
  });

  test('goes on after plain words on the secure door', async () => {
    const socket = connect(Number(new URL(site.secureUrl).port), 'localhost');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise(resolve => socket.once('close', resolve));
    expect(site.isRunning()).toBe(true);
    expect(site.printed().err).toBe('');
  });

  test('tells a page on localhost where to invite others to', async () => {
    const address = LAN === undefined ? null : `https://${LAN}:${new URL(site.secureUrl).port}/box/`;
    expect(await (await fetch(new URL('peer/invitation.json', site.url))).json()).toEqual({ address });
  });

  test('says only where it is when it is to be quiet, and can do without broker and https', async () => {
    const plain = await serving(['--port', '0', '--quiet', '--no-broker']);
    expect(plain.printed().out).toMatch(/^Exodus Box is at http:\/\/localhost:\d+\/\n$/);
    expect((await fetch(new URL('peer/', plain.url))).status).toBe(404);
    expect((await fetch(new URL('peer/invitation.json', plain.url))).status).toBe(404);
    await plain.stop();
  });

  test('tells phones how to come in, in a picture and in words', async () => {
    const loud = await serving(['--port', '0', '--base', 'box', '--https', '--no-quiet']);
    const { out } = loud.printed();
    expect(out).toMatch(/^Exodus Box is at http:\/\/localhost:\d+\/box\/\n/);
    if (LAN === undefined) expect(out).toContain('This computer is on no network');
    else {
      expect(out).toMatch(new RegExp(`^On phones in the same Wi-Fi: https://${LAN}:\\d+/box/$`, 'm'));
      expect(out).toContain('\u001b[40m');
      expect(out).toContain('The phone warns once');
    }
    await loud.stop();
  });

  test('goes to the next port for https when the one beside it is taken', async () => {
    const { taken, release, next } = await besideTaken(10);
    expect(Number(new URL(next.url).port)).toBe(taken - 1);
    expect(Number(new URL(next.secureUrl).port)).toBeGreaterThan(taken);
    expect((await fetch(next.url)).status).toBe(200);
    await next.stop();
    release();
  });

  /** A server at the port before one that is taken; tried again while that port is somebody else's. */
  async function besideTaken(attempts: number): Promise<{ taken: number; release: () => void; next: Serving }> {
    const blocker = createServer();
    await new Promise<void>(resolve => void blocker.listen(0, resolve));
    const taken = (blocker.address() as AddressInfo).port;
    try {
      const next = await serving(['--port', String(taken - 1), '--quiet', '--https']);
      return { taken, release: () => void blocker.close(), next };
    } catch (error) {
      blocker.close();
      if (attempts === 0) throw error;
      return besideTaken(attempts - 1);
    }
  }

  test('fails in words on a port that was asked for and is taken', async () => {
    const port = new URL(site.url).port;
    await expect(serving(['--port', port, '--quiet'])).rejects.toThrow(`Port ${port} is in use.`);
  });
});
