import { expect, test } from 'vitest';
import { type Route, formatRoute, parseRoute } from '../../src/ui/router.ts';

const ROUTES: readonly Route[] = [
  { name: 'home' },
  { name: 'new', game: 'paris-nouveau' },
  { name: 'match', id: '3f2b-77' },
  { name: 'learn', game: 'paris-nouveau' },
  { name: 'rules', game: 'paris-nouveau', rule: null },
  { name: 'rules', game: 'paris-nouveau', rule: 'PN-R13' },
  { name: 'join', address: { room: 'AbC-_012345', host: 'h'.repeat(22), secret: 'S'.repeat(22) } },
  { name: 'table', room: 'AbC-_012345' },
  { name: 'scan', room: null },
  { name: 'scan', room: 'AbC-_012345' },
  { name: 'code', code: 'A' },
  { name: 'code', code: 'Zz-_0'.repeat(40) },
  { name: 'settings' },
  { name: 'credits' },
];

const H = 'hH0-_hH0-_hH0-_hH0-_hH';

test.each(ROUTES)('the address of $name leads back to it', route => {
  expect(parseRoute(formatRoute(route))).toEqual(route);
});

test.each(['', '#', '#/', '/'])('%j is home', hash => {
  expect(parseRoute(hash)).toEqual({ name: 'home' });
});

test.each([
  '#/nowhere',
  '#/match',
  '#/match/',
  '#/match/a/b',
  '#/new',
  '#/rules/a/b/c',
  '#/settings/x',
  '#/match/%',
  '#/match/%E0%A4%A',
  '#/match/%2e%2e%2f%2e%2e',
  '#/match/<script>',
  '#/match/%00',
  '#/match/a b',
  '#//match/x',
  `#/match/${'x'.repeat(5000)}`,
  '#/join',
  '#/join/',
  '#/join/AbC-_012345',
  `#/join/AbC-_012345.${H}`,
  `#/join/AbC-_012345.${H}.`,
  `#/join/AbC-_012345.${H}.${H.slice(1)}`,
  `#/join/AbC-_012345.${H}.${H}x`,
  `#/join/AbC-_012345.${H}.${H}.${H}`,
  `#/join/AbC-_0123.${H}.${H}`,
  `#/join/AbC-_01234+.${H}.${H}`,
  `#/join/AbC-_01234=.${H}.${H}`,
  `#/join/AbC-_012345.${H}.${H}/x`,
  `#/join/AbC-_012345.${H}.${H}%0a`,
  `#/join/AbC-_012345.${H}.${H}%`,
  '#/join/<img src=x onerror=alert(1)>',
  '#/join/__proto__',
  '#/table',
  '#/table/short',
  '#/table/AbC-_0123456',
  '#/table/AbC-_01234%2f',
  '#/table/AbC-_012345/x',
  '#/scan/short',
  '#/scan/AbC-_0123456',
  '#/scan/AbC-_012345/x',
  '#/c',
  '#/c/',
  `#/c/${'x'.repeat(201)}`,
  `#/c/${'x'.repeat(5000)}`,
  '#/c/abc.def',
  '#/c/abc+def',
  '#/c/abc%2Fdef',
  '#/c/abc%0a',
  '#/c/abc/def',
  '#/c/abc\n',
  '#/c/<script>',
  '#/code/abc',
  '#/__proto__',
  '#/constructor/prototype',
])('the hostile address %j leads nowhere and throws nothing', hash => {
  const lost = hash.startsWith('#/join');
  expect(parseRoute(hash)).toEqual({ name: lost ? 'lost-invitation' : 'unknown' });
});
