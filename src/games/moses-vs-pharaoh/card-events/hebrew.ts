import { type CardEvent, always, done, withEffects } from './card-event.ts';
import type { Card } from '../data/cards.ts';
import { draw } from '../phases/deck.ts';
import { loseAtRandom } from './losses.ts';
import { isFree } from '../facts/places.ts';
import { cardForNext } from '../facts/next-plague.ts';
import { throwFor } from '../pieces/plagues.ts';
import { raiseRow } from '../pieces/row.ts';
import type { State } from '../state.ts';
import { andThen, enter, played, step } from '../phases/step.ts';
import { maySetOut, treks } from '../facts/walking.ts';
import { walk } from '../pieces/travel.ts';

const isBound = (state: State): boolean => !isFree(state);

const drawing = (count: number, can: CardEvent['can'] = always): CardEvent => ({
  can,
  happen: (state, side, rng) => done(draw(state, side, count, rng)),
});

const pleading = (hits: number): CardEvent => ({ can: isBound, happen: state => done(raiseRow(state, hits)) });

const hasChariotsReady = ({ chariots }: State): boolean => chariots.some(({ mobilised }) => mobilised);

/** The events only the Hebrews may use. [MP-R19] */
export const HEBREW_EVENTS: Readonly<Partial<Record<Card, CardEvent>>> = {
  'reed-basket': drawing(1),

  'staff-into-serpent': {
    can: state => isBound(state) && !state.effects.silenced,
    happen: state => withEffects(state, { silenced: true }),
  },

  'extra-water': drawing(1),

  'unleavened-bread': {
    can: state => isFree(state) && !state.effects.bread,
    happen: state => withEffects(state, { bread: true }),
  },

  'elders-council': {
    can: ({ hands }) => hands.hebrew.length > 1,
    happen: (state, side) =>
      enter(state, { name: 'choose', side, card: 'elders-council', choice: { kind: 'exchange' } }),
  },

  'moses-pleads': pleading(1),

  'livestock-spared': {
    can: state => isBound(state) && !state.livestock,
    happen: state => played({ ...state, livestock: true }),
  },

  tambourines: drawing(2, ({ departed }) => departed),

  'plunder-the-egyptians': {
    can: isFree,
    happen: (state, side, rng) =>
      andThen(done(draw(state, side, 2, rng)), now => done(loseAtRandom(now, 'egyptian', rng))),
  },

  'jethros-counsel': {
    can: ({ discard }) => discard.length > 0,
    happen: (state, side) => enter(state, { name: 'choose', side, card: 'jethros-counsel', choice: { kind: 'take' } }),
  },

  'passover-lamb': {
    // [MP-C42] Aaron may yet repeat the roll of a plague that was the last.
    can: state =>
      isBound(state) && !state.effects.lamb && (cardForNext(state) !== null || state.effects.lastPlague !== null),
    happen: state => withEffects(state, { lamb: true }),
  },

  'broken-axles': {
    can: state => hasChariotsReady(state) && !state.effects.axles,
    happen: state => withEffects(state, { axles: true }),
  },

  'burning-bush': pleading(2),

  'aaron-speaks': {
    can: state => isBound(state) && state.effects.lastPlague !== null,
    happen: (state, _side, rng) => throwFor(state, state.effects.lastPlague ?? state.plagues, rng),
  },

  'forced-march': {
    can: state => maySetOut(state) && treks(state).length > 0,
    happen: (state, side) => enter(state, { name: 'choose', side, card: 'forced-march', choice: { kind: 'trek' } }),
  },

  'moses-parts-the-red-sea': {
    can: ({ parted }) => !parted,
    happen: state => {
      const parted = step({ ...state, parted: true }, { type: 'parted' });
      // [MP-R5] Whoever stands at the shore walks in.
      return andThen(parted, now => (isFree(now) && now.hebrews === 'succoth' ? walk(now, 'red-sea') : played(now)));
    },
  },
};
