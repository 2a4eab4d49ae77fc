import type { Clock } from './clock.ts';
import type { Link } from './link.ts';
import { type DataConnection, type Registration, adopt, register } from './peerjs.ts';
import type { Door, DoorState, Network } from './signaller.ts';

/** A caller who has not come through by then is sent away. */
const ENTER_WITHIN = 10_000;
/** More callers than this at once are no players. */
const MOST_CALLERS = 32;

const FIRST_RETRY = 300;
const LAST_RETRY = 3_000;
/** The broker may hold on to our own last stay for a moment. */
const TAKEN_AFTER = 3;

export interface Opening {
  readonly network: Network;
  readonly name: Promise<string>;
  readonly token: string;
  readonly clock: Clock;
  readonly onLink: (link: Link) => void;
}

export function openDoor({ network, name, token, clock, onLink }: Opening): Door {
  const listeners = new Set<(state: DoorState) => void>();
  let state: DoorState = 'opening';
  let registration: Registration | null = null;
  let callers = 0;
  let failures = 0;
  let taken = 0;
  let closed = false;
  let cancel = (): void => undefined;

  const become = (next: DoorState): void => {
    if (closed || state === next) return;
    state = next;
    for (const listener of Array.from(listeners)) listener(next);
  };

  const stay = (id: string): void => {
    cancel();
    if (closed || registration) return;
    registration = register(network, id, token, clock, {
      onUp() {
        failures = taken = 0;
        become('open');
      },
      onDown(why) {
        registration = null;
        taken = why === 'taken' ? taken + 1 : 0;
        if (why === 'broker-down') become('broker-down');
        else if (taken >= TAKEN_AFTER) become('taken');
        cancel = clock.setTimer(Math.min(LAST_RETRY, FIRST_RETRY * 2 ** failures++), () => stay(id));
      },
      onCalled: welcome,
      onNobody: () => undefined,
    });
  };

  const welcome = (connection: DataConnection): void => {
    if (callers >= MOST_CALLERS) {
      connection.close();
      return;
    }
    callers += 1;
    let waiting = true;
    const done = (): void => {
      if (!waiting) return;
      waiting = false;
      callers -= 1;
      stop();
    };
    const stop = clock.setTimer(ENTER_WITHIN, () => {
      done();
      connection.close();
    });
    connection.on('error', done);
    const enter = async (): Promise<void> => {
      const link = await adopt(connection, clock);
      const wanted = waiting && !closed;
      done();
      if (!link) return;
      if (wanted) onLink(link);
      else link.close();
    };
    connection.on('open', () => void enter());
  };

  void name.then(stay);

  return {
    onState(listener) {
      const own = (now: DoorState): void => listener(now);
      listeners.add(own);
      own(state);
      return () => void listeners.delete(own);
    },
    nudge() {
      failures = 0;
      if (registration) registration.doubt();
      else void name.then(stay);
    },
    close() {
      closed = true;
      cancel();
      registration?.close();
    },
  };
}
