import * as v from 'valibot';
import type { Network } from '../net/signaller.ts';

export type BrokerVerdict = 'works' | 'unreachable' | 'not-a-broker';

const PATIENCE = 5_000;

const openSchema = v.object({ type: v.literal('OPEN') });

/** Knocks at the broker as PeerJS does, under a name nobody has, and goes away again. */
export async function testBroker({ broker }: Network, page: Pick<Location, 'href'> = location): Promise<BrokerVerdict> {
  const verdict = await knock(socketAddress(broker));
  if (verdict !== 'unreachable') return verdict;
  // A browser does not say why a socket failed. At our own origin we may ask whether anything answers there.
  const { origin } = new URL(page.href);
  const { secure, host, port } = broker;
  if (new URL(`${secure ? 'https' : 'http'}://${host}:${port}/`).origin !== origin) return 'unreachable';
  const asked = fetch(page.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return asked.then(
    () => 'not-a-broker',
    () => 'unreachable',
  );
}

function socketAddress({ secure, host, port, path }: Network['broker']): string {
  const about = new URLSearchParams({ key: 'peerjs', id: `test-${random()}`, token: random(), version: '1' });
  return `${secure ? 'wss' : 'ws'}://${host}:${port}${path}peerjs?${about.toString()}`;
}

function knock(address: string): Promise<BrokerVerdict> {
  return new Promise(resolve => {
    let silence: BrokerVerdict = 'unreachable';
    const socket = openSocket(address);
    if (!socket) return resolve('unreachable');
    const end = (verdict: BrokerVerdict): void => {
      clearTimeout(timer);
      socket.close();
      resolve(verdict);
    };
    const timer = setTimeout(() => end(silence), PATIENCE);
    socket.addEventListener('open', () => {
      silence = 'not-a-broker';
    });
    socket.addEventListener('message', ({ data }) => end(isOpening(data) ? 'works' : 'not-a-broker'));
    socket.addEventListener('error', () => end(silence));
    socket.addEventListener('close', () => end(silence));
  });
}

/** An insecure socket on a secure page is refused with an exception. */
function openSocket(address: string): WebSocket | undefined {
  try {
    return new WebSocket(address);
  } catch {
    return undefined;
  }
}

function isOpening(data: unknown): boolean {
  try {
    return typeof data === 'string' && v.is(openSchema, JSON.parse(data));
  } catch {
    return false;
  }
}

const random = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
