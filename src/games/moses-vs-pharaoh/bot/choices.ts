import { best } from '../../../engine/index.ts';
import { marchWorth } from './pursuit.ts';
import { distanceToSinai } from './flight.ts';
import type { Turn } from './turn.ts';
import { EGYPTIAN_WORTH, HEBREW_WORTH } from './worth.ts';
import { type Card, PARTING, mayUse, valueOf } from '../data/cards.ts';
import { isFree, mobilisedAt } from '../facts/places.ts';
import { type Action, type Arrival, type Choice, type Decision, type Side, isDecision } from '../state.ts';
import type { View } from '../view.ts';

/** What an event asks for. */
export const decide = (turn: Turn): Action | undefined =>
  best(turn.legal.filter(isDecision), action => scoreOf(turn, action), turn.rng);

function scoreOf({ view, side }: Turn, action: Decision): number {
  switch (action.type) {
    case 'give-up':
      return -cardWorth(view, side, action.card);
    case 'take':
      return cardWorth(view, side, action.card);
    case 'exchange':
      return action.cards.reduce((sum, card) => sum + 4.5 - cardWorth(view, side, card), 0);
    case 'order':
      // The next cards dealt go to the Hebrews first, so the good ones come last.
      return action.cards.reduce((sum, card, n) => sum + n * cardWorth(view, 'hebrew', card), 0);
    case 'strike':
      return cardWorth(view, 'hebrew', action.card);
    case 'garrison':
      return action.how === 'mobilise' ? 2 : 1;
    case 'ride':
      return marchWorth(
        view,
        action.to,
        action.force,
        view.phase.name === 'choose' ? arrivalOf(view.phase.choice) : 'halt',
      );
    case 'trek': {
      const end = action.path.at(-1) ?? view.hebrews;
      const danger = action.path.some(space => mobilisedAt(view, space) > 0) ? 3 : 0;
      return distanceToSinai(view.hebrews) - distanceToSinai(end) - danger;
    }
    case 'decline':
      return 0;
  }
}

/** What it is good to hold, roughly. */
function cardWorth(view: View, side: Side, card: Card): number {
  if (card === PARTING) return side === 'hebrew' && !view.parted ? 100 : 5;
  const worths = side === 'hebrew' ? HEBREW_WORTH : EGYPTIAN_WORTH;
  const { event = 0, price = 0 } = worths[card] ?? {};
  const use = mayUse(card, side) ? Math.max(event, price * 2) / 4 : 0;
  const number = side === 'hebrew' && isFree(view) ? (valueOf(card) > 1 ? 5 : 0) : valueOf(card) * 1.5;
  return number + use;
}

const arrivalOf = (choice: Choice): Arrival => (choice.kind === 'ride' ? choice.arrival : 'halt');
