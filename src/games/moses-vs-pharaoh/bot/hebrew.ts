import { best } from '../../../engine/index.ts';
import { battleChance } from './odds.ts';
import { distanceToSinai, flightOf } from './flight.ts';
import { type Turn, saving, turnsLeft } from './turn.ts';
import { HEBREW_WORTH, PLAGUE_WORTH } from './worth.ts';
import { type Card, PARTING, valueOf } from '../data/cards.ts';
import type { Space } from '../data/map.ts';
import { isFree, mobilisedAt } from '../facts/places.ts';
import { PLAGUES, hitsFor, plagueFacts } from '../data/plagues.ts';
import { cardForNext } from '../facts/next-plague.ts';
import { type Action, type Play, isPlay } from '../state.ts';
import type { View } from '../view.ts';

/** How many turns before the last the Hebrews set out even without the card that parts the sea. */
const DESPERATE = 2;

/** What the Hebrews keep for later. */
export function saveForFlight(turn: Turn): Action | undefined {
  const { view, own, legal } = turn;
  if (turnsLeft(view) === 0) return saving(legal, []);
  return saving(legal, isFree(view) ? keptWhenFree(turn) : own.hand.filter(card => isKeptInBondage(turn, card)));
}

function keptWhenFree({ view, own }: Turn): readonly Card[] {
  const { hand } = own;
  const flight = flightOf(view, hand);
  if (flight.ready) return [];
  if (!view.parted && !flight.hasParting) {
    // Without the card, the best thing to do is to see many cards.
    return hand.filter(card => card === 'jethros-counsel' && !view.discard.includes(PARTING));
  }
  const toShore = flight.steps - 1;
  if (view.departed) return flight.reach >= toShore ? [] : hand.filter(card => card === PARTING);
  return turnsLeft(view) <= 1 ? [] : hand.filter(card => card === PARTING || flight.walkers.includes(card));
}

/** Before they are free: strong cards for strong plagues, if this turn will not get to them. */
function isKeptInBondage({ view, own }: Turn, card: Card): boolean {
  if (card === PARTING) return view.row >= 9;
  if (card === 'jethros-counsel') return !view.parted && !own.hand.includes(PARTING) && view.plagues >= 3;
  const value = valueOf(card);
  if (value < 4 || view.plagues >= PLAGUES.length) return false;
  return !spentThisTurn(view, own.hand).includes(card) && view.plagues >= value;
}

/** The cards a turn's plagues would take, each the lowest that will do. */
function spentThisTurn(view: View, hand: readonly Card[]): readonly Card[] {
  const left = hand.filter(card => card !== PARTING).toSorted((a, b) => valueOf(a) - valueOf(b));
  const spent: Card[] = [];
  for (let plague = view.plagues + 1; plague <= PLAGUES.length; plague++) {
    const index = left.findIndex(card => valueOf(card) >= plagueFacts(plague).card);
    if (index === -1) break;
    spent.push(...left.splice(index, 1));
  }
  return spent;
}

/** A card to play, or to yield. */
export function playForFreedom(turn: Turn): Action | undefined {
  const { view, legal, rng } = turn;
  const choice = best(legal.filter(isPlay), action => scoreOf(turn, action), rng);
  const mayYield = view.phase.name === 'play' && view.phase.again;
  if (!mayYield || choice === undefined) return choice;
  return isWorthHurrying(turn) ? choice : legal.find(({ type }) => type === 'yield');
}

/** Two in a row: when that is the end of the flight, or when chariots are close behind. */
function isWorthHurrying({ view, own }: Turn): boolean {
  if (!isFree(view) || !view.departed) return false;
  const { distance, reach } = flightOf(view, own.hand);
  const isAtShore = distance === 2 && !view.parted && own.hand.includes(PARTING);
  return isAtShore || (reach > 0 && (distance === 1 || mobilisedAt(view, view.hebrews) > 0));
}

function scoreOf(turn: Turn, action: Play): number {
  switch (action.type) {
    case 'event':
      return worthOfEvent(turn, action.card);
    case 'plague':
      return worthOfPlague(turn.view, turn.view.plagues + 1) - price(turn, action) - 1.5 * valueOf(action.card);
    case 'walk':
      return worthOfStep(turn, action.to) - price(turn, action) - 0.5 * valueOf(action.card);
    case 'gather':
      return (isFree(turn.view) ? 4 : 1) - price(turn, action);
    case 'discard':
      return -0.5 * valueOf(action.card) - price(turn, action);
    case 'harden':
    case 'march':
    case 'mobilise':
    case 'attack':
      return Number.NEGATIVE_INFINITY;
  }
}

/** What is lost by using a card for its number. */
function price({ view, own }: Turn, { card, type }: Play): number {
  if (card === PARTING) return view.parted ? 0 : 100;
  if (type === 'walk' && card === 'forced-march') return 15;
  if (card === 'jethros-counsel' && !view.parted && !own.hand.includes(PARTING)) return 5;
  return HEBREW_WORTH[card]?.price ?? 0;
}

function worthOfPlague({ effects }: View, plague: number): number {
  const modifier = plagueFacts(plague).modifier - (effects.lamb ? 1 : 0);
  const hits = [1, 2, 3, 4, 5, 6].reduce((sum, roll) => sum + hitsFor(roll + modifier), 0) / 6;
  return hits * PLAGUE_WORTH;
}

function worthOfStep(turn: Turn, to: Space): number {
  const { view, own } = turn;
  const gain = distanceToSinai(view.hebrews) - distanceToSinai(to);
  if (gain <= 0) return -20;
  if (!isGoing(turn)) return -10;
  const danger = mobilisedAt(view, to) > 0 ? 80 * battleChance({ ...view, hebrews: to }) : 0;
  const waits = to === 'red-sea' && flightOf(view, own.hand).reach < 2 && mobilisedAt(view, view.hebrews) === 0;
  return 40 * gain - danger - (waits ? 30 : 0);
}

/** Once out of Goshen there is no turning back; before, only with all that it takes, or when time runs out. */
function isGoing({ view, own }: Turn): boolean {
  if (view.departed || flightOf(view, own.hand).ready) return true;
  return turnsLeft(view) <= (view.parted || own.hand.includes(PARTING) ? 1 : DESPERATE);
}

const worthOfEvent = (turn: Turn, card: Card): number =>
  (SPECIAL[card]?.(turn) ?? 0) + (HEBREW_WORTH[card]?.event ?? 0);

/** Whether another card in hand could bring the next plague. */
function canStrikeBesides({ view, own }: Turn, card: Card): boolean {
  const need = cardForNext(view);
  return need !== null && own.hand.some(other => other !== card && valueOf(other) >= need);
}

const ones = ({ own }: Turn): number => own.hand.filter(card => valueOf(card) === 1).length;

/** Nobody gives chase to people who stay at home. */
const whenGoing = (turn: Turn): number => (isGoing(turn) ? 0 : -20);

/** What makes an event worth more or less than usual. */
const SPECIAL: Readonly<Partial<Record<Card, (turn: Turn) => number>>> = {
  'moses-parts-the-red-sea': ({ view }) => {
    if (!isFree(view)) return view.row < 9 ? 50 : -50;
    return view.hebrews === 'succoth' ? 90 : view.departed ? 5 : -50;
  },
  'jethros-counsel': ({ view }) => (view.discard.includes(PARTING) && !view.parted ? 80 : 0),
  'aaron-speaks': ({ view }) => worthOfPlague(view, view.effects.lastPlague ?? 1),
  'passover-lamb': turn => (canStrikeBesides(turn, 'passover-lamb') && turn.view.plagues < 8 ? 16 : 0),
  'staff-into-serpent': turn => (canStrikeBesides(turn, 'staff-into-serpent') && turn.view.plagues < 7 ? 17 : 0),
  'livestock-spared': ({ view }) => view.heart / 3,
  'forced-march': turn => (isGoing(turn) ? 75 : -20),
  'unleavened-bread': turn => (isGoing(turn) && ones(turn) > 1 ? 50 : 1),
  tambourines: ({ view, own }) =>
    flightOf(
      view,
      own.hand.filter(card => card !== 'tambourines'),
    ).ready
      ? 10
      : 60,
  'elders-council': turn => (ones(turn) > 0 ? 5 : 0),
  'dust-storms': whenGoing,
  'heat-exhaustion': whenGoing,
};
