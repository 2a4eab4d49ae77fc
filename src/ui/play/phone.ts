import { type Actor, type Seat, clockwiseAfter, seat } from '../../engine/index.ts';
import type { OpenWindow } from '../game-ui.ts';

/** Who has said "I am …" on this phone. */
export interface Phone {
  readonly holder: Seat | null;
  /** Somebody else wants the phone. */
  readonly asked: Seat | null;
  /** The holder took the phone although others are awaited; it goes on when they are done. */
  readonly visiting: boolean;
  /** What was said to "Does anybody answer?" in the window that is open, or was. */
  readonly window: Spoken | null;
}

interface Spoken {
  readonly moment: string;
  /** Whoever tapped their name, and has not chosen yet. */
  readonly speaker: Seat | null;
  /** The curtain has been lifted for them. */
  readonly lifted: boolean;
  /** Whoever spoke up and has chosen since. */
  readonly spoke: readonly Seat[];
  /** The table said "Nobody". */
  readonly nobody: boolean;
}

export type PhoneInput =
  | { readonly type: 'i-am'; readonly seat: Seat; readonly awaited: boolean }
  | { readonly type: 'ask'; readonly seat: Seat }
  | { readonly type: 'pass-on' }
  | { readonly type: 'moved' }
  /** To "Does anybody answer?": I do. */
  | { readonly type: 'speak'; readonly seat: Seat; readonly moment: string }
  | { readonly type: 'nobody'; readonly moment: string }
  /** They have chosen, a pass or a card. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly moment: string }
  /** Their answer was not taken, so the question stands again. */
  | { readonly type: 'unanswered'; readonly seat: Seat; readonly moment: string };

export const LYING_ON_THE_TABLE: Phone = { holder: null, asked: null, visiting: false, window: null };

export function phoneStep(phone: Phone, input: PhoneInput): Phone {
  switch (input.type) {
    case 'i-am': {
      const window = phone.window?.speaker === input.seat ? { ...phone.window, lifted: true } : phone.window;
      return { holder: input.seat, asked: null, visiting: !input.awaited, window };
    }
    case 'ask':
      return { ...phone, asked: input.seat };
    case 'pass-on':
      return { ...phone, asked: null, visiting: false, window: phone.window && { ...phone.window, speaker: null } };
    case 'moved':
      return { ...phone, visiting: false };
    case 'speak':
      return inWindow(phone, input.moment, { speaker: input.seat, lifted: false });
    case 'nobody':
      return inWindow(phone, input.moment, { speaker: null, nobody: true });
    case 'answered':
      return {
        ...inWindow(phone, input.moment, { speaker: null, spoke: [...spokenIn(phone, input.moment), input.seat] }),
        visiting: false,
      };
    case 'unanswered': {
      const spoke = spokenIn(phone, input.moment).filter(other => other !== input.seat);
      return inWindow(phone, input.moment, { spoke, nobody: false });
    }
  }
}

const SILENCE: Omit<Spoken, 'moment'> = { speaker: null, lifted: false, spoke: [], nobody: false };

/** What was said in one window counts for nothing in the next. */
function inWindow(phone: Phone, moment: string, said: Partial<Spoken>): Phone {
  const before = phone.window?.moment === moment ? phone.window : { moment, ...SILENCE };
  return { ...phone, window: { ...before, ...said } };
}

const spokenIn = ({ window }: Phone, moment: string): readonly Seat[] =>
  window?.moment === moment ? window.spoke : SILENCE.spoke;

export type Holding =
  /** Nobody on this device plays: everyone may look. */
  | { readonly kind: 'watching' }
  | { readonly kind: 'holding'; readonly seat: Seat }
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** The phone lies open, and asks all who share it at once; `again` when somebody has answered already. */
  | { readonly kind: 'question'; readonly seats: readonly Seat[]; readonly again: boolean }
  /** Nobody on this device is awaited: the phone lies open, showing what everybody may see. */
  | { readonly kind: 'others' }
  | { readonly kind: 'over' };

interface Table {
  /** The seats played on this device. Whoever plays elsewhere never needs a curtain here. */
  readonly here: readonly Seat[];
  readonly seats: number;
  readonly awaited: readonly Actor[];
  readonly window: Pick<OpenWindow, 'moment' | 'asked'> | null;
  readonly over: boolean;
}

/** Whose eyes the screen is for at this moment. */
export function whoHolds(table: Table, phone: Phone): Holding {
  const { here, seats, awaited, window, over } = table;
  const { holder, asked, visiting } = phone;
  const [only, another] = here;
  if (only === undefined) return { kind: 'watching' };
  if (over) return { kind: 'over' };
  if (another === undefined) return { kind: 'holding', seat: only };

  // A seat may have been given to another device since.
  const inHand = holder !== null && here.includes(holder) ? holder : null;
  if (asked !== null && here.includes(asked)) return { kind: 'curtain', seat: asked };
  if (visiting && inHand !== null) return { kind: 'holding', seat: inHand };

  const waitedFor = here.filter(seat => awaited.includes(seat));
  if (waitedFor.length === 0) return { kind: 'others' };
  const answering = window === null ? [] : waitedFor.filter(seat => window.asked.includes(seat));
  if (window !== null && answering.length > 0) return inOpenWindow(answering, window.moment, phone);
  if (inHand !== null && waitedFor.includes(inHand)) return { kind: 'holding', seat: inHand };
  return { kind: 'curtain', seat: nextInTurn(waitedFor, holder, seats) };
}

/**
 * Nobody is handed the phone in order to say no: whoever wants to answer takes it. Who is asked here is decided by what
 * everybody knows, so it stays the same when somebody's answer has been laid ready.
 */
function inOpenWindow(answering: readonly Seat[], moment: string, { window }: Phone): Holding {
  const { speaker, lifted, spoke, nobody } = window?.moment === moment ? window : SILENCE;
  if (speaker !== null && answering.includes(speaker)) return { kind: lifted ? 'holding' : 'curtain', seat: speaker };
  const silent = answering.filter(seat => !spoke.includes(seat));
  return nobody || silent.length === 0
    ? { kind: 'others' }
    : { kind: 'question', seats: silent, again: spoke.length > 0 };
}

/** The phone goes round the table clockwise. */
function nextInTurn(waitedFor: readonly Seat[], holder: Seat | null, seats: number): Seat {
  const order = clockwiseAfter(holder ?? seat(seats - 1), seats);
  return order.find(at => waitedFor.includes(at)) ?? seat(0);
}
