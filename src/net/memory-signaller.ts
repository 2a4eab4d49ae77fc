import type { Clock } from './clock.ts';
import type { Link } from './link.ts';
import { type MemoryPair, memoryLinks } from './memory-link.ts';
import type { DoorState, Signaller } from './signaller.ts';

/** A broker within one program: the twin of the real one, and like it it can be down. */
export interface MemoryBroker {
  /** One for each device. */
  signaller(): Signaller;
  /** Links already open stay open. */
  stop(): void;
  start(): void;
  /** Every link made so far, the caller at the far end. */
  readonly pairs: readonly MemoryPair[];
}

interface Listener {
  readonly name: string;
  readonly token: string;
  readonly onLink: (link: Link) => void;
  readonly become: (state: DoorState) => void;
}

/** How long a real one takes to say that nobody answers. */
const NOBODY_AFTER = 5_000;

export function memoryBroker(clock: Clock): MemoryBroker {
  const pairs: MemoryPair[] = [];
  const wanted = new Set<Listener>();
  const names = new Map<string, Listener>();
  let running = true;

  const admit = (listener: Listener): void => {
    const holder = names.get(listener.name);
    if (!wanted.has(listener) || holder === listener) return;
    if (!running) {
      listener.become('broker-down');
    } else if (holder && holder.token !== listener.token) {
      listener.become('taken');
    } else {
      names.set(listener.name, listener);
      listener.become('open');
    }
  };

  const call = (name: string): Link | undefined => {
    const listener = running ? names.get(name) : undefined;
    if (!listener) return undefined;
    const n = pairs.length;
    const [mine, theirs] = [`door ${n}`, `caller ${n}`];
    const pair = memoryLinks(clock, { bindings: { near: { mine, theirs }, far: { mine: theirs, theirs: mine } } });
    pairs.push(pair);
    listener.onLink(pair.near);
    return pair.far;
  };

  return {
    pairs,
    stop() {
      running = false;
      names.clear();
      for (const listener of wanted) listener.become('broker-down');
    },
    start() {
      running = true;
      wanted.forEach(admit);
    },
    signaller() {
      const doors = new Set<() => void>();
      return {
        listen(name, token, onLink) {
          const listeners = new Set<(state: DoorState) => void>();
          let state: DoorState = 'opening';
          const become = (next: DoorState): void => {
            state = next;
            listeners.forEach(tell => tell(next));
          };
          const listener: Listener = { name, token, onLink, become };
          wanted.add(listener);
          clock.setTimer(0, () => admit(listener));
          const close = (): void => {
            doors.delete(close);
            wanted.delete(listener);
            if (names.get(name) === listener) names.delete(name);
          };
          doors.add(close);
          return {
            onState(tell) {
              listeners.add(tell);
              tell(state);
              return () => void listeners.delete(tell);
            },
            nudge: () => admit(listener),
            close,
          };
        },
        dial: name =>
          new Promise(resolve => {
            clock.setTimer(1, () => {
              const link = call(name);
              if (link) resolve({ ok: true, link });
              else if (!running) resolve({ ok: false, problem: 'broker-down' });
              else clock.setTimer(NOBODY_AFTER, () => resolve({ ok: false, problem: 'nobody' }));
            });
          }),
        close: () => doors.forEach(close => close()),
      };
    },
  };
}
