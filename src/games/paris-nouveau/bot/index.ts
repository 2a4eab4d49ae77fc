import { type Bot, type Carelessness, botChoice } from '../../../engine/index.ts';
import { considerAbility } from './abilities.ts';
import { chooseCard } from './cards.ts';
import { claimAbout } from './claims.ts';
import { chooseVote } from './votes.ts';
import type { Action } from '../state.ts';
import { type Turn, turnOf } from './turn.ts';
import type { View } from '../view.ts';

const CARELESS: Carelessness = { gentle: 0.35, steady: 0.04, sharp: 0 };

export const bot: Bot<View, Action> = {
  choose: given => botChoice(given, CARELESS, () => think(turnOf(given), given.awaited)),
  claim: claimAbout,
};

function think(turn: Turn, awaited: boolean): Action | undefined {
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
