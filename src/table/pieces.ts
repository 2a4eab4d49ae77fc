import type { DeviceId } from './roster.ts';

/*
 * A letter that grows with the match would outgrow what a link takes as one message. Beyond this it travels in pieces,
 * each `<number>/<of how many> ` and a part of its text. No letter begins with a digit: letters are JSON.
 */
/** In characters, each at most three bytes of UTF-8: well under the 512 kB of a link. */
export const LONGEST_PIECE = 128 * 1024;
const MOST_PIECES = 48;

/** The longest letter there is, in characters: six million. Whoever gathers one needs no more memory than that. */
export const LONGEST_LETTER = LONGEST_PIECE * MOST_PIECES;

/** A letter as it goes over a link. A longer one than LONGEST_LETTER is our own bug, and throws. */
export function piecesOf(text: string, longest = LONGEST_PIECE): readonly string[] {
  if (text.length <= longest) return [text];
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += parts.at(-1)?.length ?? 0) {
    parts.push(text.slice(from, endOf(text, from + longest)));
  }
  if (parts.length > MOST_PIECES) throw new Error(`A letter of ${text.length} characters is too long for anybody.`);
  return parts.map((part, n) => `${n + 1}/${parts.length} ${part}`);
}

/** Half a character cannot be written down, so none is cut in two. */
function endOf(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return end < text.length && last >= 0xd800 && last < 0xdc00 ? end - 1 : end;
}

/** What has come of a letter so far, and from whom. */
export interface Parcel {
  readonly from: DeviceId;
  readonly of: number;
  readonly parts: readonly string[];
}

export interface Gathered {
  readonly parcel: Parcel | null;
  /** A letter to read; null while there is none. */
  readonly text: string | null;
  /** Something came that nobody honest sends, or a letter stopped in the middle. */
  readonly garbled: boolean;
}

/** What the next message of a link makes of the letter under way. Pieces come in order, with nothing between them. */
export function gathered(before: Parcel | null, from: DeviceId, message: string): Gathered {
  const parcel = before?.from === from ? before : null;
  if (!isPiece(message)) return { parcel: null, text: message, garbled: parcel !== null };
  const piece = readPiece(message);
  if (!piece) return { parcel: null, text: null, garbled: true };
  const { number, of, part } = piece;
  const parts = number === 1 ? [] : (parcel?.parts ?? []);
  const fits = number === 1 || (parcel?.of === of && parts.length === number - 1);
  if (!fits) return { parcel: null, text: null, garbled: true };
  const all = [...parts, part];
  const garbled = number === 1 && parcel !== null;
  if (number < of) return { parcel: { from, of, parts: all }, text: null, garbled };
  return { parcel: null, text: all.join(''), garbled };
}

const isPiece = (message: string): boolean => /^\d/.test(message);
const HEAD = /^([1-9]\d?)\/([1-9]\d?) /;

function readPiece(message: string): { readonly number: number; readonly of: number; readonly part: string } | null {
  const [head, number, of] = HEAD.exec(message) ?? [];
  if (head === undefined) return null;
  const piece = { number: Number(number), of: Number(of), part: message.slice(head.length) };
  const isOne = piece.of > 1 && piece.of <= MOST_PIECES && piece.number <= piece.of;
  return isOne && piece.part !== '' && piece.part.length <= LONGEST_PIECE ? piece : null;
}
