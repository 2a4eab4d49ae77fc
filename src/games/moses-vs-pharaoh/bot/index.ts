import { type Bot, type BotTurn, type Carelessness, botChoice } from '../../../engine/index.ts';
import { answer, fight } from './answers.ts';
import { decide } from './choices.ts';
import { playForPharaoh, saveForChase } from './egyptian.ts';
import { playForFreedom, saveForFlight } from './hebrew.ts';
import { flightOf } from './flight.ts';
import { type Turn, turnOf } from './turn.ts';
import { type Action, rivalOf } from '../state.ts';
import type { View } from '../view.ts';

const CARELESS: Carelessness = { gentle: 0.3, steady: 0.03, sharp: 0 };

/** What a side is worth to a bot, in Harden Heart points. */
const HIGHEST_BID = 6;

export const bot: Bot<View, Action> = {
  choose: given => botChoice(given, CARELESS, () => consider(given), harmless(given)),
};

function consider(given: BotTurn<View, Action>): Action | undefined {
  const turn = turnOf(given);
  return turn ? think(turn) : agree(given);
}

/** Nobody is so careless as to lead a whole people out into the desert by mistake. */
const harmless = ({ view, legal }: BotTurn<View, Action>): readonly Action[] =>
  view.departed ? legal : legal.filter(action => !isLeaving(action));

const isLeaving = (action: Action): boolean =>
  action.type === 'walk' || (action.type === 'event' && action.card === 'forced-march');

/** A bot plays whichever side is left. */
function agree({ view, legal }: BotTurn<View, Action>): Action | undefined {
  if (view.phase.name === 'wish') return legal.find(action => action.type === 'wish' && action.wish === 'either');
  const [next] = legal;
  return next?.type === 'bid' && next.points <= HIGHEST_BID ? next : legal.find(({ type }) => type === 'concede');
}

function think(turn: Turn): Action | undefined {
  const isHebrew = turn.side === 'hebrew';
  switch (turn.view.phase.name) {
    case 'save':
      return isHebrew ? saveForFlight(turn) : saveForChase(turn);
    case 'lead':
      return lead(turn);
    case 'play':
      return isHebrew ? playForFreedom(turn) : playForPharaoh(turn);
    case 'respond':
      return answer(turn);
    case 'choose':
      return decide(turn);
    case 'battle':
      return fight(turn);
    case 'wish':
    case 'bid':
    case 'over':
      return undefined;
  }
}

/** Whoever is in a hurry begins: the Hebrews when they run, Egypt when they are on the road. Else, the last word. */
function lead({ view, own, side, legal }: Turn): Action | undefined {
  const hurries = side === 'hebrew' ? flightOf(view, own.hand).ready : view.departed;
  const first = hurries ? side : rivalOf(side);
  return legal.find(action => action.type === 'lead' && action.first === first);
}
