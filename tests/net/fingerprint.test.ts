import { expect, test } from 'vitest';
import { fingerprintIn } from '../../src/net/fingerprint.ts';

const PRINT = Array.from({ length: 32 }, (_, n) => (n + 160).toString(16).toUpperCase()).join(':');
const OTHER = PRINT.replace('A0', 'A1');
const sdp = (...lines: string[]): string =>
  ['v=0', 's=-', ...lines, 'm=application 9 UDP/DTLS/SCTP x', ''].join('\r\n');

test('the one certificate of a description is read, however often and in whatever case it is named', () => {
  expect(fingerprintIn(sdp(`a=fingerprint:sha-256 ${PRINT}`))).toBe(PRINT);
  expect(fingerprintIn(sdp(`a=fingerprint:sha-256 ${PRINT.toLowerCase()}`))).toBe(PRINT);
  expect(fingerprintIn(sdp(`a=fingerprint:sha-256 ${PRINT}`, `a=fingerprint:SHA-256 ${PRINT}`))).toBe(PRINT);
});

test.each<[string, readonly string[]]>([
  ['none', []],
  ['two', [`a=fingerprint:sha-256 ${PRINT}`, `a=fingerprint:sha-256 ${OTHER}`]],
  ['a weak hash', [`a=fingerprint:sha-1 ${PRINT.slice(0, 59)}`]],
  ['a good one beside a weak one', [`a=fingerprint:sha-256 ${PRINT}`, `a=fingerprint:sha-1 ${PRINT.slice(0, 59)}`]],
  ['one too short', [`a=fingerprint:sha-256 ${PRINT.slice(3)}`]],
  ['one too long', [`a=fingerprint:sha-256 ${PRINT}:00`]],
  ['one with luggage', [`a=fingerprint:sha-256 ${PRINT} x`]],
  ['a line that only contains it', [`s=a=fingerprint:sha-256 ${PRINT}`]],
])('a description with %s names no certificate', (_what, lines) => {
  expect(fingerprintIn(sdp(...lines))).toBeUndefined();
});
