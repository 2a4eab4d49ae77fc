import {
  CANDIDATE_KINDS,
  type Candidate,
  candidateBytes,
  candidateFromBytes,
  candidateToBytes,
  hexBytes,
  hexText,
} from './candidate.ts';
import { crc32 } from './crc-32.ts';
import {
  type Credentials,
  SHAPES,
  credentialBytes,
  credentialsFromBytes,
  credentialsToBytes,
  shapeOf,
} from './credentials.ts';

/**
 * All that a device needs to reach another one, small enough for a square code that a phone reads at arm's length.
 *
 *     byte 0      version (four bits), invitation or answer, shape of the credentials, two bits that are zero
 *     byte 1      what each of up to four candidates is, two bits each, first one first; 0 where there is none
 *     2 .. 5      tag of the room
 *     6 .. 9      the call: chosen by whoever invites, repeated by whoever answers
 *     10 .. 41    fingerprint of the certificate
 *     20 or 21    credentials
 *     6 or 18     for each candidate: address and port
 *     4           CRC-32 of all before it
 */
export interface Card extends Credentials {
  readonly kind: CardKind;
  /** Four bytes of a hash of the room's name: tells tables apart, and names none. */
  readonly room: string;
  /** Which invitation this is, or which one it answers. */
  readonly call: string;
  /** SHA-256 of the certificate, in hexadecimal. */
  readonly fingerprint: string;
  readonly candidates: readonly Candidate[];
}

export const CARD_KINDS = ['invitation', 'answer'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const CARD_VERSION = 1;
export const LONGEST_CARD = 110;
export const TAG_BYTES = 4;

const HEAD = 2 + 2 * TAG_BYTES;
const FINGERPRINT = 32;
const CRC = 4;
const MOST_CANDIDATES = 4;

export type CardRefusal = 'damaged' | 'newer-version' | 'older-version';

export type ParsedCard = { readonly ok: true; readonly card: Card } | { readonly ok: false; readonly why: CardRefusal };

/** As many candidates as there is room for, in the order they come. Credentials of an unknown shape are our own bug. */
export function encodeCard(card: Card): Uint8Array<ArrayBuffer> {
  const shape = shapeOf(card);
  if (!shape) throw new Error('These credentials do not fit on a card.');
  const candidates = fitting(card.candidates, LONGEST_CARD - HEAD - FINGERPRINT - credentialBytes(shape) - CRC);
  const first = (CARD_VERSION << 4) | (CARD_KINDS.indexOf(card.kind) << 3) | (SHAPES.indexOf(shape) << 2);
  const kinds = candidates.reduce(
    (bits, { kind }, n) => bits | ((CANDIDATE_KINDS.indexOf(kind) + 1) << (6 - 2 * n)),
    0,
  );
  const body = Uint8Array.of(
    first,
    kinds,
    ...hexBytes(card.room),
    ...hexBytes(card.call),
    ...hexBytes(card.fingerprint),
    ...credentialsToBytes(card, shape),
    ...candidates.flatMap(candidate => [...candidateToBytes(candidate)]),
  );
  const crc = crc32(body);
  return Uint8Array.of(...body, crc >>> 24, (crc >>> 16) & 255, (crc >>> 8) & 255, crc & 255);
}

function fitting(candidates: readonly Candidate[], room: number): readonly Candidate[] {
  const taken: Candidate[] = [];
  let left = room;
  for (const candidate of candidates) {
    const size = candidateBytes(candidate.kind);
    if (size > left || taken.length === MOST_CANDIDATES) continue;
    left -= size;
    taken.push(candidate);
  }
  return taken;
}

const damaged: ParsedCard = { ok: false, why: 'damaged' };

/** Reads what a stranger may have drawn. Only what `encodeCard` could have made is a card; nothing throws. */
export function parseCard(bytes: Uint8Array): ParsedCard {
  if (bytes.length <= CRC || bytes.length > LONGEST_CARD || !isWhole(bytes)) return damaged;
  const first = bytes[0] ?? 0;
  const version = first >> 4;
  // The checksum has been in its place in every version, so what is whole can say how old it is.
  if (version !== CARD_VERSION) return { ok: false, why: version > CARD_VERSION ? 'newer-version' : 'older-version' };
  const kind = CARD_KINDS[(first >> 3) & 1];
  const shape = SHAPES[(first >> 2) & 1];
  const kinds = kindsIn(bytes[1] ?? 0);
  if (!kind || !shape || !kinds || (first & 3) !== 0) return damaged;

  const reader = readerOf(bytes.subarray(2, -CRC));
  const [room, call, fingerprint] = [TAG_BYTES, TAG_BYTES, FINGERPRINT].map(length => reader.take(length));
  const credentials = reader.take(credentialBytes(shape));
  const candidates = kinds.map(each => {
    const raw = reader.take(candidateBytes(each));
    return raw && candidateFromBytes(each, raw);
  });
  if (!room || !call || !fingerprint || !credentials || !isAll(candidates) || !reader.isEmpty()) return damaged;
  const card: Card = {
    kind,
    room: hexText(room),
    call: hexText(call),
    fingerprint: hexText(fingerprint),
    ...credentialsFromBytes(credentials, shape),
    candidates,
  };
  return { ok: true, card };
}

const isAll = (candidates: readonly (Candidate | undefined)[]): candidates is readonly Candidate[] =>
  candidates.length > 0 && candidates.every(candidate => candidate !== undefined);

const isWhole = (bytes: Uint8Array): boolean =>
  crc32(bytes.subarray(0, -CRC)) === bytes.subarray(-CRC).reduce((sum, byte) => ((sum << 8) | byte) >>> 0, 0);

/** Undefined when there is a gap, or a kind nobody has heard of. */
function kindsIn(byte: number): readonly Candidate['kind'][] | undefined {
  const marks = [6, 4, 2, 0].map(shift => (byte >> shift) & 3);
  const count = marks.findIndex(mark => mark === 0);
  const used = count < 0 ? marks : marks.slice(0, count);
  if (marks.slice(used.length).some(mark => mark !== 0)) return undefined;
  return used.flatMap(mark => CANDIDATE_KINDS[mark - 1] ?? []);
}

interface Reader {
  /** Undefined when there is not so much left. */
  take(length: number): Uint8Array | undefined;
  isEmpty(): boolean;
}

function readerOf(bytes: Uint8Array): Reader {
  let at = 0;
  return {
    take(length) {
      if (at + length > bytes.length) return undefined;
      at += length;
      return bytes.subarray(at - length, at);
    },
    isEmpty: () => at === bytes.length,
  };
}
