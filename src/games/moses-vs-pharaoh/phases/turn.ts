import type { Rng } from '../../../engine/index.ts';
import { type Card, PARTING } from '../data/cards.ts';
import { draw } from './deck.ts';
import { endMatch } from './ending.ts';
import type { Event } from '../event.ts';
import { blur, forget, sharpen } from './known.ts';
import { seatOf, sideOf } from '../facts/places.ts';
import { CALM } from '../data/calm.ts';
import { type Action, type BySide, SIDES, type Side, type State, rivalOf } from '../state.ts';
import { type RulesOf, type Step, andThen, enter, goOn, outOfPlace, step } from './step.ts';

const HAND = 5;

/** [MP-3] Everybody is dealt up to five, counting what they kept. */
export function beginTurn(before: State, rng: Rng): Step {
  const turn = before.turn + 1;
  const short = before.granaries ? 1 : 0;
  const state: State = { ...before, turn, effects: CALM, active: null, granaries: false };
  const hebrew = draw(state, 'hebrew', HAND - state.hands.hebrew.length - short, rng);
  const egyptian = draw(hebrew.state, 'egyptian', HAND - state.hands.egyptian.length, rng);
  const events: readonly Event[] = [{ type: 'turn-began', turn }, ...hebrew.events, ...egyptian.events];
  return enter(egyptian.state, { name: 'save', aside: { hebrew: null, egyptian: null } }, ...events);
}

/** [MP-4] Both lay cards aside at once, before anybody plays. */
export const saving: RulesOf<'save'> = {
  awaited: (state, { aside }) => SIDES.filter(side => aside[side] === null).map(side => seatOf(state, side)),

  legal(state, { aside }, seat) {
    const side = sideOf(state, seat);
    return side !== null && aside[side] === null ? saves(state.hands[side], side) : [];
  },

  apply(state, phase, seat, action) {
    const side = sideOf(state, seat);
    if (action.type !== 'save' || side === null) return outOfPlace(action, phase);
    const aside: BySide<readonly Card[] | null> = { ...phase.aside, [side]: action.cards };
    const laid: Event = { type: 'laid-aside', side };
    const { hebrew, egyptian } = aside;
    if (hebrew === null || egyptian === null) return enter(state, { name: 'save', aside }, laid);
    return andThen(layAside(step(state, laid), { hebrew, egyptian }), openPlay);
  },
};

/** [MP-6] Hebrews may keep as many as they like. [MP-R13] [MP-R14] Pharaoh one, but never the card that parts the sea. */
function saves(hand: readonly Card[], side: Side): readonly Action[] {
  const choices =
    side === 'hebrew' ? subsets(hand) : [[], ...hand.filter(card => card !== PARTING).map(card => [card])];
  return choices.map(cards => ({ type: 'save', cards }));
}

const subsets = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.reduce<readonly (readonly Card[])[]>((sets, card) => [...sets, ...sets.map(set => [...set, card])], [[]]);

function layAside(before: Step, aside: BySide<readonly Card[]>): Step {
  return SIDES.reduce((done, side) => {
    const { state } = done;
    const cards = aside[side];
    const hand = state.hands[side].filter(card => !cards.includes(card));
    const laid = { ...state, hands: { ...state.hands, [side]: hand }, saved: { ...state.saved, [side]: cards } };
    const event: Event = { type: 'saved', side, seat: seatOf(state, side), count: cards.length, cards };
    return { ...step(blur(laid, side)), events: [...done.events, event] };
  }, before);
}

/** [MP-4] With cards on both sides, whoever holds the initiative says who begins. */
function openPlay(state: State): Step {
  const able = SIDES.filter(side => state.hands[side].length > 0);
  const [only] = able;
  if (only === undefined) return goOn(state, { task: 'end-turn' });
  return enter(state, able.length === 1 ? { name: 'play', side: only, again: false } : { name: 'lead' });
}

export const leading: RulesOf<'lead'> = {
  awaited: state => [seatOf(state, state.initiative)],

  legal: (state, _phase, seat) =>
    sideOf(state, seat) === state.initiative ? SIDES.map(first => ({ type: 'lead', first })) : [],

  apply(state, phase, _seat, action) {
    if (action.type !== 'lead') return outOfPlace(action, phase);
    const { first } = action;
    return enter(state, { name: 'play', side: first, again: false }, { type: 'led', by: state.initiative, first });
  },
};

/** [MP-4] [MP-5] [MP-R12] A play is over: who is next? */
export function nextPlay(before: State): Step {
  const { active } = before;
  if (active === null) throw new Error('Nobody has played yet.');
  const state = { ...before, effects: afterPlayBy(active, before) };
  const rival = rivalOf(active);
  const [mine, theirs] = [state.hands[active].length, state.hands[rival].length];
  if (mine === 0 && theirs === 0) return goOn(state, { task: 'end-turn' });
  if (mine === 0) return enter(state, { name: 'play', side: rival, again: false });
  if (theirs === 0) return enter(state, { name: 'play', side: active, again: false });
  return enter(
    state,
    mayDouble(state, active)
      ? { name: 'play', side: active, again: true }
      : { name: 'play', side: rival, again: false },
  );
}

const mayDouble = ({ effects }: State, side: Side): boolean =>
  !effects.doubled[side] && !(side === 'hebrew' && effects.whips);

/** What wears off with every card a side plays. [MP-C26] [MP-C36] */
function afterPlayBy(side: Side, { effects }: State): State['effects'] {
  const dust = { ...effects.dust, [side]: Math.max(0, effects.dust[side] - 1) };
  return { ...effects, dust, axles: effects.axles && side === 'hebrew' };
}

/** [MP-6] [MP-R3] [MP-R14] */
export function endTurn(state: State): Step {
  const keeps = state.active === 'egyptian' && state.initiative === 'egyptian';
  const lost = keeps ? [] : state.saved.egyptian;
  const kept = keeps ? state.saved.egyptian : [];
  const after = sharpen(
    forget(
      {
        ...state,
        hands: {
          hebrew: [...state.hands.hebrew, ...state.saved.hebrew],
          egyptian: [...state.hands.egyptian, ...kept],
        },
        saved: { hebrew: [], egyptian: [] },
        discard: [...state.discard, ...lost],
      },
      lost,
    ),
  );
  const events: readonly Event[] =
    lost.length > 0 ? [{ type: 'discarded', side: 'egyptian', cards: lost, how: 'lost' }] : [];
  return andThen(step(after, ...events), now =>
    now.turn >= now.limit ? endMatch(now, 'egyptian', 'time') : goOn(now, { task: 'begin-turn' }),
  );
}
