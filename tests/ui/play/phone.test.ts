import { expect, test } from 'vitest';
import { type Actor, seat, seatsOf } from '../../../src/engine/index.ts';
import { type Holding, LYING_ON_THE_TABLE, type Phone, phoneStep, whoHolds } from '../../../src/ui/play/phone.ts';

/** p is a person at this device, r one at another device, b a bot. */
const tableOf = (kinds: string) => ({
  seats: kinds.length,
  here: seatsOf(kinds.length).filter(at => kinds[at] === 'p'),
});
const heldBy = (n: number): Phone => ({ holder: seat(n), asked: null, visiting: false });
const seats = (...numbers: number[]): readonly Actor[] => numbers.map(n => seat(n));

test.each<[what: string, kinds: string, awaited: readonly Actor[], phone: Phone, holding: Holding]>([
  ['a table of bots is watched', 'bbbb', seats(0), LYING_ON_THE_TABLE, { kind: 'watching' }],
  ['one person among bots always holds it', 'bpbb', seats(0), LYING_ON_THE_TABLE, { kind: 'holding', seat: seat(1) }],
  [
    'a match just opened shows a curtain first',
    'pppp',
    seats(2),
    LYING_ON_THE_TABLE,
    { kind: 'curtain', seat: seat(2) },
  ],
  ['whoever is awaited and holds it goes on', 'pppp', seats(2), heldBy(2), { kind: 'holding', seat: seat(2) }],
  ['it passes to the one awaited', 'pppp', seats(3), heldBy(2), { kind: 'curtain', seat: seat(3) }],
  ['a sealed vote begins with the holder', 'pppp', seats(0, 1, 2, 3), heldBy(2), { kind: 'holding', seat: seat(2) }],
  ['a sealed vote goes on clockwise', 'pppp', seats(0, 1, 3), heldBy(2), { kind: 'curtain', seat: seat(3) }],
  ['a sealed vote goes round the end of the table', 'pppp', seats(0, 1), heldBy(2), { kind: 'curtain', seat: seat(0) }],
  ['it skips bots', 'pbpp', seats(1, 2), heldBy(0), { kind: 'curtain', seat: seat(2) }],
  ['it lies open while only bots are awaited', 'pbbp', seats(1, 2), heldBy(0), { kind: 'others' }],
  ['it lies open while only the clock is awaited', 'pp', ['clock'], heldBy(0), { kind: 'others' }],
  ['no seat here means watching', 'rrrr', seats(0), LYING_ON_THE_TABLE, { kind: 'watching' }],
  [
    'one person here holds it, whoever else is awaited',
    'rprb',
    seats(0, 2),
    LYING_ON_THE_TABLE,
    { kind: 'holding', seat: seat(1) },
  ],
  ['one person here needs no curtain on their turn', 'rprb', seats(1), heldBy(1), { kind: 'holding', seat: seat(1) }],
  ['nobody is curtained for a remote person', 'prpr', seats(1, 3), heldBy(0), { kind: 'others' }],
  [
    'two who share a phone are curtained from each other',
    'prpr',
    seats(2),
    heldBy(0),
    { kind: 'curtain', seat: seat(2) },
  ],
  ['it skips whoever is elsewhere', 'prrp', seats(1, 2, 3), heldBy(0), { kind: 'curtain', seat: seat(3) }],
  [
    'a holder whose seat went to another device holds nothing',
    'rpp',
    seats(1),
    heldBy(0),
    { kind: 'curtain', seat: seat(1) },
  ],
])('%s', (_what, kinds, awaited, phone, holding) => {
  expect(whoHolds({ ...tableOf(kinds), awaited, over: false }, phone)).toEqual(holding);
});

test('at the end nobody holds it, and everybody may look', () => {
  expect(whoHolds({ ...tableOf('pp'), awaited: [], over: true }, heldBy(0))).toEqual({ kind: 'over' });
});

const table = { ...tableOf('pppp'), awaited: seats(0), over: false };

test('someone else may ask for it, and gets it through the curtain', () => {
  const asked = phoneStep(heldBy(0), { type: 'ask', seat: seat(3) });
  expect(whoHolds(table, asked)).toEqual({ kind: 'curtain', seat: seat(3) });
  const taken = phoneStep(asked, { type: 'i-am', seat: seat(3), awaited: false });
  expect(whoHolds(table, taken)).toEqual({ kind: 'holding', seat: seat(3) });
});

test.each(['pass-on', 'moved'] as const)('a visitor gives it back after %s', type => {
  const visiting = phoneStep(heldBy(0), { type: 'i-am', seat: seat(3), awaited: false });
  expect(whoHolds(table, phoneStep(visiting, { type }))).toEqual({ kind: 'curtain', seat: seat(0) });
});

test('asking can be taken back', () => {
  const asked = phoneStep(heldBy(0), { type: 'ask', seat: seat(3) });
  expect(whoHolds(table, phoneStep(asked, { type: 'pass-on' }))).toEqual({ kind: 'holding', seat: seat(0) });
});

test('a bot cannot be handed the phone', () => {
  const asked = phoneStep(heldBy(0), { type: 'ask', seat: seat(1) });
  expect(whoHolds({ ...table, ...tableOf('pbpp') }, asked)).toEqual({ kind: 'holding', seat: seat(0) });
});

test('somebody at another device cannot be handed the phone', () => {
  const asked = phoneStep(heldBy(0), { type: 'ask', seat: seat(1) });
  expect(whoHolds({ ...table, ...tableOf('prpp') }, asked)).toEqual({ kind: 'holding', seat: seat(0) });
});

test('a visitor whose seat went to another device does not go on holding it', () => {
  const visiting = phoneStep(heldBy(0), { type: 'i-am', seat: seat(3), awaited: false });
  expect(whoHolds({ ...table, ...tableOf('pppr') }, visiting)).toEqual({ kind: 'curtain', seat: seat(0) });
});
