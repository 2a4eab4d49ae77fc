import { type CardEvent, always, done, withEffects } from './card-event.ts';
import type { Card } from '../data/cards.ts';
import { draw } from '../phases/deck.ts';
import { learnPile } from '../phases/known.ts';
import { loseAtRandom } from './losses.ts';
import { GARRISONS } from '../data/map.ts';
import { makeReady, recall } from '../pieces/muster.ts';
import { idleAt, isFree, seatOf } from '../facts/places.ts';
import { cardForNext } from '../facts/next-plague.ts';
import { plagueFacts } from '../data/plagues.ts';
import { canRide } from '../facts/rides.ts';
import { HARDENING } from '../data/heart.ts';
import { harden, lowerRow } from '../pieces/row.ts';
import type { Arrival, State } from '../state.ts';
import { andThen, enter, played } from '../phases/step.ts';

const SCRIBES_SEE = 3;
const HARDEST = 5;

const isBound = (state: State): boolean => !isFree(state);

const hardening = (points: number): CardEvent => ({ can: isBound, happen: state => done(harden(state, points)) });

const riding = (card: Card, spaces: number, arrival: Arrival = 'halt'): CardEvent => ({
  can: state => canRide(state, spaces),
  happen: (state, side) => enter(state, { name: 'choose', side, card, choice: { kind: 'ride', spaces, arrival } }),
});

const heartRide = riding('change-of-heart', 3);

/** The events only Egypt may use. [MP-R19] */
export const EGYPTIAN_EVENTS: Readonly<Partial<Record<Card, CardEvent>>> = {
  murmuring: {
    can: ({ hands }) => hands.hebrew.length > 0,
    happen: state => enter(state, { name: 'choose', side: 'hebrew', card: 'murmuring', choice: { kind: 'give-up' } }),
  },

  taskmasters: hardening(HARDENING.taskmasters),

  'court-scribes': {
    can: ({ deck }) => deck.length > 0,
    happen: (state, side) => {
      const scribes = state.deck.slice(-SCRIBES_SEE).toReversed();
      const count = scribes.length;
      return enter(
        { ...state, scribes },
        { name: 'choose', side, card: 'court-scribes', choice: { kind: 'order', count } },
        { type: 'looked', side, seat: seatOf(state, side), at: 'deck', count, cards: scribes },
      );
    },
  },

  'nile-ferrymen': {
    can: state => isFree(state) && !state.ferrymen,
    happen: state => played({ ...state, ferrymen: true }),
  },

  'scouting-riders': riding('scouting-riders', 1),

  'bricks-without-straw': {
    can: state => cardForNext(state) !== null && !state.effects.straw && plagueFacts(state.plagues + 1).card < HARDEST,
    happen: state => withEffects(state, { straw: true }),
  },

  crocodiles: {
    can: ({ hands }) => hands.hebrew.length > 0,
    happen: (state, _side, rng) => done(loseAtRandom(state, 'hebrew', rng)),
  },

  'whips-and-overseers': {
    can: ({ effects, hands }) => !effects.whips && !effects.doubled.hebrew && hands.hebrew.length > 1,
    happen: state => withEffects(state, { whips: true }),
  },

  'royal-couriers': {
    can: always,
    happen: (state, side, rng) =>
      andThen(draw({ ...state, initiative: side }, side, 1, rng), now => played(now, { type: 'initiative', side })),
  },

  'brick-quotas': hardening(HARDENING['brick-quotas']),

  'bribed-guides': {
    can: ({ saved }) => saved.hebrew.length > 0,
    happen: (state, side) => {
      const cards = state.saved.hebrew;
      return enter(
        learnPile(state, 'hebrew', 'saved'),
        { name: 'choose', side, card: 'bribed-guides', choice: { kind: 'strike' } },
        { type: 'looked', side, seat: seatOf(state, side), at: 'saved', count: cards.length, cards },
      );
    },
  },

  'nubian-garrison': {
    can: state => idleAt(state, GARRISONS.nubian) > 0,
    happen: state => andThen(recall(state, GARRISONS.nubian), now => makeReady(now, GARRISONS.main)),
  },

  'coast-garrison': {
    can: state => idleAt(state, GARRISONS.coast) > 0,
    happen: (state, side) =>
      enter(state, { name: 'choose', side, card: 'coast-garrison', choice: { kind: 'garrison' } }),
  },

  'change-of-heart': {
    can: (state, side) => (isFree(state) ? heartRide.can(state, side) : state.row > 0),
    happen: (state, side, rng) => (isFree(state) ? heartRide.happen(state, side, rng) : done(lowerRow(state, 2))),
  },

  'royal-road': riding('royal-road', 5, 'muster'),

  'seize-the-granaries': {
    can: ({ granaries }) => !granaries,
    happen: state => played({ ...state, granaries: true }),
  },

  'the-heart-is-hardened': {
    can: state => isBound(state) && state.row > 0,
    happen: state => done(lowerRow(state, 2)),
  },
};
