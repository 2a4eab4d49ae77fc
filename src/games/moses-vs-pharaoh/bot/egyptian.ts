import { best } from '../../../engine/index.ts';
import { battleChance } from './odds.ts';
import { marchWorth, musterWorth } from './pursuit.ts';
import { type Turn, saving } from './turn.ts';
import { EGYPTIAN_WORTH } from './worth.ts';
import { type Card, PARTING, factsOf, valueOf } from '../data/cards.ts';
import { flightOf } from './flight.ts';
import { isFree, mobilisedAt } from '../facts/places.ts';
import { ridesOf } from '../facts/rides.ts';
import { HARDENING, HEART_STEP } from '../data/heart.ts';
import { type Action, type Arrival, FORCES, type Play, isPlay } from '../state.ts';
import type { View } from '../view.ts';

/** A sure catch, on the scale where a hit on the row is 10. */
const CATCH = 160;
const ROW = 10;
/** How much closer a second card in a row must bring Egypt. */
const HURRY = 1;
const BATTLE_SOON = 10;

/**
 * Pharaoh keeps a card only if he has the initiative and the last word; and he has that while the Hebrews hoard for
 * their flight. [MP-6]
 */
export function saveForChase({ view, legal, rng }: Turn): Action | undefined {
  const isHoarding = isFree(view) && !view.departed;
  if (view.initiative !== 'egyptian' || !isHoarding) return saving(legal, []);
  return best(
    legal,
    action => (action.type === 'save' && action.cards[0] ? keepWorth(view, action.cards[0]) : 0.5),
    rng,
  );
}

const keepWorth = (view: View, card: Card): number =>
  (SPECIAL[card]?.(view) ?? 0) / 2 + (EGYPTIAN_WORTH[card]?.price ?? 0) + valueOf(card) - 3;

export function playForPharaoh(turn: Turn): Action | undefined {
  const { view, legal, rng } = turn;
  const choice = best(legal.filter(isPlay), action => scoreOf(turn, action), rng);
  const mayYield = view.phase.name === 'play' && view.phase.again;
  if (!mayYield || choice === undefined) return choice;
  // Two in a row is for the chase: closing in, or striking again.
  return view.departed && scoreOf(turn, choice) > HURRY ? choice : legal.find(({ type }) => type === 'yield');
}

function scoreOf(turn: Turn, action: Play): number {
  const { view } = turn;
  switch (action.type) {
    case 'event':
      return worthOfEvent(turn, action.card);
    case 'harden':
      return hardenWorth(view, valueOf(action.card)) - price(view, action.card);
    case 'march':
      return CATCH * marchWorth(view, action.to, action.force) - price(view, action.card) - 0.3 * valueOf(action.card);
    case 'mobilise':
      return CATCH * musterWorth(view) - price(view, action.card) - 0.3 * valueOf(action.card);
    case 'attack':
      return CATCH * battleChance(view) - price(view, action.card) - 0.3 * valueOf(action.card);
    case 'discard':
      return (
        -price(view, action.card) -
        (view.departed ? 1.5 : isFree(view) ? 0.6 : 0.2) * valueOf(action.card) +
        partingBonus(view, action.card)
      );
    case 'plague':
    case 'walk':
    case 'gather':
      return Number.NEGATIVE_INFINITY;
  }
}

/** What is lost by using a card for its number; battle cards are dear when a battle is near. */
function price(view: View, card: Card): number {
  const usual = EGYPTIAN_WORTH[card]?.price ?? 0;
  if (!view.departed || factsOf(card).moment !== 'battle') return usual;
  return usual + (mobilisedAt(view, view.pharaoh) > 0 ? 2 * BATTLE_SOON : BATTLE_SOON);
}

/** The card that parts the sea is held to the last: the later it is on the pile, the later it can be found there. */
const partingBonus = ({ parted }: View, card: Card): number => (card === PARTING && !parted ? -4 : 0);

function hardenWorth({ row, heart }: View, points: number): number {
  const steps = points / HEART_STEP;
  // Lowering an empty row would waste the twenty.
  return row === 0 && heart + points >= HEART_STEP ? -1 : ROW * steps;
}

const worthOfEvent = (turn: Turn, card: Card): number =>
  (SPECIAL[card]?.(turn.view) ?? 0) + (EGYPTIAN_WORTH[card]?.event ?? 0);

const isRunning = (view: View): boolean => view.departed || (isFree(view) && view.handSizes.hebrew > 3);
const whenRunning = (view: View): number => (isRunning(view) ? danger(view) : -4);
const whenFree = (view: View): number => (isFree(view) ? danger(view) / 2 : -3);

/** What makes an event worth more or less than usual. */
const SPECIAL: Readonly<Partial<Record<Card, (view: View) => number>>> = {
  taskmasters: view => hardenWorth(view, HARDENING.taskmasters),
  'brick-quotas': view => hardenWorth(view, HARDENING['brick-quotas']),
  'change-of-heart': view => (isFree(view) ? CATCH * bestRide(view, 3) : Math.min(view.row, 2) * ROW),
  'the-heart-is-hardened': ({ row }) => Math.min(row, 2) * ROW,
  'scouting-riders': view => CATCH * bestRide(view, 1),
  'royal-road': view => CATCH * bestRide(view, 5, 'muster'),
  'dust-storms': whenRunning,
  'heat-exhaustion': whenRunning,
  'mixed-multitude': whenRunning,
  crocodiles: whenFree,
  murmuring: whenFree,
  'whips-and-overseers': view => (isFree(view) ? 5 : -2),
  'seize-the-granaries': view => (isFree(view) ? 0 : -3),
  'bribed-guides': view => (isFree(view) ? 0 : -3),
};

/** How near the Hebrews are to getting away. */
function danger(view: View): number {
  if (!view.departed) return view.parted ? 4 : 2;
  const { distance } = flightOf(view, []);
  return distance <= 2 && !view.parted && view.hebrews !== 'red-sea' ? 8 : 24 - 4 * distance;
}

const bestRide = (view: View, spaces: number, arrival: Arrival = 'halt'): number =>
  Math.max(
    0,
    ...FORCES.flatMap(force =>
      [...ridesOf(view, spaces, force).keys()].map(to => marchWorth(view, to, force, arrival)),
    ),
  );
