import type { Clock } from './clock.ts';
import { linkOver } from './link-over.ts';
import type { Binding, Link } from './link.ts';
import { LOW_WATER, type Wire, type WireEars } from './wire.ts';

export type End = 'near' | 'far';

/** Two ends of a link within one program, with every way to fail that a real one has. */
export interface MemoryPair {
  readonly near: Link;
  readonly far: Link;
  /** Ends abruptly, losing what is under way. Whoever is not named does not notice. */
  readonly cut: (noticedBy?: readonly End[]) => void;
  /** From now on nothing that this end sends arrives: half a link. */
  readonly silence: (end: End) => void;
  /** Frames go in as they are, past the link: what a hostile device can send. */
  readonly inject: (end: End, frame: Uint8Array | null) => void;
}

export interface MemoryWiring {
  /** A clock for each end: one of them may be asleep. */
  readonly clocks: Readonly<Record<End, Clock>>;
  /** Milliseconds one way. */
  readonly latency: number;
  readonly bindings: Readonly<Record<End, Binding>>;
}

export function memoryLinks(clock: Clock, wiring: Partial<MemoryWiring> = {}): MemoryPair {
  const { clocks = { near: clock, far: clock }, latency = 1, bindings = BINDINGS } = wiring;
  const ears: Partial<Record<End, WireEars>> = {};
  const silent = new Set<End>();
  let cut = false;

  const endAt = (end: End): void => ears[end]?.onEnd();

  const wireAt = (end: End, other: End): Wire => {
    let buffered = 0;
    const taken = (bytes: number): void => {
      buffered -= bytes;
      if (buffered <= LOW_WATER && buffered + bytes > LOW_WATER) ears[end]?.onDrain();
    };
    return {
      binding: bindings[end],
      get buffered() {
        return buffered;
      },
      send(frame) {
        if (cut) return;
        const copy = frame.slice();
        buffered += copy.length;
        clock.setTimer(latency, () => {
          if (cut) return;
          if (!silent.has(end)) ears[other]?.onFrame(copy);
          taken(copy.length);
        });
      },
      path: () => Promise.resolve('same-network'),
      attach(own) {
        ears[end] = own;
      },
      close() {
        if (cut) return;
        cut = true;
        clock.setTimer(latency, () => endAt(other));
      },
    };
  };

  return {
    near: linkOver(wireAt('near', 'far'), clocks.near),
    far: linkOver(wireAt('far', 'near'), clocks.far),
    cut(noticedBy = ['near', 'far']) {
      cut = true;
      for (const end of noticedBy) endAt(end);
    },
    silence: end => void silent.add(end),
    inject: (end, frame) => ears[end === 'near' ? 'far' : 'near']?.onFrame(frame),
  };
}

const BINDINGS: Readonly<Record<End, Binding>> = {
  near: { mine: 'sha-256 near', theirs: 'sha-256 far' },
  far: { mine: 'sha-256 far', theirs: 'sha-256 near' },
};
