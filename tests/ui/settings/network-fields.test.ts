import { expect, test } from 'vitest';
import { parseBroker } from '../../../src/ui/settings/broker-address.ts';
import { parseIce } from '../../../src/ui/settings/ice-lines.ts';

const secure = { protocol: 'https:' };
const plain = { protocol: 'http:' };

test.each([
  ['https://broker.example', { host: 'broker.example', port: 443, path: '/', secure: true }],
  [' https://Broker.example:9000/my/table ', { host: 'broker.example', port: 9000, path: '/my/table/', secure: true }],
  ['http://192.168.1.5:4173/peer/', { host: '192.168.1.5', port: 4173, path: '/peer/', secure: false }],
  ['https://[fd00::1]:8443/', { host: '[fd00::1]', port: 8443, path: '/', secure: true }],
])('the broker %s is understood', (text, value) => {
  expect(parseBroker(text, plain)).toEqual({ ok: true, value });
});

test.each([
  ['', 'not-an-address'],
  ['broker.example', 'not-an-address'],
  ['https:broker.example', 'not-an-address'],
  ['wss://broker.example/', 'not-an-address'],
  ['javascript:alert(1)', 'not-an-address'],
  ['https://two words', 'not-an-address'],
  ['https://a\nb', 'not-an-address'],
  ['https://a\\b', 'not-an-address'],
  ['https://x:99999/', 'not-an-address'],
  [`https://${'x'.repeat(300)}/`, 'not-an-address'],
  ['https://me:secret@broker.example/', 'too-much'],
  ['https://broker.example/?key=1', 'too-much'],
  ['https://broker.example/#', 'too-much'],
])('the broker %j is refused: %s', (text, problem) => {
  expect(parseBroker(text, plain)).toEqual({ ok: false, problem });
});

test('a secure page takes an insecure broker on this device only', () => {
  expect(parseBroker('http://192.168.1.5/', secure)).toEqual({ ok: false, problem: 'needs-https' });
  expect(parseBroker('http://localhost:9000/', secure).ok).toBe(true);
});

test('servers are read one a line, and empty lines are nothing', () => {
  const text = [
    'stun:stun.example:3478',
    '',
    '  turn:turn.example:3478?transport=tcp  ada  s3cret ',
    'stuns:[fd00::1]',
  ].join('\r\n');
  expect(parseIce(text)).toEqual({
    ok: true,
    value: [
      { urls: 'stun:stun.example:3478' },
      { urls: 'turn:turn.example:3478?transport=tcp', username: 'ada', credential: 's3cret' },
      { urls: 'stuns:[fd00::1]' },
    ],
  });
  expect(parseIce(' \n ')).toEqual({ ok: true, value: [] });
});

test.each([
  ['stun.example:3478', 1, 'not-a-server'],
  ['stun:', 1, 'not-a-server'],
  ['stun://stun.example', 1, 'not-a-server'],
  ['stun:stun.example:0', 1, 'not-a-server'],
  ['stun:stun.example:70000', 1, 'not-a-server'],
  ['stun:[zz]', 1, 'not-a-server'],
  ['stun:stun.example?transport=udp', 1, 'not-a-server'],
  ['turn:turn.example?transport=pigeon u c', 1, 'not-a-server'],
  ['stun:ok.example\n\nturn:turn.example', 3, 'turn-needs-login'],
  ['turn:turn.example ada', 1, 'turn-needs-login'],
  ['turn:turn.example ada two words', 1, 'turn-needs-login'],
  ['stun:stun.example ada secret', 1, 'stun-needs-no-login'],
  [Array(9).fill('stun:a.example').join('\n'), 9, 'too-many'],
])('the servers %j are refused at line %i: %s', (text, line, why) => {
  expect(parseIce(text)).toEqual({ ok: false, problem: { line, why } });
});
