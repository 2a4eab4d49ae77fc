import { type Actor, type Seat, clockwiseAfter, seat } from '../../engine/index.ts';

/** Who has said "I am …" on this phone. */
export interface Phone {
  readonly holder: Seat | null;
  /** Somebody else wants the phone. */
  readonly asked: Seat | null;
  /** The holder took the phone although others are awaited; it goes on when they are done. */
  readonly visiting: boolean;
}

export type PhoneInput =
  | { readonly type: 'i-am'; readonly seat: Seat; readonly awaited: boolean }
  | { readonly type: 'ask'; readonly seat: Seat }
  | { readonly type: 'pass-on' }
  | { readonly type: 'moved' };

export const LYING_ON_THE_TABLE: Phone = { holder: null, asked: null, visiting: false };

export function phoneStep(phone: Phone, input: PhoneInput): Phone {
  switch (input.type) {
    case 'i-am':
      return { holder: input.seat, asked: null, visiting: !input.awaited };
    case 'ask':
      return { ...phone, asked: input.seat };
    case 'pass-on':
      return { ...phone, asked: null, visiting: false };
    case 'moved':
      return { ...phone, visiting: false };
  }
}

export type Holding =
  /** Nobody on this device plays: everyone may look. */
  | { readonly kind: 'watching' }
  | { readonly kind: 'holding'; readonly seat: Seat }
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** Nobody on this device is awaited: the phone lies open, showing what everybody may see. */
  | { readonly kind: 'others' }
  | { readonly kind: 'over' };

interface Table {
  /** The seats played on this device. Whoever plays elsewhere never needs a curtain here. */
  readonly here: readonly Seat[];
  readonly seats: number;
  readonly awaited: readonly Actor[];
  readonly over: boolean;
}

/** Whose eyes the screen is for at this moment. */
export function whoHolds({ here, seats, awaited, over }: Table, { holder, asked, visiting }: Phone): Holding {
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
  if (inHand !== null && waitedFor.includes(inHand)) return { kind: 'holding', seat: inHand };
  return { kind: 'curtain', seat: nextInTurn(waitedFor, holder, seats) };
}

/** The phone goes round the table clockwise. */
function nextInTurn(waitedFor: readonly Seat[], holder: Seat | null, seats: number): Seat {
  const order = clockwiseAfter(holder ?? seat(seats - 1), seats);
  return order.find(at => waitedFor.includes(at)) ?? seat(0);
}
