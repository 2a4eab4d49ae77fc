import type { WhyNot } from '../../../../ui/game-ui.ts';
import { type Card, factsOf, mayUse } from '../../data/cards.ts';
import { FREEDOM, idleAt, isFree, mobilisedAt } from '../../facts/places.ts';
import { PLAGUES } from '../../data/plagues.ts';
import { cardForNext } from '../../facts/next-plague.ts';
import { type Action, type Play, type Side, rivalOf } from '../../state.ts';
import { walkingNeed } from '../../facts/walking.ts';
import type { View } from '../../view.ts';
import { cardName } from './cards.ts';
import { SIDE_WORDS, SPACE_WORDS, capital } from './names.ts';

const offers = (legal: readonly Action[], type: Play['type']): boolean => legal.some(action => action.type === type);

/** [MP-7] What no card of this hand can be used for now. */
export function greyedUses(view: View, legal: readonly Action[]): readonly WhyNot[] {
  if (view.phase.name !== 'play') return [];
  const reasons =
    view.phase.side === 'hebrew'
      ? [offers(legal, 'plague') ? null : noPlague(view), noWalk(view, legal)]
      : [
          offers(legal, 'harden') ? null : NO_HARDENING,
          noMarch(view, legal),
          offers(legal, 'mobilise') ? null : noMobilising(view),
          offers(legal, 'attack') ? null : noAttack(view),
        ];
  return reasons.filter(reason => reason !== null);
}

function noPlague(view: View): WhyNot {
  const choice = 'A plague';
  if (isFree(view)) return { choice, because: 'Your people are free already.', rule: 'MP-R25' };
  if (view.plagues >= PLAGUES.length) return { choice, because: 'All ten have struck.', rule: 'MP-R4' };
  return { choice, because: `The next one takes a card of ${cardForNext(view)} or more.`, rule: 'MP-9' };
}

function noWalk(view: View, legal: readonly Action[]): WhyNot | null {
  if (offers(legal, 'walk')) return closedSea(view);
  const choice = 'Walking';
  if (!isFree(view)) {
    return { choice, because: `Pharaoh lets you go at ${FREEDOM} hits; there are ${view.row}.`, rule: 'MP-11' };
  }
  if (view.effects.dust.hebrew > 0) return { choice, because: 'You cannot see the road for dust.', rule: 'MP-C26' };
  return { choice, because: `It takes a card of ${walkingNeed(view)} or more.`, rule: 'MP-12' };
}

const closedSea = ({ hebrews, parted }: View): WhyNot | null =>
  hebrews === 'succoth' && !parted
    ? { choice: capital(SPACE_WORDS['red-sea']), because: 'It is closed until Moses parts it.', rule: 'MP-13' }
    : null;

const NO_HARDENING: WhyNot = {
  choice: 'Hardening the heart',
  because: 'They are free, and that is never taken back.',
  rule: 'MP-R25',
};

function noMarch(view: View, legal: readonly Action[]): WhyNot | null {
  const choice = 'Moving';
  const { departed, effects, pharaoh } = view;
  if (!departed) return { choice, because: 'Pharaoh stays at court until the Hebrews leave Bubastis.', rule: 'MP-14' };
  if (effects.dust.egyptian > 0) return { choice, because: 'You cannot see the road for dust.', rule: 'MP-C26' };
  if (legal.some(action => action.type === 'march' && action.force === 'chariots')) return null;
  const chariots = 'Moving with chariots';
  if (effects.axles) return { choice: chariots, because: 'Their axles are broken for this card.', rule: 'MP-C36' };
  return mobilisedAt(view, pharaoh) === 0
    ? { choice: chariots, because: 'No ready chariots are with Pharaoh.', rule: 'MP-15' }
    : {
        choice: chariots,
        because: `Crossing the Nile takes a card of ${view.ferrymen ? 2 : 4} or more.`,
        rule: 'MP-17',
      };
}

const noMobilising = (view: View): WhyNot => ({
  choice: 'Making chariots ready',
  because:
    idleAt(view, view.pharaoh) === 0
      ? `No idle chariots are at ${SPACE_WORDS[view.pharaoh]}, where Pharaoh is.`
      : 'It takes a card of 3 or more.',
  rule: 'MP-16',
});

const noAttack = (view: View): WhyNot => ({
  choice: 'Attacking again',
  because:
    mobilisedAt(view, view.hebrews) === 0
      ? 'No ready chariots are where the Hebrews are.'
      : 'It takes a card of 3 or more.',
  rule: 'MP-R7',
});

/** Why the events of the cards in hand cannot be played now, card by card. */
export function greyedEvents(view: View, legal: readonly Action[]): readonly WhyNot[] {
  const { own } = view;
  if (own === null) return [];
  return own.hand
    .filter(card => !legal.some(action => action.type === 'event' && action.card === card))
    .map(card => whyNoEvent(card, own.side));
}

/** [MP-R19] [MP-R25] */
export function whyNoEvent(card: Card, side: Side): WhyNot {
  const choice = `${cardName(card)}, as an event`;
  if (!mayUse(card, side)) return { choice, because: `Only ${SIDE_WORDS[rivalOf(side)]} can use it.`, rule: 'MP-R19' };
  const { moment } = factsOf(card);
  if (moment === 'battle') return { choice, because: 'It is for a battle.', rule: 'MP-19' };
  if (moment === 'answer') return { choice, because: 'It is an answer: wait for its moment.', rule: 'MP-20' };
  return { choice, because: 'It would change nothing now.', rule: 'MP-R25' };
}
