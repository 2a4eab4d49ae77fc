import type { Rng } from '../../../engine/index.ts';
import { type Card, DECK, factsOf, mayUse } from '../data/cards.ts';
import { d6, spendAsEvent } from './deck.ts';
import { endMatch } from './ending.ts';
import type { Event } from '../event.ts';
import { shifted } from '../pieces/march.ts';
import { standDown } from '../pieces/muster.ts';
import { diceIn } from '../facts/battle-dice.ts';
import { mobilisedAt, seatOf, sideOf } from '../facts/places.ts';
import { isOutOfSight } from '../facts/sight.ts';
import { type BattleCard, type Phase, type Side, type State, rivalOf } from '../state.ts';
import { type RulesOf, type Step, andThen, enter, outOfPlace, played, step } from './step.ts';
import { windowFor } from './window.ts';

type Battle = Extract<Phase, { name: 'battle' }>;

const SIX = 6;
const FIGHT_SECONDS = 30;

/** [MP-19] The attacker is asked for battle cards first. */
export function clash(state: State, attacker: Side, rng: Rng): Step {
  const { hebrews: at } = state;
  const event: Event = { type: 'battle-began', at, attacker, hundreds: mobilisedAt(state, at) };
  return andThen(step(state, event), now => ask(now, { name: 'battle', attacker, asked: attacker, cards: [] }, rng));
}

/** [MP-R23] Asked, as long as nobody can rule out that there is a card to play. */
function ask(state: State, phase: Battle, rng: Rng): Step {
  const might = DECK.some(card => isBattleCard(card, phase.asked) && isOutOfSight(state, phase.asked, card));
  return might ? enter(state, phase) : goPast(state, phase, rng);
}

const isBattleCard = (card: Card, side: Side): boolean => factsOf(card).moment === 'battle' && mayUse(card, side);

function goPast(state: State, phase: Battle, rng: Rng): Step {
  const { attacker, asked, cards } = phase;
  return asked === attacker ? ask(state, { ...phase, asked: rivalOf(attacker) }, rng) : roll(state, cards, rng);
}

export const battling: RulesOf<'battle'> = {
  awaited: (state, { asked }) => [seatOf(state, asked)],

  legal(state, { asked }, seat) {
    if (sideOf(state, seat) !== asked) return [];
    const cards = state.hands[asked].filter(card => isBattleCard(card, asked));
    return [...cards.map(card => ({ type: 'fight', card }) as const), { type: 'pass' }];
  },

  timed: (state, { asked, name }) => windowFor(state, { asked, trigger: name, seconds: FIGHT_SECONDS, aimed: true }),

  apply(state, phase, _seat, action, rng) {
    const { asked: side } = phase;
    if (action.type === 'pass') return andThen(step(state, { type: 'passed', side }), now => goPast(now, phase, rng));
    if (action.type !== 'fight') return outOfPlace(action, phase);
    const { card } = action;
    const spent = step(spendAsEvent(state, side, card), { type: 'fought', side, card });
    if (card === 'angel-of-god') return andThen(spent, callOff);
    return andThen(spent, now => ask(now, { ...phase, cards: [...phase.cards, { side, card }] }, rng));
  },
};

/** [MP-C51] Pharaoh's force is back where it came from. */
function callOff(state: State): Step {
  const { hebrews, pharaoh, pharaohFrom } = state;
  // [MP-18] Pharaoh may have been in Sinai alone, but chariots never go there.
  if (pharaoh !== hebrews || pharaohFrom === null || pharaohFrom === 'sinai')
    return played(state, { type: 'battle-called-off' });
  const back: State = {
    ...state,
    pharaoh: pharaohFrom,
    pharaohFrom: null,
    chariots: shifted(state, hebrews, pharaohFrom),
  };
  return played(back, { type: 'battle-called-off' });
}

/** [MP-19] [MP-R6] Sixes count; Egypt needs twice as many, and at least one. */
function roll(state: State, cards: readonly BattleCard[], rng: Rng): Step {
  const has = (card: Card): boolean => cards.some(one => one.card === card);
  const count = diceIn(state, cards);
  const thrown = throwDice(count.egyptian, rng);
  const egyptian = has('picked-crews') ? thrown.map(die => (die <= 2 ? d6(rng) : die)) : thrown;
  const dice = { hebrew: throwDice(count.hebrew, rng), egyptian };
  const sixes = { hebrew: sixesIn(dice.hebrew), egyptian: sixesIn(dice.egyptian) };
  return andThen(step(state, { type: 'battle', dice, sixes }), now => {
    if (sixes.egyptian >= Math.max(1, 2 * sixes.hebrew)) return endMatch(now, 'egyptian', 'slavery');
    if (!has('chariot-wheels')) return played(now);
    const { state: stopped, events } = standDown(now, now.hebrews);
    return played(stopped, ...events);
  });
}

const throwDice = (count: number, rng: Rng): readonly number[] => Array.from({ length: count }, () => d6(rng));

const sixesIn = (dice: readonly number[]): number => dice.filter(die => die === SIX).length;
