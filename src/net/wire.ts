import type { Binding, Path } from './link.ts';

/** What a link is made over: frames go in at one end and come out at the other, in order, until it ends. */
export interface Wire {
  readonly binding: Binding;
  /** Bytes sent that the network has not taken yet. */
  readonly buffered: number;
  /** Never throws: a wire that cannot send any more has ended, and says so. */
  send(frame: Uint8Array<ArrayBuffer>): void;
  path(): Promise<Path>;
  /** Called once, before anything can arrive. */
  attach(ears: WireEars): void;
  /** Ends it at both ends. What is still buffered may be lost. */
  close(): void;
}

export interface WireEars {
  /** Null for what no link sends: text, for example. */
  onFrame(frame: Uint8Array | null): void;
  /** `buffered` has fallen to LOW_WATER. */
  onDrain(): void;
  onEnd(): void;
}

/** A wire is filled up to here and no further, so that a heartbeat never stands behind a long message. */
export const HIGH_WATER = 128 * 1024;
export const LOW_WATER = 32 * 1024;
