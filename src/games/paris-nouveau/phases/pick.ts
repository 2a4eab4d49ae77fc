import { type BySeat, type Rng, type Seat, at, seatsOf } from '../../../engine/index.ts';
import { openHunt, openRescue } from './advance.ts';
import type { Card } from '../data/cards.ts';
import { bury, draw } from './deck.ts';
import { seeBuried, seePicked } from './learnt.ts';
import { PILE, type State, type Submission } from '../state.ts';
import { type RulesOf, type Step, enter, outOfPlace, step, andThen } from './step.ts';

const PICKED = 3;

/** [PN-15] Step 4. Three cards or fewer leave the Leader no choice. */
export function openPick(state: State, submitted: BySeat<Submission>, rng: Rng): Step {
  const owners = ownersOf(submitted);
  return owners.length > PICKED ? enter(state, { name: 'pick', submitted }) : gather(state, submitted, owners, rng);
}

/** [PN-15] The Leader chooses by owner, having seen nothing but backs. */
export const picking: RulesOf<'pick'> = {
  awaited: ({ leader }) => [leader],

  legal: ({ leader }, { submitted }, seat) =>
    seat === leader ? combinations(ownersOf(submitted), PICKED).map(from => ({ type: 'pick', from })) : [],

  apply(state, phase, _seat, action, rng) {
    if (action.type !== 'pick') return outOfPlace(action, phase);
    return gather(state, phase.submitted, action.from, rng);
  },
};

const ownersOf = (submitted: BySeat<Submission>): readonly Seat[] =>
  seatsOf(submitted.length).filter(seat => isCard(at(submitted, seat)));

export const isCard = (submission: Submission): submission is Card => submission !== null && submission !== 'passed';

/** [PN-16] The picked cards, filled up from the deck, shuffled, less one that nobody sees. */
function gather(state: State, submitted: BySeat<Submission>, from: readonly Seat[], rng: Rng): Step {
  const owners = ownersOf(submitted);
  const picked = from.map(seat => at(submitted, seat)).filter(isCard);
  const left = owners
    .filter(seat => !from.includes(seat))
    .map(seat => at(submitted, seat))
    .filter(isCard);

  const announced = step(seeBuried(state, left), { type: 'picked', leader: state.leader, from });
  return andThen(
    andThen(announced, now => bury(now, left, rng)),
    now => {
      const filled = draw(now, PILE - picked.length, rng);
      const pile = rng.shuffle([...picked, ...filled.cards]);
      // [PN-R8] A lone card stays; it is all there is to place.
      const out = pile.length > 1 ? pile.slice(0, 1) : [];
      const kept = pile.slice(out.length);
      return andThen(
        andThen({ state: seePicked(filled.state), events: filled.events }, later => bury(later, out, rng)),
        later => (kept.length > 0 ? openRescue(later, kept) : openHunt(later, rng)),
      );
    },
  );
}

function combinations<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((first, n) => combinations(items.slice(n + 1), size - 1).map(rest => [first, ...rest]));
}
