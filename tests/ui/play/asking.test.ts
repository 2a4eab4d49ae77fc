import { expect, test } from 'vitest';
import { type Seat, seat, seatsOf } from '../../../src/engine/index.ts';
import type { Person } from '../../../src/ui/game-ui.ts';
import { type Asking, type Moment, askingOf } from '../../../src/ui/play/asking.ts';

const person: Person = { name: 'Ada', colour: 'amber', shape: 'circle', kind: 'person' };
const [ADA, BRUNO, CARMEN] = seatsOf(3) as [Seat, Seat, Seat];

const moment = (part: Partial<Moment>): Moment => ({
  people: [person, person, { ...person, presence: 'stand-in' }],
  awaited: [],
  window: null,
  answered: [],
  ...part,
});

test.each<[what: string, viewer: Seat | 'spectator', moment: Moment, asking: Asking]>([
  ['whoever is awaited is asked', ADA, moment({ awaited: [ADA] }), 'asked'],
  ['whoever is not awaited may still do what they may', ADA, moment({ awaited: [BRUNO] }), 'free'],
  ['a seat lent to a bot is asked nothing', CARMEN, moment({ awaited: [CARMEN] }), 'nothing'],
  ['a seat lent to a bot has nothing to do', CARMEN, moment({ awaited: [ADA] }), 'nothing'],
  ['who watches is asked nothing', 'spectator', moment({ awaited: [ADA] }), 'nothing'],
  [
    'a window asks until one has answered',
    ADA,
    moment({ awaited: [ADA, BRUNO], window: { asked: [ADA, BRUNO] }, answered: [BRUNO] }),
    'asked',
  ],
  [
    'after answering nothing is asked, although the table still waits',
    ADA,
    moment({ awaited: [ADA, BRUNO], window: { asked: [ADA, BRUNO] }, answered: [ADA] }),
    'answered',
  ],
  [
    'whoever a window does not ask is free',
    ADA,
    moment({ awaited: [BRUNO], window: { asked: [BRUNO] }, answered: [BRUNO] }),
    'free',
  ],
])('%s', (_what, viewer, at, asking) => {
  expect(askingOf(viewer, at)).toBe(asking);
});

test('an answer of an earlier window says nothing in a later phase', () => {
  expect(askingOf(seat(0), moment({ awaited: [ADA], answered: [ADA] }))).toBe('asked');
});
