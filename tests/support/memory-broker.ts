import { memoryLinks } from '../../src/net/memory-link.ts';
import { type Clock, type Dialled, type Door, type DoorState, type Link, type Signaller } from '../../src/net/index.ts';

import { time } from './brisk-time.ts';

interface Listening {
  readonly token: string;
  readonly onLink: (link: Link) => void;
  readonly become: (state: DoorState) => void;
}

/** A broker within the test: doors by name, and links that can be cut. */
export interface MemoryBroker {
  signaller(): Signaller;
  /** From now on nobody finds anybody; open links stay. */
  stop(): void;
  restart(): void;
  /** Cuts every link that was made through it, as a network that fails does. */
  cutAll(): void;
}

export function memoryBroker(clock: Clock = time): MemoryBroker {
  const doors = new Map<string, Listening>();
  const links = new Set<() => void>();
  let up = true;

  function dial(name: string): Dialled {
    if (!up) return { ok: false, problem: 'broker-down' };
    const door = doors.get(name);
    if (!door) return { ok: false, problem: 'nobody' };
    const pair = memoryLinks(clock, { latency: 0 });
    links.add(() => pair.cut());
    door.onLink(pair.far);
    return { ok: true, link: pair.near };
  }

  function listen(name: string, token: string, onLink: (link: Link) => void): Door {
    const listeners = new Set<(state: DoorState) => void>();
    let state: DoorState = 'opening';
    const own: Listening = {
      token,
      onLink,
      become(next) {
        state = next;
        for (const listener of listeners) listener(next);
      },
    };
    const taken = doors.get(name);
    if (taken && taken.token !== token) state = 'taken';
    else {
      doors.set(name, own);
      state = up ? 'open' : 'broker-down';
    }
    return {
      onState(listener) {
        listeners.add(listener);
        listener(state);
        return () => void listeners.delete(listener);
      },
      nudge: () => undefined,
      close() {
        if (doors.get(name) === own) doors.delete(name);
      },
    };
  }

  return {
    signaller: () => ({ listen, dial: async name => dial(name), close: () => undefined }),
    stop() {
      up = false;
      for (const door of doors.values()) door.become('broker-down');
    },
    restart() {
      up = true;
      for (const door of doors.values()) door.become('open');
    },
    cutAll() {
      for (const cut of links) cut();
      links.clear();
    },
  };
}
