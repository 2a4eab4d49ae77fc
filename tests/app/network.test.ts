import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { invitationBase, networkOf, readDeployment, unavailableHere } from '../../src/app/network.ts';

const AT_HOME = { href: 'https://192.168.1.5:4174/box/index.html#/settings', protocol: 'https:' };
const AS_USUAL = { broker: '', ice: '' };
const NOTHING = { broker: 'same-origin', iceServers: [] };

const answering =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });
const unreachable = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

describe('what the deployment says', () => {
  test('is read from beside the page, as we ship it', async () => {
    const asked: string[] = [];
    const deployment = await readDeployment(async address => {
      asked.push(address.href);
      return new Response(readFileSync('public/online.json', 'utf8'));
    }, AT_HOME);
    expect(asked).toEqual(['https://192.168.1.5:4174/box/online.json']);
    expect(deployment).toEqual({
      broker: 'same-origin',
      iceServers: [{ urls: 'stun:stun.cloudflare.com:3478' }],
    });
  });

  test('may name a broker and a relay, with several addresses to a login', async () => {
    const text = JSON.stringify({
      broker: 'https://broker.example/table/',
      iceServers: [{ urls: ['turn:turn.example:3478', 'turns:turn.example:5349'], username: 'u', credential: 'c' }],
    });
    expect((await readDeployment(answering(text), AT_HOME)).iceServers).toEqual([
      { urls: 'turn:turn.example:3478', username: 'u', credential: 'c' },
      { urls: 'turns:turn.example:5349', username: 'u', credential: 'c' },
    ]);
  });

  test.each([
    ['is no JSON', 'broker: mine'],
    ['is a list', '[]'],
    ['lacks its servers', '{"broker":"same-origin"}'],
    ['has a field we do not know', '{"broker":"same-origin","iceServers":[],"track":true}'],
    ['names a broker that is no address', '{"broker":"javascript:alert(1)","iceServers":[]}'],
    ['names a server no browser can read', '{"broker":"same-origin","iceServers":[{"urls":"http://x"}]}'],
    ['has a relay without a login', '{"broker":"same-origin","iceServers":[{"urls":"turn:x"}]}'],
    [
      'names too many',
      JSON.stringify({ broker: 'same-origin', iceServers: Array.from({ length: 9 }, () => ({ urls: 'stun:x' })) }),
    ],
  ])('is nothing when it %s', async (_, text) => {
    expect(await readDeployment(answering(text), AT_HOME)).toEqual(NOTHING);
  });

  test('is nothing when it is not there', async () => {
    expect(await readDeployment(answering('{"broker":"same-origin","iceServers":[]}', 404), AT_HOME)).toEqual(NOTHING);
    expect(await readDeployment(unreachable, AT_HOME)).toEqual(NOTHING);
  });
});

describe('the network', () => {
  test.each([
    [AT_HOME.href, 'https:', { host: '192.168.1.5', port: 4174, path: '/box/peer/', secure: true }],
    ['http://localhost:4173/', 'http:', { host: 'localhost', port: 4173, path: '/peer/', secure: false }],
    ['https://games.example/#/join/x', 'https:', { host: 'games.example', port: 443, path: '/peer/', secure: true }],
    ['http://[::1]/a/b', 'http:', { host: '[::1]', port: 80, path: '/a/peer/', secure: false }],
  ])('of a page at %s has its broker at the same origin', (href, protocol, broker) => {
    expect(networkOf(NOTHING, AS_USUAL, { href, protocol })).toEqual({ broker, iceServers: [] });
  });

  test('is the player’s before it is the deployment’s', () => {
    const deployment = { broker: 'https://theirs.example/b', iceServers: [{ urls: 'stun:theirs.example' }] };
    const theirs = { host: 'theirs.example', port: 443, path: '/b/', secure: true };
    expect(networkOf(deployment, AS_USUAL, AT_HOME)).toEqual({ ...deployment, broker: theirs });
    const mine = { broker: 'https://mine.example:9000', ice: 'turn:mine.example u c' };
    expect(networkOf(deployment, mine, AT_HOME)).toEqual({
      broker: { host: 'mine.example', port: 9000, path: '/', secure: true },
      iceServers: [{ urls: 'turn:mine.example', username: 'u', credential: 'c' }],
    });
  });

  test('is the deployment’s where the player’s words cannot be read', () => {
    const deployment = { broker: 'https://theirs.example/', iceServers: [{ urls: 'stun:theirs.example' }] };
    const { broker, iceServers } = networkOf(deployment, { broker: 'mine', ice: 'stun:x\ngarbage' }, AT_HOME);
    expect(broker.host).toBe('theirs.example');
    expect(iceServers).toBe(deployment.iceServers);
  });
});

test.each([
  ['nothing is missing on a secure page', { isSecureContext: true, crypto: { subtle: {} } }, null],
  ['a page on plain http is told so', { isSecureContext: false, crypto: {} }, 'insecure-page'],
  ['a browser that gives no keys counts as insecure', { isSecureContext: true, crypto: {} }, 'insecure-page'],
] as const)('%s', (_, here, missing) => {
  expect(unavailableHere({ ...here, RTCPeerConnection: () => undefined })).toBe(missing);
});

test('a browser without WebRTC is told so', () => {
  expect(unavailableHere({ isSecureContext: true, crypto: { subtle: {} } })).toBe('no-webrtc');
});

describe('an invitation', () => {
  const localhost = { href: 'http://localhost:4173/box/#/table/r', protocol: 'http:' };

  test('names the page itself, wherever others can open it', async () => {
    expect(await invitationBase(unreachable, AT_HOME)).toBe('https://192.168.1.5:4174/box/');
  });

  test('made on localhost names the computer as the local network knows it', async () => {
    const answer = answering('{"address":"https://192.168.1.5:4174/box/"}');
    expect(await invitationBase(answer, localhost)).toBe('https://192.168.1.5:4174/box/');
  });

  test.each([
    ['is on no network', answering('{"address":null}')],
    ['knows nothing of it', answering('Not found', 404)],
    ['answers nonsense', answering('{"address":"javascript:alert(1)"}')],
    ['is gone', unreachable],
  ])('made on localhost stays there when the server %s', async (_, read) => {
    expect(await invitationBase(read, localhost)).toBe('http://localhost:4173/box/');
  });
});
