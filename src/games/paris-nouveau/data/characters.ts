export const CHARACTERS = [
  'guard',
  'spotter',
  'muscle',
  'broker',
  'medic',
  'driver',
  'forger',
  'jammer',
  'courier',
] as const;
export type Character = (typeof CHARACTERS)[number];

/** When an ability may be used. */
export type Window = 'elected' | 'before-tec' | 'submitting' | 'own-submission' | 'life-icon' | 'closing';

export interface CharacterFacts {
  /** [PN-5] The lowest number at the table leads first. */
  readonly number: number;
  readonly window: Window;
  /** Voting tokens paid for each use. Ours: balanced by self-play. */
  readonly cost: number;
}

export const CHARACTER_FACTS = {
  guard: { number: 1, window: 'before-tec', cost: 1 },
  spotter: { number: 2, window: 'submitting', cost: 1 },
  muscle: { number: 3, window: 'life-icon', cost: 1 },
  broker: { number: 4, window: 'elected', cost: 0 },
  medic: { number: 5, window: 'elected', cost: 2 },
  driver: { number: 6, window: 'elected', cost: 2 },
  forger: { number: 7, window: 'closing', cost: 1 },
  jammer: { number: 8, window: 'closing', cost: 6 },
  courier: { number: 9, window: 'own-submission', cost: 1 },
} as const satisfies Record<Character, CharacterFacts>;

/** [PN-C4] Voting tokens the Broker adds: to somebody else, or to their own supply. */
export const BROKERED = { other: 2, self: 1 } as const;

/** [PN-C5] The Medic brings nobody above this. */
export const MAX_LIVES = 3;

/** [PN-C8] The cards at the end of a line that the Jammer cannot reach: this round's, so that no jam wins by surprise. */
export const JAMMER_SPARES = 1;
