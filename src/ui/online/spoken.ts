import type { BySeat } from '../../engine/index.ts';
import { type DeviceId, REACTIONS, type Reaction, type Roster, type TalkLine } from '../../table/index.ts';
import type { Person, Words } from '../game-ui.ts';
import { TALK } from '../talk-words.ts';
import { deviceOf, lookOf } from './roster-facts.ts';

/** A line of talk as it is shown: by whom, and what. */
export interface Spoken {
  readonly n: number;
  readonly device: DeviceId | null;
  readonly name: string;
  /** Null for somebody who only watches. */
  readonly person: Person | null;
  readonly said:
    | { readonly kind: 'chat' | 'claim'; readonly text: string }
    | { readonly kind: 'reaction'; readonly reaction: Reaction };
}

type ClaimWords = Pick<Words<unknown, unknown, unknown>, 'claim'>;

interface Talk {
  readonly talk: readonly TalkLine[];
  readonly muted: readonly DeviceId[];
  readonly roster: Roster;
  readonly people: BySeat<Person>;
  /** Null before the game is here: claims wait for their words. */
  readonly words: ClaimWords | null;
}

/** What is to be heard on this device. Whoever is muted, and what no game or reaction means, is left out. */
export function spokenLines({ talk, muted, roster, people, words }: Talk): readonly Spoken[] {
  return talk.flatMap(line => {
    if (line.device !== null && muted.includes(line.device)) return [];
    const said = saidBy(line, words, people);
    if (!said) return [];
    const seat = line.seat === null ? undefined : roster.seats[line.seat];
    const person = seat ? lookOf(seat) : null;
    const name = person?.name ?? deviceOf(roster, line.device)?.name ?? TALK.somebody;
    return [{ n: line.n, device: line.device, name, person, said }];
  });
}

function saidBy(
  { kind, text }: TalkLine,
  words: ClaimWords | null,
  people: BySeat<Person>,
): Spoken['said'] | undefined {
  switch (kind) {
    case 'chat':
      return { kind, text };
    case 'claim': {
      const claim = words?.claim(text, people) ?? null;
      return claim === null ? undefined : { kind, text: claim };
    }
    case 'reaction': {
      const reaction = REACTIONS.find(known => known === text);
      return reaction && { kind, reaction };
    }
  }
}
