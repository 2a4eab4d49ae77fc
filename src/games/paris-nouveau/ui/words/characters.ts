import type { View } from '../../view.ts';
import { BROKERED, CHARACTER_FACTS, type Character, MAX_LIVES, type Window } from '../../data/characters.ts';
import { votes } from './people.ts';

interface CharacterWords {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly does: string;
}

export const CHARACTER_WORDS = {
  guard: {
    name: 'Guard',
    does: 'Takes the back of the column before the Leader names anyone, but never while leading.',
  },
  spotter: { name: 'Spotter', does: 'Looks in secret at one card somebody else has laid face-down.' },
  muscle: { name: 'Muscle', does: 'Keeps a life a card would take, and gives up one cover instead.' },
  broker: {
    name: 'Broker',
    does: `On becoming Leader, hands ${BROKERED.other} votes to somebody else or keeps ${BROKERED.self}.`,
  },
  medic: { name: 'Medic', does: `On becoming Leader, gives one life to anyone with fewer than ${MAX_LIVES}.` },
  driver: { name: 'Driver', does: 'On becoming Leader, adds a lead token or takes one away.' },
  forger: { name: 'Forger', does: 'At the end of the round, opens one closed shutter again.' },
  jammer: {
    name: 'Jammer',
    does: 'At the end of the round, turns a line’s newest face-up card, never the one at its end, face-down for good.',
  },
  courier: { name: 'Courier', does: 'Before laying a card, draws one more and throws one away.' },
} as const satisfies Record<Character, CharacterWords>;

export const costWords = (character: Character): string => {
  const { cost } = CHARACTER_FACTS[character];
  return cost === 0 ? 'free' : votes(cost);
};

/** [PN-C1] to [PN-C9] follow the character's number. */
export const characterRule = (character: Character): string => `PN-C${CHARACTER_FACTS[character].number}`;

export const WINDOW_WORDS = {
  elected: 'right after you become Leader',
  'before-tec': 'just before the Leader names who walks at the back',
  submitting: 'while cards lie face-down, before the Leader gathers them',
  'own-submission': 'on your own turn, before you lay a card',
  'life-icon': 'when a card you placed would cost you a life',
  closing: 'at the end of the round',
} as const satisfies Record<Window, string>;

export const abilityState = (view: View, seat: number): string => {
  if (!view.abilities) return 'Abilities are off in this match.';
  return view.used[seat] === true ? 'Used this round.' : 'Not used this round.';
};
