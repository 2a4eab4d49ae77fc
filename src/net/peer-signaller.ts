import { randomBytes } from './base64url.ts';
import { type Clock, systemClock } from './clock.ts';
import { openDoor } from './peer-door.ts';
import { type DataConnection, adopt, register } from './peerjs.ts';
import type { Dialled, Door, Network, Signaller } from './signaller.ts';

const DIAL_WITHIN = 6_000;
/** An open link may still find a better way, by messages through the broker. */
const SETTLE = 5_000;

/** Links by way of a PeerJS broker. */
export function peerSignaller(network: Network, clock: Clock = systemClock): Signaller {
  const open = new Set<() => void>();

  return {
    listen(name, token, onLink) {
      const door: Door = openDoor({ network, name: idOf(name), token, clock, onLink });
      const close = (): void => {
        open.delete(close);
        door.close();
      };
      open.add(close);
      return { ...door, close };
    },
    async dial(name) {
      return dialOnce(network, await idOf(name), clock, open);
    },
    close: () => open.forEach(close => close()),
  };
}

/** A stay of its own for every call: a socket that was open a minute ago may lead nowhere now, and nothing tells. */
function dialOnce(network: Network, id: string, clock: Clock, open: Set<() => void>): Promise<Dialled> {
  return new Promise(resolve => {
    let connection: DataConnection | null = null;
    let settled = false;

    const settle = (result: Dialled): void => {
      if (settled) return;
      settled = true;
      cancel();
      if (result.ok) clock.setTimer(SETTLE, leave);
      else leave();
      resolve(result);
    };
    const fail = (problem: 'broker-down' | 'nobody' | 'unreachable'): void => settle({ ok: false, problem });
    const leave = (): void => {
      open.delete(leave);
      own.close();
      fail('broker-down');
    };
    const answered = (): boolean => Boolean(connection?.peerConnection?.remoteDescription);

    let entering = false;
    const enter = async (calling: DataConnection): Promise<void> => {
      entering = true;
      const link = await adopt(calling, clock);
      if (settled) link?.close();
      else if (link) settle({ ok: true, link });
      else fail('unreachable');
    };

    let up = false;
    const cancel = clock.setTimer(DIAL_WITHIN, () => {
      if (!up) fail('broker-down');
      else fail(answered() ? 'unreachable' : 'nobody');
    });
    const own = register(network, randomName(), randomName(), clock, {
      onUp(call) {
        up = true;
        const calling = call(id);
        connection = calling;
        calling.on('open', () => void enter(calling));
        calling.on('error', () => fail('unreachable'));
      },
      onDown() {
        // A connection that has opened needs the broker no more.
        if (!entering) fail('broker-down');
      },
      onNobody: () => {
        if (!answered()) fail('nobody');
      },
      onCalled: stranger => stranger.close(),
    });
    open.add(leave);
  });
}

/** Meaningless to the broker, and always of the shape that PeerJS takes. */
async function idOf(name: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`exodus-box ${name}`));
  return hex(new Uint8Array(hash).subarray(0, 16));
}

const randomName = (): string => hex(randomBytes(16));
const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
