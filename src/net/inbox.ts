import { LONGEST_MESSAGE, type Unsubscribe } from './link.ts';

/** How much may wait for a listener, in characters: more than an honest device sends before it is answered. */
const MOST_KEPT = 8 * LONGEST_MESSAGE;

export interface Inbox {
  /** False if too much waits already. */
  take(message: string): boolean;
  listen(listener: (message: string) => void): Unsubscribe;
  clear(): void;
}

/** Hands messages on in order. While nobody listens they are kept, also between one listener and the next. */
export function inbox(): Inbox {
  const listeners = new Set<(message: string) => void>();
  let kept: string[] = [];
  let size = 0;
  /** Somebody is handing on already, or will in a moment. */
  let busy = false;

  const handOn = (): void => {
    busy = true;
    try {
      while (listeners.size > 0) {
        const message = kept.shift();
        if (message === undefined) return;
        size -= message.length;
        // Those of this moment: a listener may take itself off and let another in, who gets what comes next.
        for (const listener of Array.from(listeners)) listener(message);
      }
    } finally {
      busy = false;
    }
  };

  return {
    take(message) {
      kept.push(message);
      size += message.length;
      if (!busy) handOn();
      return size <= MOST_KEPT;
    },
    listen(listener) {
      // The same function may listen twice.
      const own = (message: string): void => listener(message);
      listeners.add(own);
      if (!busy) {
        busy = true;
        // Not at once: the listener may need what this call returns.
        queueMicrotask(handOn);
      }
      return () => void listeners.delete(own);
    },
    clear() {
      kept = [];
      size = 0;
    },
  };
}
