import type { Bot, BotLevel } from '../../../engine/index.ts';
import { considerAbility } from './abilities.ts';
import { chooseCard } from './cards.ts';
import { claimAbout } from './claims.ts';
import { chooseVote } from './votes.ts';
import type { Action } from '../state.ts';
import { type Turn, happens, turnOf } from './turn.ts';
import type { View } from '../view.ts';

/** How often a bot of this level does not think at all. */
const CARELESS: Readonly<Record<BotLevel, number>> = { gentle: 0.35, steady: 0.04, sharp: 0 };

export const bot: Bot<View, Action> = {
  choose({ view, seat, legal, awaited, level, rng }) {
    if (legal.length === 0) return undefined;
    if (legal.length === 1 && awaited) return legal[0];
    if (awaited && happens(rng, CARELESS[level])) return rng.pick(legal);
    const turn = turnOf(view, seat, legal, rng);
    // Whatever the thinking comes to, a bot that is waited for plays something.
    return decide(turn, awaited) ?? (awaited ? rng.pick(legal) : undefined);
  },

  claim: claimAbout,
};

function decide(turn: Turn, awaited: boolean): Action | undefined {
  switch (turn.view.phase.name) {
    case 'commit':
    case 'assign':
    case 'tie':
    case 'name-tec':
      return chooseVote(turn);
    case 'elected':
    case 'guard':
    case 'absorb':
    case 'closing':
    case 'last-look':
      return considerAbility(turn) ?? turn.legal.find(({ type }) => type === 'decline');
    case 'submit':
    case 'drop':
      return considerAbility(turn) ?? (awaited ? chooseCard(turn) : undefined);
    case 'pick':
    case 'rescue':
    case 'hunt':
      return chooseCard(turn);
    case 'over':
      return undefined;
  }
}
