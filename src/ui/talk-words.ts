import type { Reaction } from '../table/index.ts';

/** The shell's sentences about talk at the table. */

export const REACTION_WORDS = {
  laugh: 'Ha!',
  gasp: 'No!',
  doubt: 'Hm…',
  clap: 'Bravo!',
  heart: 'Love it',
  hurry: 'Hurry!',
} as const satisfies Record<Reaction, string>;

export const TALK = {
  empty: 'Nobody has said a word yet. Believe nothing.',
  write: 'Say something',
  send: 'Send',
  speaker: 'Who is speaking?',
  claims: 'Say it with a tap',
  claim: 'Claim',
  reactions: 'React',
  lines: 'What was said',
  somebody: 'Somebody',
  about: (name: string) => `About ${name}`,
  mutedCount: (count: number) => (count === 1 ? '1 person is muted.' : `${count} people are muted.`),
  muteTitle: (name: string) => `What ${name} says`,
  mute: 'Mute on this device',
  muteLine: 'Only you stop hearing them. They are not told.',
} as const;

export const NEWS = {
  sits: (name: string, seat: number) => `${name} sits on seat ${seat}.`,
  stands: (name: string) => `${name} stood up.`,
  joins: (name: string) => `${name} is here.`,
  away: (name: string) => `${name} is away.`,
  back: (name: string) => `${name} is back.`,
  left: (name: string) => `${name} left.`,
  ready: (name: string) => `${name} is ready.`,
} as const;
