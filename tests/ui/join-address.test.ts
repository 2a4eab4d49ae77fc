import { expect, test } from 'vitest';
import { findInvitation, parseJoinCode } from '../../src/ui/join-address.ts';

const address = { room: 'AbC-_012345', host: 'h'.repeat(22), secret: 'S'.repeat(22) };
const code = `${address.room}.${address.host}.${address.secret}`;

test.each([
  code,
  ` ${code}\n`,
  `https://box.example/#/join/${code}`,
  `Come and play! https://192.168.1.4:4443/box/#/join/${code}`,
  `https://box.example/#/join/${code}.`,
  `“https://box.example/#/join/${code}”, at eight`,
])('an invitation is found in %j', text => {
  expect(findInvitation(text)).toEqual(address);
});

test.each([
  '',
  'hello',
  `https://box.example/#/join/${code.slice(0, -1)}`,
  `https://box.example/#/join/${code}x`,
  `x${code}`,
  `${address.room}.${address.host}`,
  `https://box.example/#/join/${code}`.padEnd(5000, ' x'),
  '.'.repeat(1999),
  '<script>alert(1)</script>',
])('no invitation is found in %j', text => {
  expect(findInvitation(text)).toBeUndefined();
});

test('a code with anything around it is not a code', () => {
  expect(parseJoinCode(code)).toEqual(address);
  for (const text of [` ${code}`, `${code}\n`, `/join/${code}`]) expect(parseJoinCode(text)).toBeUndefined();
});
