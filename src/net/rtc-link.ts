import { type Negotiation, type Opened, hears, prepare } from './rtc-attempt.ts';

/** An offer that waits for its answer. Both are plain text, for whatever carries them. */
export interface Offered {
  readonly offer: string;
  accept(answer: string): Promise<Opened>;
  cancel(): void;
}

export type Answered =
  | { readonly ok: true; readonly answer: string; readonly opened: Promise<Opened>; cancel(): void }
  | { readonly ok: false; readonly problem: 'nonsense' };

export async function offerLink(wishes: Partial<Negotiation> = {}): Promise<Offered> {
  const attempt = prepare(wishes);
  await attempt.pc.setLocalDescription(await attempt.pc.createOffer());
  await attempt.gathered();
  return {
    offer: attempt.pc.localDescription?.sdp ?? '',
    async accept(answer) {
      if (!(await hears(attempt.pc, 'answer', answer))) {
        attempt.cancel();
        return { ok: false, problem: 'nonsense' };
      }
      return attempt.opened();
    },
    cancel: () => attempt.cancel(),
  };
}

export async function answerLink(offer: string, wishes: Partial<Negotiation> = {}): Promise<Answered> {
  const attempt = prepare(wishes);
  if (!(await hears(attempt.pc, 'offer', offer))) {
    attempt.cancel();
    return { ok: false, problem: 'nonsense' };
  }
  await attempt.pc.setLocalDescription(await attempt.pc.createAnswer());
  await attempt.gathered();
  const answer = attempt.pc.localDescription?.sdp ?? '';
  return { ok: true, answer, opened: attempt.opened(), cancel: () => attempt.cancel() };
}
