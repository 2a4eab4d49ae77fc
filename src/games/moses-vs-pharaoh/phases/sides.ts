import { type Rng, at, seat, seatsOf } from '../../../engine/index.ts';
import { BID_LIMIT } from '../data/heart.ts';
import { d6 } from './deck.ts';
import type { Event } from '../event.ts';
import { type Action, type BySide, SIDES, type Side, type State, WISHES, type Wish, rivalOf } from '../state.ts';
import { type RulesOf, type Step, andThen, enter, goOn, outOfPlace, step } from './step.ts';

/** [MP-1] Both say at once, in secret, whom they would like to play. */
export const wishing: RulesOf<'wish'> = {
  awaited: (_state, { wishes }) => seatsOf(wishes.length).filter(one => at(wishes, one) === null),

  legal: (_state, { wishes }, who) => (at(wishes, who) === null ? WISHES.map(wish => ({ type: 'wish', wish })) : []),

  apply(state, phase, who, action, rng) {
    if (action.type !== 'wish') return outOfPlace(action, phase);
    const wishes = phase.wishes.with(who, action.wish);
    const wished: Event = { type: 'wished', seat: who };
    const all = wishes.filter(wish => wish !== null);
    if (all.length < wishes.length) return enter(state, { name: 'wish', wishes }, wished);
    return andThen(step(state, wished, { type: 'wishes', wishes: all }), now => weigh(now, all, rng));
  },
};

function weigh(state: State, wishes: readonly Wish[], rng: Rng): Step {
  const [one, other] = wishes;
  if (one === other && one !== undefined && one !== 'either') return rollOff(state, one, rng);
  if (one === 'either' && other === 'either') return seatAs(state, rng.shuffle(SIDES), 0);
  const hebrew = one === 'hebrew' || other === 'egyptian' ? 0 : 1;
  return seatAs(state, hebrew === 0 ? ['hebrew', 'egyptian'] : ['egyptian', 'hebrew'], 0);
}

/** [MP-1] The higher roll of two dice bids first. */
function rollOff(state: State, side: Side, rng: Rng): Step {
  const rolls = [d6(rng) + d6(rng), d6(rng) + d6(rng)] as const;
  if (rolls[0] === rolls[1]) return rollOff(state, side, rng);
  const first = seat(rolls[0] > rolls[1] ? 0 : 1);
  return enter(state, { name: 'bid', side, bidder: first, bid: null }, { type: 'rolled-off', rolls, first });
}

/** [MP-1] Whoever will not go higher plays the other side, and gets the points that were bid. */
export const bidding: RulesOf<'bid'> = {
  awaited: (_state, { bidder }) => [bidder],

  legal: (_state, { bidder, bid }, who) => (who === bidder ? [...bidsAbove(bid), { type: 'concede' }] : []),

  apply(state, phase, who, action) {
    const { side, bid } = phase;
    const rival = seat(1 - who);
    if (action.type === 'concede') {
      // Conceding before any bid gives the side away for nothing.
      const heart = bid ? bid * PAYS[side] : 0;
      return seatAs(state, rival === 0 ? [side, rivalOf(side)] : [rivalOf(side), side], heart);
    }
    if (action.type !== 'bid') return outOfPlace(action, phase);
    const { points } = action;
    return enter(state, { name: 'bid', side, bidder: rival, bid: points }, { type: 'bid', seat: who, side, points });
  },
};

/** Points help Egypt: the Hebrews pay with points, the Egyptians with a debt of points. */
const PAYS: BySide<number> = { hebrew: 1, egyptian: -1 };

const bidsAbove = (bid: number | null): readonly Action[] => {
  const lowest = bid === null ? 0 : bid + 1;
  return Array.from({ length: BID_LIMIT - lowest + 1 }, (_, n) => ({ type: 'bid', points: lowest + n }));
};

const seatAs = (state: State, sides: readonly Side[], heart: number): Step =>
  goOn({ ...state, sides, heart }, { task: 'begin-turn' }, { type: 'seated', sides, heart });
