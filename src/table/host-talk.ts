import type { Seat } from '../engine/index.ts';
import { postTalk } from './host-post.ts';
import { type Acting, type Host, type HostStep, seatsHeldBy, still } from './host-state.ts';
import type { Ask } from './messages.ts';
import { type DeviceId, REACTIONS, type TableRefusal, type TalkKind, type TalkLine } from './roster.ts';
import { cleanChat } from './tidy-text.ts';

const KEPT_LINES = 200;

type Say = Extract<Ask, { type: 'say' }>;

/** Talk goes to everybody, as text; the table only sees to it that nobody speaks for another. */
export function say(host: Host, from: DeviceId, { seat, kind, text }: Say): HostStep | TableRefusal {
  if (seat !== null && !seatsHeldBy(host, from).includes(seat)) return 'not-your-seat';
  const clean = cleaned(kind, text);
  return clean === undefined ? 'illegal-action' : noted(host, { device: from, seat, kind, text: clean });
}

/** A bot speaks with its move, once the move is made. */
export function noteBotClaim(host: Host, { actor, claim, from }: Acting): HostStep {
  if (claim === null || actor === 'clock' || from !== null) return still(host);
  const text = cleaned('claim', claim);
  return text === undefined ? still(host) : noted(host, { device: null, seat: actor, kind: 'claim', text });
}

interface Spoken {
  readonly device: DeviceId | null;
  readonly seat: Seat | null;
  readonly kind: TalkKind;
  readonly text: string;
}

function noted(host: Host, spoken: Spoken): HostStep {
  const line: TalkLine = {
    n: (host.talk.at(-1)?.n ?? 0) + 1,
    ...spoken,
    match: host.matchNumber,
    seq: host.playing?.match.moves ?? 0,
  };
  return postTalk({ ...host, talk: [...host.talk, line].slice(-KEPT_LINES) }, [line]);
}

function cleaned(kind: TalkKind, text: string): string | undefined {
  switch (kind) {
    case 'chat':
      return cleanChat(text) || undefined;
    case 'claim':
      return /^[\w:.-]{1,64}$/.test(text) ? text : undefined;
    case 'reaction':
      return REACTIONS.find(reaction => reaction === text);
  }
}
