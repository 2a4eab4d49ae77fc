import { best } from '../../../engine/index.ts';
import { battleChance } from './odds.ts';
import { chaseWorth } from './pursuit.ts';
import type { Turn } from './turn.ts';
import { type Card, PARTING } from '../data/cards.ts';
import type { Action, BattleCard, Trigger } from '../state.ts';
import type { View } from '../view.ts';

/** An answer, or to let it pass. */
export function answer(turn: Turn): Action | undefined {
  const { view, legal, rng } = turn;
  if (view.phase.name !== 'respond') return undefined;
  const { trigger } = view.phase;
  return best(legal, action => (action.type === 'respond' ? worthOfAnswer(turn, action.card, trigger) : 0), rng);
}

function worthOfAnswer(turn: Turn, card: Card, trigger: Trigger): number {
  const { view } = turn;
  switch (trigger.kind) {
    case 'event':
      return stakes(turn, trigger.card) - heldBack(card);
    case 'plague':
      return card === 'magicians-arts' ? trigger.hits - 1.5 + view.plagues / 4 : 1;
    case 'march': {
      const end = trigger.path.at(-1);
      return end === view.hebrews || chaseWorth(view, view) > 0.15 ? 1 : -1;
    }
    case 'answer':
      return trigger.to.kind === 'plague' && trigger.to.hits < 2 ? -1 : 0.5;
  }
}

/** The hail is the strongest card to answer with, and the last plague wants it too. */
const heldBack = (card: Card): number => (card === 'hail-from-a-clear-sky' ? 4 : 0.5);

const whenFleeing = ({ view, own }: Turn): number => (own.hand.includes(PARTING) || view.departed ? 8 : 2);
const whenWalking = ({ view }: Turn): number => (view.departed ? 7 : 2);

/** How much an event would hurt, where that is more than a little. */
const STAKES: Readonly<Partial<Record<Card, (turn: Turn) => number>>> = {
  'the-heart-is-hardened': () => 8,
  'burning-bush': () => 8,
  'aaron-speaks': () => 8,
  'royal-road': () => 8,
  crocodiles: whenFleeing,
  'bribed-guides': whenFleeing,
  'dust-storms': whenWalking,
  'heat-exhaustion': whenWalking,
  'mixed-multitude': whenWalking,
  'change-of-heart': () => 6,
  'moses-pleads': () => 3,
  'coast-garrison': () => 3,
  'seize-the-granaries': () => 3,
  'brick-quotas': () => 3,
};

const stakes = (turn: Turn, card: Card): number => STAKES[card]?.(turn) ?? 1.5;

/** A battle card that changes enough, or none. */
export function fight({ view, side, legal, rng }: Turn): Action | undefined {
  if (view.phase.name !== 'battle') return undefined;
  const { cards } = view.phase;
  const now = battleChance(view, cards);
  const sign = side === 'egyptian' ? 1 : -1;
  return best(
    legal,
    action => (action.type === 'fight' ? sign * gain(view, cards, side, action.card, now) - 0.02 : 0),
    rng,
  );
}

function gain(view: View, cards: readonly BattleCard[], side: BattleCard['side'], card: Card, now: number): number {
  if (card === 'angel-of-god') return -now + 0.1;
  // Throwing a third of the dice again is like having more of them.
  if (card === 'picked-crews') return 0.12;
  return battleChance(view, [...cards, { side, card }]) - now;
}
