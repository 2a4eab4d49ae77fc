import { expect, test } from 'vitest';
import type { Connection, Examined } from '../../../src/ui/online.ts';
import { deviceWords, isSlow, reportText, stateWords } from '../../../src/ui/online/doctor-report.ts';
import { DOCTOR, JOIN_PROBLEMS, TROUBLES } from '../../../src/ui/online-words.ts';
import { INVITATION } from '../../support/fake-online.ts';

const near: Examined = { device: 'device-1', name: 'Bruno', path: 'same-network', roundTrip: 4.4 };
const about = { browser: 'A browser', when: new Date(0) };

test('each path and each round trip has its words', () => {
  expect(deviceWords(near)).toBe('on the same network, 4 ms there and back');
  expect(deviceWords({ ...near, path: 'relayed', roundTrip: null })).toBe('through a relay server, not measured yet');
  expect(deviceWords({ ...near, path: 'away', roundTrip: 10 })).toBe('not reached right now');
});

test('half a second is slow, a tenth is not, and what was not measured is neither', () => {
  expect([500, 100, null].map(roundTrip => isSlow({ ...near, roundTrip }))).toEqual([true, false, false]);
});

test('a host without a broker is told that play goes on; a guest is told what stands in the way', () => {
  const connection: Connection = { is: 'trying', trouble: 'broker-down' };
  expect(stateWords({ connection, hosting: true })).toBe(DOCTOR.hostNoBroker);
  expect(stateWords({ connection, hosting: false })).toContain(TROUBLES['broker-down'].title);
  expect(stateWords({ connection: { is: 'refused', why: 'removed' }, hosting: false })).toContain(
    JOIN_PROBLEMS.removed.title,
  );
});

test('the report tells all that was found, and never lets anybody in', () => {
  const away: Examined = { ...near, name: 'Dara', path: 'away', roundTrip: null };
  const text = reportText(
    { connection: { is: 'trying', trouble: 'unreachable' }, hosting: false, devices: [near, away] },
    about,
  );
  expect(text.split('\n')).toEqual([
    'Exodus Box: The connection, 1970-01-01T00:00:00.000Z',
    'A browser',
    'Trying again (unreachable)',
    `${TROUBLES.unreachable.title}. ${TROUBLES.unreachable.text}`,
    '- Bruno: on the same network, 4 ms there and back [same-network]',
    '- Dara: not reached right now [away]',
  ]);
  expect(text).not.toContain(INVITATION.split('.').at(-1));
});
