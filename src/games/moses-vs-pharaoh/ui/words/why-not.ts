import { list } from '../../../../ui/list-words.ts';
import type { Seat } from '../../../../engine/index.ts';
import type { Asked, WhyNot } from '../../../../ui/game-ui.ts';
import { PARTING } from '../../data/cards.ts';
import { BID_LIMIT } from '../../data/heart.ts';
import type { Action } from '../../state.ts';
import type { PhaseView, View } from '../../view.ts';
import { cardName } from './cards.ts';
import { nameOf, points, sideOfViewer } from './names.ts';
import { greyedEvents, greyedUses } from './why-not-play.ts';

export type Greyed = Asked<View> & { readonly legal: readonly Action[]; readonly seat: Seat };

/** Why what cannot be chosen now cannot be chosen, each with the rule that says so. */
export function whyNotWords(greyed: Greyed): readonly WhyNot[] {
  const { view, legal } = greyed;
  if (view.phase.name === 'over') return [];
  if (legal.length === 0) return [notYourTurn(greyed)];
  switch (view.phase.name) {
    case 'bid':
      return greyedBids(view.phase.bid);
    case 'save':
      return greyedSaves(greyed);
    case 'play':
      return [...greyedUses(view, legal), ...greyedYield(view.phase), ...greyedEvents(view, legal)];
    case 'respond':
      return legal.length > 1
        ? []
        : [{ choice: 'Answering', because: 'No card in your hand fits this.', rule: 'MP-R23' }];
    case 'battle':
      return legal.length > 1
        ? []
        : [{ choice: 'Battle cards', because: 'You hold none of your side’s.', rule: 'MP-R23' }];
    case 'wish':
    case 'lead':
    case 'choose':
      return [];
  }
}

/** The rule that says whose decision a phase is. */
const TURN_RULE = {
  wish: 'MP-1',
  bid: 'MP-1',
  save: 'MP-4',
  lead: 'MP-4',
  play: 'MP-4',
  respond: 'MP-20',
  choose: 'MP-7',
  battle: 'MP-19',
  over: 'MP-13',
} as const satisfies Record<PhaseView['name'], string>;

function notYourTurn({ view, awaited, people }: Greyed): WhyNot {
  const names = list(awaited.flatMap(actor => (actor === 'clock' ? [] : [nameOf(people, actor)])));
  return { choice: 'Acting now', because: `It is ${names}’s decision.`, rule: TURN_RULE[view.phase.name] };
}

function greyedBids(bid: number | null): readonly WhyNot[] {
  const lower = {
    choice: 'A lower bid',
    because: `The bid is ${points(bid ?? 0)}, and you have to outbid it.`,
    rule: 'MP-1',
  };
  return [
    ...(bid === null ? [] : [lower]),
    { choice: 'A higher bid', because: `Bids end at ${BID_LIMIT}.`, rule: 'MP-R28' },
  ];
}

function greyedSaves({ view, viewer }: Greyed): readonly WhyNot[] {
  if (sideOfViewer(view, viewer) !== 'egyptian') return [];
  const parting = { choice: cardName(PARTING), because: 'Pharaoh may never save this one.', rule: 'MP-R13' };
  return [
    { choice: 'Two cards or more', because: 'Pharaoh saves one card at most.', rule: 'MP-R14' },
    ...(view.own?.hand.includes(PARTING) ? [parting] : []),
  ];
}

const greyedYield = ({ again }: Extract<PhaseView, { name: 'play' }>): readonly WhyNot[] =>
  again ? [] : [{ choice: 'Passing', because: 'You cannot pass, but you may just discard a card.', rule: 'MP-R20' }];
