import { type Seat, at, clockwiseAfter } from '../../../engine/index.ts';
import { DECLINE, canUse, decline, use } from './abilities.ts';
import { JAMMER_SPARES } from '../data/characters.ts';
import { endRound } from './ending.ts';
import { type Action, type LineName, type Phase, type State, TEAMS } from '../state.ts';
import { type RulesOf, type Step, enter, outOfPlace, step, andThen } from './step.ts';
import { asideOf } from '../facts/tokens.ts';

type Closing = Extract<Phase, { name: 'closing' }>;

/** The end of step 5. [PN-R6] Owners are asked in turn, and again once if anything was used. */
export const openClosing = (state: State): Step => ask(state, inOrder(state), { used: false, pass: 1 });

export const closing: RulesOf<'closing'> = {
  awaited: (_state, { asked }) => [asked],

  legal: (state, { asked }, seat) => (seat === asked ? [...uses(state, seat), DECLINE] : []),

  apply(state, phase, seat, action) {
    const { waiting, pass } = phase;
    if (action.type === 'decline') return andThen(decline(state, seat), now => ask(now, waiting, phase));
    if (action.type === 'forger') return andThen(forge(state, seat), now => ask(now, waiting, { used: true, pass }));
    if (action.type !== 'jammer') return outOfPlace(action, phase);
    return andThen(jam(state, seat, action.line), now => ask(now, waiting, { used: true, pass }));
  },
};

const inOrder = (state: State): readonly Seat[] => clockwiseAfter(state.leader, state.characters.length);

function ask(state: State, candidates: readonly Seat[], { used, pass }: Pick<Closing, 'used' | 'pass'>): Step {
  const [asked, ...waiting] = candidates.filter(seat => uses(state, seat).length > 0);
  if (asked !== undefined) return enter(state, { name: 'closing', asked, waiting, used, pass });
  return used && pass === 1 ? ask(state, inOrder(state), { used: false, pass: 2 }) : endRound(state);
}

function uses(state: State, seat: Seat): readonly Action[] {
  if (!canUse(state, seat, 'closing')) return [];
  if (at(state.characters, seat) === 'forger') return asideOf(state).cover > 0 ? [{ type: 'forger' }] : [];
  return TEAMS.filter(line => newest(state, line) !== -1).map(line => ({ type: 'jammer', line }));
}

/** [PN-C7] Puts back cover that was lost; there is no spare. */
function forge(state: State, seat: Seat): Step {
  const paid = use(state, seat, { type: 'forger' });
  return step({ ...paid, cover: paid.cover + 1 }, { type: 'forged', seat });
}

/** [PN-C8] The newest face-up card behind the end of a line counts for nothing from now on. */
function jam(state: State, seat: Seat, line: LineName): Step {
  const paid = use(state, seat, { type: 'jammer', line });
  const index = newest(paid, line);
  const target = at(paid.lines[line], index);
  const lines = { ...paid.lines, [line]: paid.lines[line].with(index, { ...target, faceUp: false }) };
  return step({ ...paid, lines }, { type: 'jammed', seat, line, card: target.card });
}

function newest({ lines }: State, line: LineName): number {
  const exposed = lines[line].length - JAMMER_SPARES;
  return lines[line].findLastIndex(({ faceUp }, index) => faceUp && index < exposed);
}
