import { CLOSE_REASONS, type CloseReason, LONGEST_MESSAGE } from './link.ts';
import { squeezer, unsqueezer } from './squeeze.ts';

/*
 * A frame is a kind, a running number, and a body. A message is any number of full `part` frames and one `last`; the
 * other kinds may stand between them. The number is put in when the frame goes out, because a heartbeat overtakes.
 */
const KIND = { last: 1, part: 2, ping: 3, pong: 4, bye: 5 } as const;
const HEADER = 2;

/** Every browser takes frames of this size. */
export const LONGEST_FRAME = 16 * 1024;
const LONGEST_BODY = LONGEST_FRAME - HEADER;
/** A message that could not be packed has a byte before it that says so. */
const LONGEST_PACKED = LONGEST_MESSAGE + 1;

export type Frame = Uint8Array<ArrayBuffer>;

export type Heard =
  | { readonly type: 'message'; readonly text: string }
  /** A message is under way. */
  | { readonly type: 'part' }
  | { readonly type: 'ping'; readonly id: number }
  | { readonly type: 'pong'; readonly id: number }
  | { readonly type: 'bye'; readonly why: CloseReason };

const encoder = new TextEncoder();

/** Frames messages one after another; what repeats earlier ones is packed. */
export function messageFramer(): (text: string) => readonly Frame[] {
  const squeeze = squeezer();
  return text => {
    const bytes = encoder.encode(text);
    if (bytes.length > LONGEST_MESSAGE) throw new Error(`A message of ${bytes.length} bytes is too long for a link.`);
    const packed = squeeze(bytes);
    const frames: Frame[] = [];
    let from = 0;
    for (; packed.length - from > LONGEST_BODY; from += LONGEST_BODY)
      frames.push(frame(KIND.part, packed.subarray(from, from + LONGEST_BODY)));
    frames.push(frame(KIND.last, packed.subarray(from)));
    return frames;
  };
}

export const pingFrame = (id: number): Frame => frame(KIND.ping, [id]);
export const pongFrame = (id: number): Frame => frame(KIND.pong, [id]);
export const byeFrame = (why: CloseReason): Frame => frame(KIND.bye, [CLOSE_REASONS.indexOf(why)]);

/** Numbers frames as they go out. */
export function frameCounter(): (frame: Frame) => Frame {
  let next = 0;
  return frame => {
    frame[1] = next;
    next = (next + 1) % 256;
    return frame;
  };
}

/** Reads what a stranger sends. Anything that no link of ours would send is undefined, never a throw. */
export function frameReader(): (frame: Uint8Array) => Heard | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const unsqueeze = unsqueezer(LONGEST_MESSAGE);
  let expected = 0;
  let parts: Uint8Array[] = [];

  return frame => {
    const [kind = 0, number] = frame;
    const body = frame.subarray(HEADER);
    if (number !== expected || body.length > LONGEST_BODY) return undefined;
    expected = (expected + 1) % 256;

    switch (kind) {
      case KIND.part:
        // One more byte must follow, or this would have been the last.
        if (body.length < LONGEST_BODY || (parts.length + 1) * LONGEST_BODY >= LONGEST_PACKED) return undefined;
        parts.push(body);
        return { type: 'part' };
      case KIND.last: {
        if (parts.length * LONGEST_BODY + body.length > LONGEST_PACKED) return undefined;
        if (parts.length > 0 && body.length === 0) return undefined;
        const message = unsqueeze(joined([...parts, body]));
        const text = message && decoded(decoder, message);
        parts = [];
        return text === undefined ? undefined : { type: 'message', text };
      }
      case KIND.ping:
      case KIND.pong: {
        const [id] = body;
        if (id === undefined || body.length !== 1) return undefined;
        return { type: kind === KIND.ping ? 'ping' : 'pong', id };
      }
      case KIND.bye: {
        const why = CLOSE_REASONS[body[0] ?? -1];
        return why === undefined || body.length !== 1 ? undefined : { type: 'bye', why };
      }
      default:
        return undefined;
    }
  };
}

function frame(kind: number, body: ArrayLike<number>): Frame {
  const bytes = new Uint8Array(HEADER + body.length);
  bytes[0] = kind;
  bytes.set(body, HEADER);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function decoded(decoder: TextDecoder, message: Uint8Array): string | undefined {
  try {
    return decoder.decode(message);
  } catch {
    return undefined;
  }
}
