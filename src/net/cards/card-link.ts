import { randomBytes } from '../base64url.ts';
import { type Attempt, type Negotiation, type Opened, hears, prepare } from '../rtc-attempt.ts';
import { hexText } from './candidate.ts';
import { type Card, type CardKind, TAG_BYTES } from './card.ts';
import { type Reachable, descriptionFrom, reachableIn } from './description.ts';

/** How long an answer on a screen is good for. Browsers have waited 75 seconds for the other side, and not much longer. */
export const ANSWER_LASTS = 60_000;
/** What two devices in one room need once both have read each other's card; ten times what was measured. */
const OPEN_WITHIN = 12_000;

/** A card shown, and the link that comes of it when its answer is read. */
export interface Invited {
  readonly card: Card;
  accept(answer: Card): Promise<Opened>;
  cancel(): void;
}

/** The answer to a card that was read, and the link that comes of it when the other device reads that. */
export interface Answering {
  readonly card: Card;
  readonly opened: Promise<Opened>;
  cancel(): void;
}

/** `no-network`: this device has no address that it could put on a card. */
export type Made<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: CannotMake };
export type CannotMake = 'no-network' | 'nonsense';

type Wishes = Partial<Pick<Negotiation, 'clock' | 'patience'>>;

/** No server helps here: whatever is in reach is in this room. */
export async function inviteByCard(room: string, wishes: Wishes = {}): Promise<Made<Invited>> {
  const attempt = prepare({ ...wishes, iceServers: [], openWithin: OPEN_WITHIN });
  await attempt.pc.setLocalDescription(await attempt.pc.createOffer());
  const made = await cardOf(attempt, { kind: 'invitation', room, call: hexText(randomBytes(TAG_BYTES)) });
  if (!made.ok) return made;
  return {
    ok: true,
    value: {
      card: made.value,
      async accept(answer) {
        if (await hears(attempt.pc, 'answer', descriptionFrom(answer))) return attempt.opened();
        attempt.cancel();
        return { ok: false, problem: 'nonsense' };
      },
      cancel: () => attempt.cancel(),
    },
  };
}

export async function answerCard(invitation: Card, wishes: Wishes = {}): Promise<Made<Answering>> {
  const attempt = prepare({
    ...wishes,
    iceServers: [],
    // The other device begins when somebody has pointed it at our answer.
    openWithin: ANSWER_LASTS + OPEN_WITHIN,
    believesFailure: false,
  });
  if (!(await hears(attempt.pc, 'offer', descriptionFrom(invitation)))) {
    attempt.cancel();
    return { ok: false, why: 'nonsense' };
  }
  await attempt.pc.setLocalDescription(await attempt.pc.createAnswer());
  const { room, call } = invitation;
  const made = await cardOf(attempt, { kind: 'answer', room, call });
  if (!made.ok) return made;
  return { ok: true, value: { card: made.value, opened: attempt.opened(), cancel: () => attempt.cancel() } };
}

async function cardOf(
  attempt: Attempt,
  head: { readonly kind: CardKind; readonly room: string; readonly call: string },
): Promise<Made<Card>> {
  await attempt.gathered();
  const reachable: Reachable | undefined = reachableIn(attempt.pc.localDescription?.sdp ?? '');
  if (reachable && reachable.candidates.length > 0) return { ok: true, value: { ...head, ...reachable } };
  attempt.cancel();
  return { ok: false, why: reachable ? 'no-network' : 'nonsense' };
}

/** What a card says of the room it leads to: enough to notice another table, too little to find this one. */
export async function roomTag(room: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`exodus-box card ${room}`));
  return hexText(new Uint8Array(hash).subarray(0, TAG_BYTES));
}

/** How cards become links: WebRTC in a browser, memory in a test. */
export interface CardEnds {
  /** `patience`: milliseconds of silence that the link may have. */
  invite(room: string, patience?: () => number): Promise<Made<Invited>>;
  answer(invitation: Card): Promise<Made<Answering>>;
}

export const rtcCards: CardEnds = {
  invite: (room, patience) => inviteByCard(room, patience === undefined ? {} : { patience }),
  answer: invitation => answerCard(invitation),
};
