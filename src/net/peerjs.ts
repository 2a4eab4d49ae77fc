import { type DataConnection, Peer } from 'peerjs';
import { randomBytes, toBase64url } from './base64url.ts';
import { echoMessage, parseBrokerMessage, parseEcho } from './broker-message.ts';
import type { Clock } from './clock.ts';
import { linkOver } from './link-over.ts';
import type { Link } from './link.ts';
import { rtcWire } from './rtc-wire.ts';
import type { Network } from './signaller.ts';

export type { DataConnection } from 'peerjs';

/** A broker that has not let us in by then is down. */
const REGISTER_WITHIN = 5_000;
/** How often we ask until it has let us in, and afterwards whether it is still there. */
const ASK_EVERY = 200;
const CHECK_EVERY = 4_000;
/** How long an answer may take; less when there is reason to doubt. */
const ANSWER_WITHIN = 4_000;
const SOON = 1_500;

/** One stay with the broker under one name. It ends once; nothing brings it back, so whoever wants another makes one. */
export interface Registration {
  /** Makes sure, soon, that the broker is still there. */
  doubt(): void;
  /** Connections not adopted by then are closed. */
  close(): void;
}

export interface RegistrationEars {
  onUp(call: (id: string) => DataConnection): void;
  onDown(why: 'broker-down' | 'taken'): void;
  onCalled(connection: DataConnection): void;
  /** Nobody answers to this name. */
  onNobody(): void;
}

export function register(
  network: Network,
  id: string,
  token: string,
  clock: Clock,
  ears: RegistrationEars,
): Registration {
  const peer = newPeer(network, id, token);
  if (!peer) {
    const never = clock.setTimer(0, () => ears.onDown('broker-down'));
    return { doubt: () => undefined, close: never };
  }
  const echo = toBase64url(randomBytes(9));
  let state: 'asking' | 'up' | 'over' = 'asking';
  let heardAt = clock.now();
  let cancel = (): void => undefined;

  const down = (why: 'broker-down' | 'taken'): void => {
    if (state === 'over') return;
    close();
    ears.onDown(why);
  };
  const close = (): void => {
    state = 'over';
    cancel();
    peer.destroy();
  };
  const heard = (): void => {
    if (state === 'over') return;
    heardAt = clock.now();
    const first = state === 'asking';
    state = 'up';
    wait(CHECK_EVERY, () => check(ANSWER_WITHIN));
    if (first) ears.onUp(other => peer.connect(other, { reliable: true, serialization: 'raw' }));
  };

  const wait = (after: number, run: () => void): void => {
    cancel();
    cancel = clock.setTimer(after, run);
  };
  const ask = (): void => {
    if (clock.now() - heardAt > REGISTER_WITHIN) {
      down('broker-down');
      return;
    }
    sendEcho();
    wait(ASK_EVERY, ask);
  };
  const check = (within: number): void => {
    sendEcho();
    wait(within, () => down('broker-down'));
  };
  const sendEcho = (): void => peer.socket.send(echoMessage(id, echo));

  // The one place where what the broker says reaches PeerJS. An old stay under the same token is taken over without
  // a word, and PeerJS never notices a broker that is gone: our own echo tells us both.
  const handOn = peer.socket.emit.bind(peer.socket);
  peer.socket.emit = (event, ...args) => {
    if (event !== 'message') return handOn(event, ...args);
    const [data] = args;
    if (parseEcho(data) === echo) heard();
    const message = parseBrokerMessage(data);
    if (!message) return true;
    const taken = handOn(event, message);
    if (message.type === 'OPEN') heard();
    if (message.type === 'EXPIRE') ears.onNobody();
    return taken;
  };
  peer.on('error', ({ type }) => {
    if (type === 'unavailable-id') down('taken');
  });
  peer.on('disconnected', () => down('broker-down'));
  peer.on('close', () => down('broker-down'));
  peer.on('connection', connection => ears.onCalled(connection));
  wait(0, ask);

  return {
    doubt() {
      if (state === 'up') check(SOON);
      // It has hung since before the network came back.
      if (state === 'asking' && clock.now() - heardAt > SOON) down('broker-down');
    },
    close() {
      if (state !== 'over') close();
    },
  };
}

/** Undefined if the broker's address is none: the browser throws on some, and a person may have typed it. */
function newPeer({ broker, iceServers }: Network, id: string, token: string): Peer | undefined {
  try {
    // PeerJS writes the token into an address as it is.
    return new Peer(id, { ...broker, token: encodeURIComponent(token), config: { iceServers: [...iceServers] } });
  } catch {
    return undefined;
  }
}

/** Makes an open connection ours: from here on neither PeerJS nor the broker can close it. */
export async function adopt(connection: DataConnection, clock: Clock): Promise<Link | undefined> {
  const release = connection.close.bind(connection);
  connection.close = () => undefined;
  const wire = await rtcWire(connection.peerConnection, connection.dataChannel, clock, release);
  return wire && linkOver(wire, clock);
}
