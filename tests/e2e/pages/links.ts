import {
  type Door,
  type Link,
  type Network,
  type Shaken,
  type Signaller,
  answerLink,
  deviceKey,
  greetGuest,
  greetHost,
  makeKeyPair,
  offerLink,
  peerSignaller,
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
};
