import { type Seat, at, best, happens } from '../../../engine/index.ts';
import { type Card, factsOf } from '../data/cards.ts';
import { after } from './chance.ts';
import { type Action, type LineName, TEAMS } from '../state.ts';
import { looksLikeHunting } from './trust.ts';
import { type Turn, chanceOf, doom } from './turn.ts';
import { WEIGHTS } from './weights.ts';

/** Which card to place, submit or drop, and whose cards to pick. */
export function chooseCard(turn: Turn): Action | undefined {
  switch (turn.view.phase.name) {
    case 'rescue':
      return best(
        turn.legal,
        action => (action.type === 'place' ? placing(turn, 'rescuer', action.card) : -1),
        turn.rng,
      );
    case 'hunt':
      return best(
        turn.legal,
        action => (action.type === 'place' ? placing(turn, 'hunter', action.card) : -1),
        turn.rng,
      );
    case 'pick':
      return best(turn.legal, action => (action.type === 'pick' ? picking(turn, action.from) : -1), turn.rng);
    case 'drop':
      return best(turn.legal, action => (action.type === 'drop' ? -offering(turn, action.card) : -1), turn.rng);
    case 'submit':
      return submit(turn);
    case 'commit':
    case 'assign':
    case 'tie':
    case 'elected':
    case 'guard':
    case 'name-tec':
    case 'last-look':
    case 'absorb':
    case 'closing':
    case 'over':
      return undefined;
  }
}

function placing(turn: Turn, line: LineName, card: Card): number {
  const survival = factsOf(card).life ? 1 - doom(turn, turn.seat) : 1;
  return chanceOf(turn, after(turn.outlook, line, card)) * survival - exposure(turn, line, card);
}

/** Hunters lie low while there is trust to lose; one who has been seen through, or has won, need not. */
function exposure({ view, seat, team, roundsLeft }: Turn, line: LineName, card: Card): number {
  if (team === 'rescuer') return 0;
  const suspicion = TEAMS.flatMap(name => view.lines[name].map(laid => ({ ...laid, name })))
    .filter(({ by }) => by === seat)
    .reduce((sum, laid) => sum + looksLikeHunting(laid.card, laid.name), 0);
  const trusted = 1 / (1 + Math.exp(suspicion - WEIGHTS.seenThrough));
  return WEIGHTS.exposure * trusted * (roundsLeft - 1) * looksLikeHunting(card, line);
}

/** How glad the bot would be to see this card on the rescuer line. */
function offering(turn: Turn, card: Card): number {
  const { view, friends } = turn;
  const leader = at(friends, view.leader);
  // The Leader will place it only if it is worth the life.
  const hit = factsOf(card).life ? WEIGHTS.offeredLife * doom(turn, view.leader) * (2 * leader - 1) : 0;
  return chanceOf(turn, after(turn.outlook, 'rescuer', card)) - hit;
}

/** The face-down cards a bot knows are weighed as they are; the others by their owner. */
function picking(turn: Turn, from: readonly Seat[]): number {
  return from.reduce((sum, owner) => sum + pickFrom(turn, owner), 0);
}

function pickFrom(turn: Turn, owner: Seat): number {
  const { view, friends } = turn;
  const now = chanceOf(turn, turn.outlook);
  const known = view.own?.learnt.find(
    ({ what, round, of }) => round === view.round && of === owner && (what === 'submitted' || what === 'spotted'),
  )?.cards[0];
  return known === undefined ? (at(friends, owner) - 0.5) * 0.2 : offering(turn, known) - now;
}

const BLUFF = 0.06;

/** The better card if it is worth having in the pile; otherwise hold back, or pass something on to draw anew. */
function submit(turn: Turn): Action | undefined {
  const { legal, rng } = turn;
  const offers = legal.filter(action => action.type === 'submit');
  if (offers.length > 0 && happens(rng, BLUFF)) return rng.pick(offers);
  const now = chanceOf(turn, turn.outlook);
  const choice = best(offers, ({ card }) => offering(turn, card), rng);
  if (choice && (offering(turn, choice.card) >= now - WEIGHTS.holdBack || happens(rng, 0.25))) return choice;
  return legal.find(({ type }) => type === 'pass');
}
