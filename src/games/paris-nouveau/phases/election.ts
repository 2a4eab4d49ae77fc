import { type BySeat, type Seat, at, clockwiseAfter, seatsOf } from '../../../engine/index.ts';
import { openLeadership } from './leadership.ts';
import type { State } from '../state.ts';
import { type RulesOf, type Step, outOfPlace, step, andThen } from './step.ts';

/** [PN-8] Everyone chooses at once and in secret; a closed fist stays closed. */
export const commit: RulesOf<'commit'> = {
  awaited: (_state, { tokens }) => seatsOf(tokens.length).filter(seat => at(tokens, seat) === null),

  legal(state, { tokens }, seat) {
    if (at(tokens, seat) !== null) return [];
    return Array.from({ length: at(state.votes, seat) + 1 }, (_, count) => ({ type: 'commit', tokens: count }));
  },

  apply(state, phase, seat, action) {
    if (action.type !== 'commit') return outOfPlace(action, phase);
    const tokens = phase.tokens.with(seat, action.tokens);
    const committed = step({ ...state, phase: { name: 'commit', tokens } }, { type: 'committed', seat });
    return isComplete(tokens) ? andThen(committed, now => reveal(now, tokens)) : committed;
  },
};

/** [PN-9] From the Leader's left, the Leader last; all of one's tokens to one player. [PN-R3] */
export const assign: RulesOf<'assign'> = {
  awaited: (state, { tokens, targets }) => waitingToAssign(state, tokens, targets).slice(0, 1),

  legal(state, { tokens, targets }, seat) {
    if (waitingToAssign(state, tokens, targets)[0] !== seat) return [];
    return seatsOf(tokens.length).map(to => ({ type: 'assign', to }));
  },

  apply(state, phase, seat, action) {
    if (action.type !== 'assign') return outOfPlace(action, phase);
    const { tokens } = phase;
    const { to } = action;
    const targets = phase.targets.with(seat, to);
    const assigned = step(
      { ...state, phase: { name: 'assign', tokens, targets } },
      { type: 'assigned', seat, to, tokens: at(tokens, seat) },
    );
    const isLast = waitingToAssign(state, tokens, targets).length === 0;
    return isLast ? andThen(assigned, now => count(now, tokens, targets)) : assigned;
  },
};

/** [PN-10] [PN-R2] The Leader of the moment picks among those who share the most tokens. */
export const tie: RulesOf<'tie'> = {
  awaited: ({ leader }) => [leader],

  legal: (state, { tied }, seat) => (seat === state.leader ? tied.map(leader => ({ type: 'break-tie', leader })) : []),

  apply(state, phase, _seat, action) {
    if (action.type !== 'break-tie') return outOfPlace(action, phase);
    return elect(state, action.leader, phase.tokens, phase.targets);
  },
};

const isComplete = (tokens: BySeat<number | null>): tokens is BySeat<number> => !tokens.includes(null);

function reveal(state: State, tokens: BySeat<number>): Step {
  const votes = state.votes.map((left, seat) => left - at(tokens, seat));
  const targets = tokens.map(() => null);
  const revealed = step({ ...state, votes, phase: { name: 'assign', tokens, targets } }, { type: 'revealed', tokens });
  const anyone = tokens.some(count => count > 0);
  return anyone ? revealed : andThen(revealed, now => count(now, tokens, targets));
}

const waitingToAssign = ({ leader }: State, tokens: BySeat<number>, targets: BySeat<Seat | null>): readonly Seat[] =>
  clockwiseAfter(leader, tokens.length).filter(seat => at(tokens, seat) > 0 && at(targets, seat) === null);

function count(state: State, tokens: BySeat<number>, targets: BySeat<Seat | null>): Step {
  const received = seatsOf(tokens.length).map(seat =>
    tokens.reduce((sum, given, giver) => sum + (at(targets, giver) === seat ? given : 0), 0),
  );
  const most = Math.max(...received);
  const tied = seatsOf(tokens.length).filter(seat => at(received, seat) === most);
  const [winner] = tied;
  if (tied.length === 1 && winner !== undefined) return elect(state, winner, tokens, targets);
  return step({ ...state, phase: { name: 'tie', tokens, targets, tied } }, { type: 'tied', tied });
}

/** [PN-11] The revealed tokens are set aside simply by being nowhere else any more. */
function elect(state: State, leader: Seat, tokens: BySeat<number>, targets: BySeat<Seat | null>): Step {
  const record = { round: state.round, tokens, targets, leader, tec: null, deeds: [] };
  const rounds = [...state.rounds, record];
  return andThen(
    step({ ...state, leader, rounds, phase: { name: 'elected' } }, { type: 'elected', leader }),
    openLeadership,
  );
}
