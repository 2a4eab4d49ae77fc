import type { Rng } from '../../../engine/index.ts';
import { CARD_EVENTS } from '../card-events/index.ts';
import { type Card, factsOf, mayUse, valueOf } from '../data/cards.ts';
import { dropFrom, spendAsEvent } from './deck.ts';
import { journeyFor, waysOf } from '../facts/marching.ts';
import { setOut } from '../pieces/march.ts';
import { makeReady } from '../pieces/muster.ts';
import { idleAt, isFree, mobilisedAt, seatOf, sideOf } from '../facts/places.ts';
import { cardForNext } from '../facts/next-plague.ts';
import { strike } from '../pieces/plagues.ts';
import { harden } from '../pieces/row.ts';
import { FORCES, type Play, isPlay, type Side, type State, rivalOf } from '../state.ts';
import { type RulesOf, type Step, andThen, enter, goOn, outOfPlace, played, step } from './step.ts';
import { maySetOut, walkingNeed, walksFrom } from '../facts/walking.ts';
import { walk } from '../pieces/travel.ts';

const MOBILISE = 3;
const ATTACK = 3;
const GATHER = 2;

/** [MP-7] One card at a time, for one thing. */
export const playing: RulesOf<'play'> = {
  awaited: (state, { side }) => [seatOf(state, side)],

  legal(state, { side, again }, seat) {
    if (sideOf(state, seat) !== side) return [];
    const plays = state.hands[side].flatMap(card => usesOf(state, side, card));
    return again ? [...plays, { type: 'yield' }] : plays;
  },

  apply(state, phase, _seat, action, rng) {
    const { side, again } = phase;
    if (action.type === 'yield') {
      return enter(state, { name: 'play', side: rivalOf(side), again: false }, { type: 'yielded', side });
    }
    if (!isPlay(action)) return outOfPlace(action, phase);
    const { card, type: use } = action;
    const spent = use === 'event' ? spendAsEvent(state, side, card) : dropFrom(state, side, [card]);
    const doubled = again ? { ...spent.effects.doubled, [side]: true } : spent.effects.doubled;
    const now: State = { ...spent, active: side, effects: { ...spent.effects, doubled } };
    return andThen(step(now, { type: 'played', side, card, use }), then => carry(then, side, action, rng));
  },
};

/** Everything one card is good for, the discard last. */
export function usesOf(state: State, side: Side, card: Card): readonly Play[] {
  const numbers = side === 'hebrew' ? hebrewUses(state, card) : egyptianUses(state, card);
  return [
    ...(canBeEvent(state, side, card) ? [{ type: 'event', card } as const] : []),
    ...numbers,
    { type: 'discard', card },
  ];
}

/** [MP-R19] [MP-R25] An event that could do nothing is not offered. */
function canBeEvent(state: State, side: Side, card: Card): boolean {
  const { moment } = factsOf(card);
  if (!mayUse(card, side) || (moment !== 'play' && moment !== 'play-or-answer')) return false;
  return CARD_EVENTS[card]?.can(state, side) ?? false;
}

function hebrewUses(state: State, card: Card): readonly Play[] {
  const value = valueOf(card);
  const need = cardForNext(state);
  const walks = maySetOut(state) && value >= walkingNeed(state) ? walksFrom(state, state.hebrews) : [];
  return [
    ...(need !== null && value >= need ? [{ type: 'plague', card } as const] : []),
    ...walks.map(to => ({ type: 'walk', card, to }) as const),
    ...(state.bones === 'missed' && value >= GATHER ? [{ type: 'gather', card } as const] : []),
  ];
}

function egyptianUses(state: State, card: Card): readonly Play[] {
  const value = valueOf(card);
  const marches = FORCES.flatMap(force =>
    [...waysOf(state, force, journeyFor(state, value, force)).keys()].map(
      to => ({ type: 'march', card, to, force }) as const,
    ),
  );
  return [
    ...(isFree(state) ? [] : [{ type: 'harden', card } as const]),
    ...marches,
    ...(value >= MOBILISE && idleAt(state, state.pharaoh) > 0 ? [{ type: 'mobilise', card } as const] : []),
    ...(value >= ATTACK && mobilisedAt(state, state.hebrews) > 0 ? [{ type: 'attack', card } as const] : []),
  ];
}

function carry(state: State, side: Side, play: Play, rng: Rng): Step {
  switch (play.type) {
    case 'event':
      return goOn(state, { task: 'announce', trigger: { kind: 'event', by: side, card: play.card } });
    case 'plague':
      return strike(state, rng);
    case 'harden': {
      const { state: now, events } = harden(state, valueOf(play.card));
      return played(now, ...events);
    }
    case 'walk':
      return walk(state, play.to);
    case 'march': {
      const ways = waysOf(state, play.force, journeyFor(state, valueOf(play.card), play.force));
      return setOut(state, play.force, ways.get(play.to) ?? [], 'halt');
    }
    case 'mobilise':
      return makeReady(state, state.pharaoh);
    case 'attack':
      return goOn(state, { task: 'clash', attacker: 'egyptian' });
    case 'gather':
      return played({ ...state, bones: 'carried' }, { type: 'bones', bones: 'carried' });
    case 'discard':
      return played(state);
  }
}
