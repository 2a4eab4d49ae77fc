import { type Frame, frameCounter } from './framing.ts';
import { HIGH_WATER, type Wire } from './wire.ts';

export interface Outbox {
  /** Bytes taken but not yet handed to the network. */
  readonly backlog: number;
  put(frames: readonly Frame[]): void;
  /** Before everything that waits, however full the wire is: for what is small and rare. */
  sendNow(frame: Frame): void;
  /** Drops what waits. */
  clear(): void;
  /** Hands over as much as the wire takes now. */
  pump(): void;
}

export function outboxTo(wire: Wire): Outbox {
  const numbered = frameCounter();
  let waiting: Frame[] = [];
  let bytes = 0;

  const pump = (): void => {
    while (wire.buffered < HIGH_WATER) {
      const frame = waiting.shift();
      if (!frame) return;
      bytes -= frame.length;
      wire.send(numbered(frame));
    }
  };

  return {
    get backlog() {
      return bytes + wire.buffered;
    },
    put(frames) {
      waiting.push(...frames);
      for (const { length } of frames) bytes += length;
      pump();
    },
    sendNow: frame => wire.send(numbered(frame)),
    clear() {
      waiting = [];
      bytes = 0;
    },
    pump,
  };
}
