import { type Seat, at } from '../../engine/index.ts';
import { factsOf } from './cards.ts';
import { CHARACTER_FACTS } from './characters.ts';
import type { Outlook } from './chance.ts';
import type { Action, LineName } from './state.ts';
import { type Turn, best, chanceOf, happens, lifeValue } from './turn.ts';

/** What one voting token is worth, as a share of winning. */
const TOKEN = 0.012;

/** The use of an ability that gains most, if any gains more than it costs. */
export function considerAbility(turn: Turn): Action | undefined {
  const { view, seat, legal, rng } = turn;
  const price = CHARACTER_FACTS[at(view.characters, seat)].cost * TOKEN;
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
      return lifeValue(turn) + shift(turn, { cover: outlook.cover - 1 });
    case 'broker':
      return action.to === turn.seat ? TOKEN : 2 * TOKEN * (2 * at(turn.friends, action.to) - 1);
    case 'medic':
      return healing(turn, action.to);
    case 'driver':
      return shift(turn, { gap: outlook.gap + (action.change === 'add' ? 1 : -1) });
    case 'forger':
      return shift(turn, { cover: outlook.cover + 1 });
    case 'jammer':
      return jamming(turn, action.line);
    case 'courier':
      return happens(turn.rng, 0.3) ? 2 * TOKEN : 0;
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

/** Worth it when the Leader would send a foe, unless the bot is on its last life. */
function guarding({ view, seat, friends }: Turn): number {
  if (at(view.lives, seat) === 1) return 0;
  return 0.1 * (1 - at(friends, view.leader)) - 0.02;
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
  const newest = turn.view.lines[line].findLast(({ faceUp }) => faceUp);
  if (!newest) return 0;
  const { distance, points } = factsOf(newest.card);
  const sign = line === 'rescuer' ? -1 : 1;
  const { outlook } = turn;
  return shift(turn, { gap: outlook.gap + sign * distance, points: outlook.points + sign * points });
}
