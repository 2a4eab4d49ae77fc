import { type Seat, at, best, happens, seatsOf } from '../../../engine/index.ts';
import type { Action } from '../state.ts';
import { LEADER_HIT, TEC_HIT, type Turn, doom } from './turn.ts';
import { WEIGHTS } from './weights.ts';

/** How many tokens to stake, whom to give them to, whom to make Leader or TEC. */
export function chooseVote(turn: Turn): Action | undefined {
  switch (turn.view.phase.name) {
    case 'commit':
      return stake(turn);
    case 'assign':
      return best(turn.legal, action => (action.type === 'assign' ? backing(turn, action.to) : 0), turn.rng);
    case 'tie':
      return best(turn.legal, action => (action.type === 'break-tie' ? asLeader(turn, action.leader) : 0), turn.rng);
    case 'name-tec':
      return best(turn.legal, action => (action.type === 'name-tec' ? asTec(turn, action.tec) : 0), turn.rng);
    case 'elected':
    case 'guard':
    case 'submit':
    case 'drop':
    case 'last-look':
    case 'pick':
    case 'rescue':
    case 'hunt':
    case 'absorb':
    case 'closing':
    case 'over':
      return undefined;
  }
}

/** About an equal share for each round to come, but never a share that others could count on. */
function stake({ view, seat, legal, rng, roundsLeft }: Turn): Action | undefined {
  const votes = at(view.votes, seat);
  const share = votes / roundsLeft;
  const tokens = Math.min(votes, Math.round((share * rng.int(21)) / 10 + (happens(rng, 0.1) ? 2 : 0)));
  return legal.find(action => action.type === 'commit' && action.tokens === tokens);
}

/** Tokens are wasted on somebody who cannot win with them. */
function backing(turn: Turn, to: Seat): number {
  const { phase } = turn.view;
  if (phase.name !== 'assign') return 0;
  const mine = at(phase.tokens, turn.seat);
  const heap = (seat: Seat): number =>
    phase.targets.reduce((sum, target, giver) => sum + (target === seat ? at(phase.tokens, giver) : 0), 0);
  const rival = Math.max(...seatsOf(phase.tokens.length).map(seat => (seat === to ? 0 : heap(seat))));
  const canWin = heap(to) + mine >= rival;
  return asLeader(turn, to) + (canWin ? WEIGHTS.canWin : 0);
}

function asLeader(turn: Turn, who: Seat): number {
  const loyal = at(turn.friends, who);
  return WEIGHTS.leader * loyal + fall(turn, who, LEADER_HIT) + (who === turn.seat ? 0.01 : 0);
}

/** Walking last is the most dangerous part there is, and that outweighs whose card is chosen: send a foe. */
function asTec(turn: Turn, who: Seat): number {
  return fall(turn, who, TEC_HIT);
}

const fall = (turn: Turn, who: Seat, hit: number): number =>
  hit * WEIGHTS.peril * doom(turn, who) * (1 - 2 * at(turn.friends, who));
