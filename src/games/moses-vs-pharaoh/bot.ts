import type { Bot, BotLevel, BotTurn } from '../../engine/index.ts';
import { answer, fight } from './bot-answers.ts';
import { decide } from './bot-choices.ts';
import { playForPharaoh, saveForChase } from './bot-egyptian.ts';
import { playForFreedom, saveForFlight } from './bot-hebrew.ts';
import { flightOf } from './bot-flight.ts';
import { type Turn, happens, turnOf } from './bot-turn.ts';
import type { Action } from './state.ts';
import type { View } from './view.ts';

/** How often a bot of this level does not think at all. */
const CARELESS: Readonly<Record<BotLevel, number>> = { gentle: 0.35, steady: 0.03, sharp: 0 };

/** What a side is worth to a bot, in Harden Heart points. */
const HIGHEST_BID = 6;

export const bot: Bot<View, Action> = {
  choose(given) {
    const { legal, awaited, level, rng } = given;
    if (legal.length === 0) return undefined;
    if (legal.length === 1) return legal[0];
    if (happens(rng, CARELESS[level])) return rng.pick(legal);
    const turn = turnOf(given);
    // Whatever the thinking comes to, a bot that is waited for plays something.
    return (turn ? think(turn) : agree(given)) ?? (awaited ? rng.pick(legal) : undefined);
  },
};

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

/** The Hebrews begin when they run; otherwise it is better to have the last word. */
function lead({ view, own, side, legal }: Turn): Action | undefined {
  const first =
    side === 'hebrew' && flightOf(view, own.hand).ready ? 'hebrew' : side === 'hebrew' ? 'egyptian' : 'hebrew';
  return legal.find(action => action.type === 'lead' && action.first === first);
}
