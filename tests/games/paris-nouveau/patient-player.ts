import { type Bot, type BotTurn, type Seat, at } from '../../../src/engine/index.ts';
import { bot } from '../../../src/games/paris-nouveau/bot/index.ts';
import { type Card, factsOf } from '../../../src/games/paris-nouveau/data/cards.ts';
import type { Action, LineName } from '../../../src/games/paris-nouveau/state.ts';
import type { View } from '../../../src/games/paris-nouveau/view.ts';

/**
 * The bot, but keeping the peace: whoever it plays for, it spares lives and cover, evens out the points and draws all
 * it can. Its matches are long, so a run of them meets tie-break rounds and an empty deck, which are rare otherwise.
 */
export const patientPlayer: Bot<View, Action> = {
  choose(turn) {
    const [calmest] = turn.legal
      .map(action => ({ action, calm: calmOf(turn, action) }))
      .filter(({ calm }) => calm !== undefined)
      .toSorted((a, b) => (b.calm ?? 0) - (a.calm ?? 0));
    return calmest?.action ?? bot.choose(turn);
  },
};

/** How peaceful an action is; undefined where the bot may choose as it likes. */
function calmOf({ view, rng }: BotTurn<View, Action>, action: Action): number | undefined {
  switch (action.type) {
    case 'place':
      return -harm(view, view.phase.name === 'rescue' ? 'rescuer' : 'hunter', action.card);
    case 'assign':
      return standing(view, action.to);
    case 'break-tie':
      return standing(view, action.leader);
    case 'name-tec':
      return standing(view, action.tec);
    case 'medic':
      return 10 - standing(view, action.to);
    case 'driver':
      return action.change === 'add' ? 2 : 0;
    case 'courier':
    case 'forger':
      return 2;
    case 'muscle':
      return view.cover > 1 ? 2 : 0;
    case 'submit':
      return rng.int(1000) / 1000;
    case 'decline':
      return 1;
    case 'pass':
    case 'jammer':
    case 'guard':
      return -1;
    case 'commit':
    case 'pick':
    case 'drop':
    case 'spot':
    case 'broker':
      return undefined;
  }
}

const standing = ({ lives }: View, seat: Seat): number => at(lives, seat);

function harm({ score }: View, line: LineName, card: Card): number {
  const { distance, points, life, cover } = factsOf(card);
  const [sign, ahead] = line === 'rescuer' ? [1, -1] : [-1, 1];
  const uneven = Math.abs(score.rescuer.points - score.hunter.points + sign * points);
  return (life ? 40 : 0) + (cover ? 30 : 0) + 2 * uneven + ahead * distance;
}
