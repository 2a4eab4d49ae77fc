import { type CardEvent, withEffects } from './card-event.ts';
import type { Card } from '../data/cards.ts';
import { d6, draw, oneToThree } from '../phases/deck.ts';
import type { Event } from '../event.ts';
import { learnPile } from '../phases/known.ts';
import { mainForce, resize } from '../pieces/muster.ts';
import { allChariots, isFree, seatOf } from '../facts/places.ts';
import { type State, rivalOf } from '../state.ts';
import { andThen, enter, played } from '../phases/step.ts';

/** [MP-C26] How many cards a side plays before it can see the road again. */
export const DUST = 2;

const bones = (state: State, now: State['bones']) => played({ ...state, bones: now }, { type: 'bones', bones: now });

/** The events either side may use. [MP-R19] */
export const SHARED_EVENTS: Readonly<Partial<Record<Card, CardEvent>>> = {
  spies: {
    can: (state, side) => state.hands[rivalOf(side)].length > 0 || state.initiative !== side,
    happen: (state, side) => {
      const rival = rivalOf(side);
      const cards = state.hands[rival];
      const seen: Event = { type: 'looked', side, seat: seatOf(state, side), at: 'hand', count: cards.length, cards };
      return played({ ...learnPile(state, rival, 'hand'), initiative: side }, seen, { type: 'initiative', side });
    },
  },

  'josephs-bones': {
    can: (state, side) => (side === 'hebrew' ? state.bones !== 'carried' : state.bones === 'buried'),
    happen: (state, side) => bones(state, side === 'hebrew' ? 'carried' : 'missed'),
  },

  // [MP-R25] Once the people are free either side might travel this turn, Pharaoh as soon as they have left.
  'dust-storms': {
    can: (state, side) => isFree(state) && state.effects.dust[rivalOf(side)] < DUST,
    happen: (state, side) => withEffects(state, { dust: { ...state.effects.dust, [rivalOf(side)]: DUST } }),
  },

  'hittite-incursion': {
    can: state => allChariots(state) > 0,
    happen: (state, _side, rng) => {
      const roll = d6(rng);
      const at = mainForce(state);
      const [fewer, discard, more] = [1, 2, 3].map(third => oneToThree(roll) === third);
      const { state: fought, change } = fewer
        ? resize(state, at, -1)
        : more
          ? resize(state, at, 1)
          : { state, change: 0 };
      const event: Event = { type: 'hittites', roll, at, change };
      if (!discard || fought.hands.egyptian.length === 0) return played(fought, event);
      const choice = { kind: 'give-up' } as const;
      return enter(fought, { name: 'choose', side: 'egyptian', card: 'hittite-incursion', choice }, event);
    },
  },

  'mixed-multitude': {
    can: (state, side) => side === 'hebrew' || (isFree(state) && !state.effects.stragglers),
    happen: (state, side, rng) =>
      side === 'hebrew'
        ? andThen(draw(state, side, 1, rng), now => withEffects(now, { multitude: true }))
        : withEffects(state, { stragglers: true }),
  },

  'heat-exhaustion': {
    can: (state, side) => isFree(state) && !state.effects.heat[rivalOf(side)],
    happen: (state, side) => withEffects(state, { heat: { ...state.effects.heat, [rivalOf(side)]: true } }),
  },
};
