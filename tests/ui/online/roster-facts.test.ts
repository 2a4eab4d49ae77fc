import { expect, test } from 'vitest';
import { seat } from '../../../src/engine/index.ts';
import { lentSeats, lookOf, missingSeats, rosterNews, unready } from '../../../src/ui/online/roster-facts.ts';
import { ME, deviceNamed, rosterOf } from '../../support/fake-online.ts';

const table = rosterOf('012b.');
const withDevice = (n: number, part: object) => ({
  ...table,
  devices: table.devices.map((device, at) => (at === n ? { ...device, ...part } : device)),
});
const withSeat = (n: number, part: object) => ({
  ...table,
  seats: table.seats.map((place, at) => (at === n ? { ...place, ...part } : place)),
});

test('a seat is missing while its device is away and nobody plays for it', () => {
  expect(missingSeats(table)).toEqual([]);
  const away = withDevice(1, { online: false });
  expect(missingSeats(away)).toEqual([seat(1)]);
  const covered = away.seats.map((place, n) => (n === 1 ? { ...place, absence: 'bot-for-now' as const } : place));
  expect(missingSeats({ ...away, seats: covered })).toEqual([]);
});

test('a seat whose device nobody knows any more is missing too', () => {
  expect(missingSeats(withSeat(0, { holder: 'long-gone' }))).toEqual([seat(0)]);
});

test('a seat a bot plays for its owner can be taken back by the owner alone', () => {
  const lent = withSeat(0, { absence: 'bot-for-good' });
  expect(lentSeats(lent, ME)).toEqual([seat(0)]);
  expect(lentSeats(lent, 'device-1')).toEqual([]);
});

test('the host hurries only those who sit, are here and are not ready', () => {
  const names = (roster: typeof table) => unready(roster).map(({ name }) => name);
  expect(names(table)).toEqual(['Bruno', 'Carmen']);
  expect(names(withDevice(1, { ready: true }))).toEqual(['Carmen']);
  expect(names(withDevice(2, { online: false }))).toEqual(['Bruno']);
  expect(names({ ...table, devices: [...table.devices, deviceNamed('device-9', 'Hana')] })).toEqual([
    'Bruno',
    'Carmen',
  ]);
});

test('a look the box does not have is drawn as one it has', () => {
  expect(lookOf({ ...table.seats[0], colour: 'url(x)', shape: '"><b>' } as never)).toMatchObject({
    colour: 'steel',
    shape: 'circle',
  });
});

test('who comes, goes, sits, stands and is ready is news; the first sight of the table is not', () => {
  expect(rosterNews(null, table)).toEqual([]);
  expect(rosterNews(table, table)).toEqual([]);
  expect(rosterNews(table, withDevice(1, { online: false }))).toEqual(['Bruno is away.']);
  expect(rosterNews(withDevice(1, { online: false }), table)).toEqual(['Bruno is back.']);
  expect(rosterNews(table, withDevice(2, { ready: true }))).toEqual(['Carmen is ready.']);
  expect(rosterNews(table, withSeat(4, { holder: 'device-1', name: 'Emil' }))).toEqual(['Emil sits on seat 5.']);
  expect(rosterNews(table, withSeat(0, { holder: null, name: '' }))).toEqual(['Ada stood up.']);
  const more = { ...table, devices: [...table.devices, deviceNamed('device-9', 'Hana')] };
  expect(rosterNews(table, more)).toEqual(['Hana is here.']);
  expect(rosterNews(more, table)).toEqual(['Hana left.']);
});
