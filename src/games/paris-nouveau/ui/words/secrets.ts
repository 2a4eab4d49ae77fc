import type { Learnt } from '../../state.ts';
import type { View } from '../../view.ts';
import { cardsWords, cardWords } from './cards.ts';
import { TEAM_WORDS } from './outcomes.ts';
import { nameOf, type People, votes } from './people.ts';

/** What only this viewer knows, as short lines. */
export function secretWords(view: View, people: People): readonly string[] {
  const { own, phase } = view;
  if (own === null) return [];
  return [
    `You are a ${TEAM_WORDS[own.team].one.toLowerCase()}.`,
    `In your hand: ${cardsWords(own.hand)}.`,
    ...phaseSecrets(phase),
    ...own.learnt.map(learnt => learntWords(learnt, people)).toReversed(),
  ];
}

function phaseSecrets(phase: View['phase']): readonly string[] {
  if (phase.name === 'commit' && phase.mine !== null) return [`You sealed ${votes(phase.mine)}.`];
  if ('mine' in phase && typeof phase.mine === 'string') return [`You laid ${cardWords(phase.mine)}.`];
  if (phase.name === 'rescue' && phase.pile !== null) return [`You hold the pile: ${cardsWords(phase.pile)}.`];
  if (phase.name === 'hunt' && phase.drawn !== null) return [`You drew ${cardsWords(phase.drawn)}.`];
  return [];
}

export function learntWords({ what, round, of, cards }: Learnt, people: People): string {
  return `Round ${round}: ${LEARNT_WORDS[what](nameOf(people, of))} ${cardsWords(cards)}.`;
}

/** The same, where the cards are drawn beside it. */
export const learntLabel = ({ what, round, of }: Learnt, people: People): string =>
  `Round ${round}: ${LEARNT_WORDS[what](nameOf(people, of))}`;

const LEARNT_WORDS = {
  submitted: () => 'you laid',
  spotted: (name: string) => `${name} laid`,
  pile: () => 'as Leader you saw',
  drawn: () => 'at the back you drew',
  dropped: () => 'you threw away',
} as const satisfies Record<Learnt['what'], (name: string) => string>;
