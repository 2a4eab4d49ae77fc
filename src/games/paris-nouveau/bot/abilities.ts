import { type Seat, at, best, happens } from '../../../engine/index.ts';
import { factsOf } from '../data/cards.ts';
import { CHARACTER_FACTS, JAMMER_SPARES } from '../data/characters.ts';
import type { Outlook } from './chance.ts';
import type { Action, LineName } from '../state.ts';
import { TEC_HIT, type Turn, chanceOf, doom } from './turn.ts';
import { WEIGHTS } from './weights.ts';

/** The use of an ability that gains most, if any gains more than it costs. */
export function considerAbility(turn: Turn): Action | undefined {
  const { view, seat, legal, rng } = turn;
  const price = CHARACTER_FACTS[at(view.characters, seat)].cost * WEIGHTS.token;
  const gains = legal.map(action => ({ action, gain: gainOf(turn, action) })).filter(({ gain }) => gain > price);
  return best(gains, ({ gain }) => gain, rng)?.action;
}

function gainOf(turn: Turn, action: Action): number {
  const { outlook } = turn;
  switch (action.type) {
    case 'guard':
      return guarding(turn);
    case 'spot':
      return spotting(turn, action.of);
    case 'muscle':
      return doom(turn, turn.seat) * chanceOf(turn, outlook) + shift(turn, { cover: outlook.cover - 1 });
    case 'broker':
      return action.to === turn.seat ? WEIGHTS.token : 2 * WEIGHTS.token * (2 * at(turn.friends, action.to) - 1);
    case 'medic':
      return healing(turn, action.to);
    case 'driver':
      return shift(turn, { gap: outlook.gap + (action.change === 'add' ? 1 : -1) });
    case 'forger':
      return shift(turn, { cover: outlook.cover + 1 });
    case 'jammer':
      return jamming(turn, action.line);
    case 'courier':
      return happens(turn.rng, 0.3) ? 2 * WEIGHTS.token : 0;
    case 'commit':
    case 'assign':
    case 'break-tie':
    case 'name-tec':
    case 'submit':
    case 'pass':
    case 'pick':
    case 'place':
    case 'decline':
    case 'drop':
      return 0;
  }
}

const shift = (turn: Turn, change: Partial<Outlook>): number =>
  chanceOf(turn, { ...turn.outlook, ...change }) - chanceOf(turn, turn.outlook);

/** Worth it when the Leader would rather send one of theirs, and the danger of walking last has shrunk. */
function guarding(turn: Turn): number {
  const { view, seat, friends } = turn;
  return WEIGHTS.guard * (1 - at(friends, view.leader)) - TEC_HIT * doom(turn, seat);
}

/** A Leader about to choose blind gains most from one look; others gain a little knowledge of people. */
function spotting({ view, seat, friends, rng }: Turn, of: Seat): number {
  const { phase } = view;
  if (phase.name !== 'submit' && phase.name !== 'last-look') return 0;
  const doubt = 1 - Math.abs(2 * at(friends, of) - 1);
  const laid = phase.submitted.filter(back => back === 'face-down').length;
  if (seat === view.leader) return laid >= 3 ? 0.03 * doubt + 0.005 : 0;
  return phase.name === 'last-look' && happens(rng, 0.3) ? 0.025 * doubt : 0;
}

/** A life is worth most to whoever has one left. */
function healing({ view, friends, seat }: Turn, to: Seat): number {
  const loyal = to === seat ? 1 : at(friends, to);
  return (2 * loyal - 1) * (at(view.lives, to) === 1 ? 0.08 : 0.01);
}

function jamming(turn: Turn, line: LineName): number {
  const newest = turn.view.lines[line].slice(0, -JAMMER_SPARES).findLast(({ faceUp }) => faceUp);
  if (!newest) return 0;
  const { distance, points } = factsOf(newest.card);
  const sign = line === 'rescuer' ? -1 : 1;
  const { outlook } = turn;
  return shift(turn, { gap: outlook.gap + sign * distance, points: outlook.points + sign * points });
}
