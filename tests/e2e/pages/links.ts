import {
  type Answering,
  type Card,
  type Door,
  type Invited,
  type Made,
  type Link,
  type Network,
  type Shaken,
  type Signaller,
  answerLink,
  cardText,
  deviceKey,
  findCard,
  greetGuest,
  greetHost,
  makeKeyPair,
  offerLink,
  peerSignaller,
  rtcCards,
} from '../../../src/net/index.ts';
import { LINK_CONTRACT } from '../../support/link-contract.ts';

/** What the tests may ask of this page: one device, with a door and a link of its own. */
export interface Harness {
  readonly clauses: readonly string[];
  /** Runs one clause of the contract with both ends in this page; answers with the complaint, if any. */
  readonly runClause: (kind: 'rtc' | 'peerjs', clause: number, network: Network) => Promise<string | null>;
  readonly listen: (network: Network, name: string, token: string) => Promise<void>;
  readonly dial: (network: Network, name: string) => Promise<{ readonly result: string; readonly took: number }>;
  readonly shake: (half: 'host' | 'guest', secret: string, host: string) => Promise<Shaken>;
  /** The id of this device's key. */
  readonly me: () => Promise<string>;
  readonly send: (message: string) => void;
  readonly nudge: () => void;
  readonly closeSignaller: () => void;
  /** Everything that has happened so far, in order. */
  readonly diary: () => readonly string[];
  readonly path: () => Promise<string>;
  readonly negotiate: (text: string) => Promise<string>;
  readonly roundTrip: () => number | null;
  /** Shows a card; then reads one, and answers with the card to show; then reads the answer. The link is kept. */
  readonly invite: () => Promise<Shown>;
  readonly answer: (text: string) => Promise<Shown>;
  readonly accept: (text: string) => Promise<string>;
  /** Sends so many bytes of noise in messages of 128 kB, no faster than they are taken. */
  readonly pour: (bytes: number, seed: number) => Promise<void>;
  /** Counts and sums what comes from now on. */
  readonly gather: () => void;
  readonly gathered: () => { readonly bytes: number; readonly sum: number; readonly messages: number };
  readonly poured: () => number;
}

/** A card as text, and the browser's own description it was made from. */
export interface Shown {
  readonly text: string;
  readonly description: string;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

let muted = false;
const send = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, 'send');
Object.defineProperty(RTCDataChannel.prototype, 'send', {
  value(this: RTCDataChannel, data: unknown) {
    if (!muted) Reflect.apply(send?.value, this, [data]);
  },
});

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
const diary: string[] = [];
const key = makeKeyPair().then(deviceKey);
let signaller: Signaller | undefined;
let door: Door | undefined;
let link: Link | undefined;
let invited: Invited | undefined;
let description = '';
const gathered = { bytes: 0, sum: 0, messages: 0 };
let poured = 0;

/** The last connection that was made, for what the browser itself says of it. */
let connection: RTCPeerConnection | undefined;
window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
  construct(kind, [wishes]: [RTCConfiguration]) {
    connection = new kind(wishes);
    return connection;
  },
});

function cardIn(text: string): Card {
  const found = findCard(text);
  if (!found.ok) throw new Error(found.why);
  return found.card;
}

function madeOf<T extends Invited | Answering>(made: Made<T>): T {
  if (!made.ok) throw new Error(made.why);
  description = connection?.localDescription?.sdp ?? '';
  return made.value;
}

/** Noise, but the same for the same number; nothing in it repeats enough to be packed. */
function noiseOf(length: number, seed: number): string {
  const letters = new Uint8Array(length);
  let state = seed * 2 + 1;
  for (let n = 0; n < length; n++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    letters[n] = 35 + ((state >>> 8) % 90);
  }
  return new TextDecoder().decode(letters);
}

const waiting = (): number => link?.backlog ?? 0;

function sumOf(text: string, before: number): number {
  let sum = before;
  for (let n = 0; n < text.length; n += 7) sum = (Math.imul(sum, 31) + text.charCodeAt(n)) >>> 0;
  return sum;
}

function keep(fresh: Link): void {
  diary.push('link');
  link = fresh;
  fresh.onClose(why => diary.push(`closed: ${why}`));
}

/** A message listener of ours would take the handshake's messages. */
const listenIn = (): unknown => link?.onMessage(message => diary.push(`heard: ${message}`));

async function rtcPair(): Promise<readonly [Link, Link]> {
  const offered = await offerLink();
  const answered = await answerLink(offered.offer);
  if (!answered.ok) throw new Error(answered.problem);
  const [near, far] = await Promise.all([offered.accept(answered.answer), answered.opened]);
  if (!near.ok || !far.ok) throw new Error('not opened');
  return [near.link, far.link];
}

async function peerPair(network: Network): Promise<readonly [Link, Link]> {
  const both = await peerSignaller(network);
  const name = crypto.randomUUID();
  const came = new Promise<Link>(resolve => both.listen(name, 'token', resolve));
  await wait(300);
  const dialled = await both.dial(name);
  if (!dialled.ok) throw new Error(dialled.problem);
  const far = await came;
  // The links stay.
  both.close();
  return [dialled.link, far];
}

window.harness = {
  clauses: LINK_CONTRACT.map(({ title }) => title),
  async runClause(kind, clause, network) {
    muted = false;
    const [near, far] = kind === 'rtc' ? await rtcPair() : await peerPair(network);
    try {
      await LINK_CONTRACT[clause]?.run({
        near,
        far,
        silence() {
          muted = true;
        },
        wait,
        now: () => performance.now(),
      });
      return null;
    } catch (error) {
      return String(error);
    } finally {
      near.close();
      far.close();
    }
  },
  async listen(network, name, token) {
    signaller ??= await peerSignaller(network);
    door = signaller.listen(name, token, keep);
    door.onState(state => diary.push(`door: ${state}`));
  },
  async dial(network, name) {
    signaller ??= await peerSignaller(network);
    const from = performance.now();
    const dialled = await signaller.dial(name);
    const took = performance.now() - from;
    if (!dialled.ok) return { result: dialled.problem, took };
    keep(dialled.link);
    return { result: 'ok', took };
  },
  async shake(half, secret, host) {
    if (!link) throw new Error('no link');
    const shake = { link, key: await key, room: 'room', secret, versions: { table: 1 } };
    const shaken = half === 'host' ? await greetGuest(shake) : await greetHost({ ...shake, host });
    listenIn();
    return shaken;
  },
  me: async () => (await key).id,
  send: message => link?.send(message),
  nudge: () => door?.nudge(),
  closeSignaller: () => signaller?.close(),
  diary: () => diary,
  path: async () => (await link?.path()) ?? 'none',
  async negotiate(text) {
    const answered = await answerLink(text);
    return answered.ok ? 'answered' : answered.problem;
  },
  roundTrip: () => link?.roundTrip ?? null,
  async invite() {
    invited = madeOf(await rtcCards.invite('01020304'));
    return { text: cardText(invited.card), description };
  },
  async answer(text) {
    const answering = madeOf(await rtcCards.answer(cardIn(text)));
    void answering.opened.then(opened => (opened.ok ? keep(opened.link) : diary.push(`not opened: ${opened.problem}`)));
    return { text: cardText(answering.card), description };
  },
  async accept(text) {
    const opened = await invited?.accept(cardIn(text));
    if (!opened?.ok) return opened?.problem ?? 'nobody was invited';
    keep(opened.link);
    return 'ok';
  },
  async pour(bytes, seed) {
    const size = 128 * 1024;
    for (let sent = 0, n = 0; sent < bytes; sent += size, n++) {
      const text = noiseOf(Math.min(size, bytes - sent), seed + n);
      poured = sumOf(text, poured);
      link?.send(text);
      while (waiting() > 2 * 1024 * 1024) await wait(2);
    }
  },
  gather() {
    link?.onMessage(text => {
      gathered.bytes += text.length;
      gathered.messages += 1;
      gathered.sum = sumOf(text, gathered.sum);
    });
  },
  gathered: () => gathered,
  poured: () => poured,
};
