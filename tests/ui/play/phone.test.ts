import { describe, expect, test } from 'vitest';
import { type Actor, seat, seatsOf } from '../../../src/engine/index.ts';
import {
  type Holding,
  LYING_ON_THE_TABLE,
  type Phone,
  type PhoneInput,
  phoneStep,
  whoHolds,
} from '../../../src/ui/play/phone.ts';

/** p is a person at this device, r one at another device, b a bot. */
const tableOf = (kinds: string) => ({
  seats: kinds.length,
  here: seatsOf(kinds.length).filter(at => kinds[at] === 'p'),
  window: null,
});
const heldBy = (n: number): Phone => ({ ...LYING_ON_THE_TABLE, holder: seat(n) });
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

describe('in a window for answers', () => {
  const moment = 'a window';
  const at = (kinds: string, ...asked: number[]) => ({
    ...tableOf(kinds),
    awaited: seats(...asked),
    window: { moment, asked: asked.map(n => seat(n)) },
    over: false,
  });
  const question = (numbers: readonly number[], again = false): Holding => ({
    kind: 'question',
    seats: numbers.map(n => seat(n)),
    again,
  });
  const after = (phone: Phone, ...inputs: readonly PhoneInput[]): Phone => inputs.reduce(phoneStep, phone);

  test.each<[what: string, kinds: string, asked: readonly number[], phone: Phone, holding: Holding]>([
    ['all who share the phone are asked one question', 'pppp', [1, 2, 3], LYING_ON_THE_TABLE, question([1, 2, 3])],
    ['whoever holds it is asked with the others', 'pppp', [0, 1, 2], heldBy(1), question([0, 1, 2])],
    ['one who shares it is asked by name, and not handed it', 'pp', [1], heldBy(0), question([1])],
    ['the holder too, when they alone are asked', 'pp', [0], heldBy(0), question([0])],
    ['bots are not asked here', 'pbpp', [1, 2, 3], heldBy(0), question([2, 3])],
    ['nor are those at other devices', 'prpr', [1, 2, 3], heldBy(0), question([2])],
    ['it lies open while only others are asked', 'prpr', [1, 3], heldBy(0), { kind: 'others' }],
    ['a phone of one’s own asks on the board', 'prrr', [0, 1], LYING_ON_THE_TABLE, { kind: 'holding', seat: seat(0) }],
    ['one person among bots is asked on the board', 'bpb', [0, 1], heldBy(1), { kind: 'holding', seat: seat(1) }],
    ['a device without a seat watches', 'rrr', [0, 1], LYING_ON_THE_TABLE, { kind: 'watching' }],
  ])('%s', (_what, kinds, asked, phone, holding) => {
    expect(whoHolds(at(kinds, ...asked), phone)).toEqual(holding);
  });

  test('whoever taps their name gets it through the curtain, even from their own hand', () => {
    const spoke = after(heldBy(2), { type: 'speak', seat: seat(2), moment });
    expect(whoHolds(at('pppp', 1, 2, 3), spoke)).toEqual({ kind: 'curtain', seat: seat(2) });
    const lifted = after(spoke, { type: 'i-am', seat: seat(2), awaited: true });
    expect(whoHolds(at('pppp', 1, 2, 3), lifted)).toEqual({ kind: 'holding', seat: seat(2) });
  });

  test('afterwards the others are asked, and once more, until nobody is left', () => {
    const first = after(
      heldBy(0),
      { type: 'speak', seat: seat(2), moment },
      { type: 'answered', seat: seat(2), moment },
    );
    expect(whoHolds(at('pppp', 1, 2, 3), first)).toEqual(question([1, 3], true));
    const second = after(first, { type: 'answered', seat: seat(1), moment });
    expect(whoHolds(at('pppp', 1, 2, 3), second)).toEqual(question([3], true));
    const third = after(second, { type: 'answered', seat: seat(3), moment });
    expect(whoHolds(at('pppp', 1, 2, 3), third)).toEqual({ kind: 'others' });
  });

  test('“Nobody” ends it for all of them', () => {
    const silent = after(heldBy(0), { type: 'nobody', moment });
    expect(whoHolds(at('pppp', 1, 2, 3), silent)).toEqual({ kind: 'others' });
  });

  test('whoever thinks better of it gives the phone back unanswered', () => {
    const back = after(heldBy(0), { type: 'speak', seat: seat(1), moment }, { type: 'pass-on' });
    expect(whoHolds(at('pppp', 1, 2), back)).toEqual(question([1, 2]));
  });

  test('an answer that was not taken brings the question back', () => {
    const answered = after(heldBy(0), { type: 'nobody', moment }, { type: 'answered', seat: seat(1), moment });
    const refused = after(answered, { type: 'unanswered', seat: seat(1), moment });
    expect(whoHolds(at('pppp', 1, 2), refused)).toEqual(question([1, 2]));
  });

  test('what was said in one window counts for nothing in the next', () => {
    const before = 'the window before';
    for (const input of [
      { type: 'nobody', moment: before },
      { type: 'speak', seat: seat(1), moment: before },
      { type: 'answered', seat: seat(1), moment: before },
    ] as const) {
      expect(whoHolds(at('pppp', 1, 2), after(heldBy(0), input))).toEqual(question([1, 2]));
    }
  });

  test('somebody may take the phone to look, and gives it back to the question', () => {
    const looking = after(heldBy(0), { type: 'ask', seat: seat(0) }, { type: 'i-am', seat: seat(0), awaited: false });
    expect(whoHolds(at('pppp', 1, 2), looking)).toEqual({ kind: 'holding', seat: seat(0) });
    expect(whoHolds(at('pppp', 1, 2), after(looking, { type: 'pass-on' }))).toEqual(question([1, 2]));
  });

  test('when it closes, the phone goes to whoever is awaited next', () => {
    const silent = after(heldBy(0), { type: 'nobody', moment });
    expect(whoHolds({ ...at('pppp', 0), window: null }, silent)).toEqual({ kind: 'holding', seat: seat(0) });
    expect(whoHolds({ ...at('pppp', 3), window: null }, silent)).toEqual({ kind: 'curtain', seat: seat(3) });
  });

  test('a window that asks nobody here leaves whoever is awaited here their phone', () => {
    const table = { ...at('pprr', 0, 2), window: { moment, asked: [seat(2)] } };
    expect(whoHolds(table, heldBy(0))).toEqual({ kind: 'holding', seat: seat(0) });
  });
});
