import { type AnyRules, type Seat, type Viewer, seat, viewersOf } from '../../src/engine/index.ts';
import { playerRng, matchesOf, randomMatch } from './random-match.ts';
import { seedOf } from './seeds.ts';
import type { AnySubject } from './subject.ts';

/** A number of seats that the game has and that is neither the fewest nor the most, where there is one between. */
export const middleOf = ({ rules: { seats } }: AnySubject): number => Math.floor((seats.min + seats.max) / 2);

export const countsOf = ({ rules: { seats } }: AnySubject): readonly number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, n) => seats.min + n);

/** The fewest, the most, and one between: enough for what does not depend on the count. */
export const someCountsOf = (subject: AnySubject): readonly number[] => [
  ...new Set([subject.rules.seats.min, middleOf(subject), subject.rules.seats.max]),
];

const MATCHES = 4;

interface Wanted {
  readonly from?: readonly Viewer[];
  readonly holding?: (value: unknown) => boolean;
}

/** Every secret that the game's author names, as some matches of every kind meet them. */
export function secretsOf(subject: AnySubject, { from, holding = () => true }: Wanted = {}): readonly string[] {
  const names = new Set<string>();
  const seats = middleOf(subject);
  for (const options of subject.options) {
    for (let n = 1; n <= MATCHES; n++) {
      const steps = [...randomMatch(subject.rules, { seed: seedOf(n), seats, options }, playerRng(n), subject.bot)];
      for (const { state } of matchesOf(steps)) {
        for (const viewer of from ?? viewersOf(seats)) {
          const secrets = Object.entries(subject.secrets(state, viewer));
          for (const [name, value] of secrets) if (!names.has(name) && holding(value)) names.add(name);
        }
      }
    }
  }
  if (names.size === 0) throw new Error(`The subject of ${subject.rules.id} names no secret.`);
  return [...names];
}

/** The same game, but that its views hold one thing more: what must be kept from them. */
export function leaking(subject: AnySubject, secret: string): AnyRules {
  const { rules } = subject;
  return {
    ...rules,
    view: (state, viewer) => ({
      ...(rules.view(state, viewer) as object),
      leaked: subject.secrets(state, viewer)[secret],
    }),
  };
}

/** Whether there is, in this state, such a secret to give away. */
export const isHidden = (subject: AnySubject, secret: string, state: unknown, seats: number): boolean =>
  viewersOf(seats).some(viewer => subject.secrets(state, viewer)[secret] !== undefined);

/** Ways for rules to tell too much that need no secret's name. */
export function leakyRules(subject: AnySubject): readonly (readonly [what: string, rules: AnyRules])[] {
  const { rules } = subject;
  return [
    ['events as they are and not as they may be seen', { ...rules, seen: event => event }],
    [
      'the legal actions of another seat',
      {
        ...rules,
        legal: (state, actor) => [...rules.legal(state, actor), ...rules.legal(state, rivalOf(actor))],
      },
    ],
    [
      'a secret by the order of choices',
      {
        ...rules,
        legal(state, actor) {
          const legal = rules.legal(state, actor);
          return hintOf(subject.secrets(state, 'spectator')) === 0 ? legal.toReversed() : legal;
        },
      },
    ],
    [
      'a public value that holds a private one',
      {
        ...rules,
        view: (state, viewer) =>
          viewer === 'spectator'
            ? { ...(rules.view(state, viewer) as object), leaked: subject.secrets(state, viewer) }
            : rules.view(state, viewer),
      },
    ],
  ];
}

/** No more than a hint: one of three, by what the secrets are. */
export const hintOf = (secrets: object): number =>
  JSON.stringify(secrets)
    .split('')
    .reduce((sum, letter, n) => sum + n * letter.charCodeAt(0), 0) % 3;

const rivalOf = (actor: Seat | 'clock'): Seat => seat(actor === 0 ? 1 : 0);
