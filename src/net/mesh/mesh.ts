import { randomBytes, toBase64url } from '../base64url.ts';
import { type Clock, systemClock } from '../clock.ts';
import { type DeviceId, type Shake, type ShakeRefusal, greetGuest, greetHost } from '../handshake.ts';
import type { Link } from '../link.ts';
import type { Answered, Offered } from '../rtc-link.ts';
import { type CallMessage, parseCall } from './call-messages.ts';
import { type Lanes, lanesOf } from './lanes.ts';

/** How the ends of a link are made: WebRTC in a browser, memory in a test. */
export interface Ends {
  offer(patience?: () => number): Promise<Offered>;
  answer(offer: string, patience?: () => number): Promise<Answered>;
}

export interface MeshParts extends Omit<Shake, 'link'> {
  readonly ends: Ends;
  readonly clock?: Clock;
  /** Milliseconds of silence that a link to this device may have at this moment: it may come to host, or cease to. */
  readonly patience: (device: DeviceId) => number;
  /** A device is linked, by whatever way; the table's lane of its link. */
  readonly onUp: (device: DeviceId, table: Link) => void;
  readonly onDown: (device: DeviceId) => void;
}

export type Called =
  | { readonly ok: true }
  /** `nobody`: none of those we reach can reach them. `unreachable`: they answer, but no way was found. */
  | { readonly ok: false; readonly problem: 'nobody' | 'unreachable' }
  | { readonly ok: false; readonly problem: 'refused'; readonly refusal: ShakeRefusal };

/** The links of one device to the others at its table. Whoever holds a link carries calls for whoever lacks one. */
export interface Mesh {
  /** A link that has been proved to lead to `device`. One that was there before is closed. */
  take(device: DeviceId, lanes: Lanes): void;
  to(device: DeviceId): Link | undefined;
  devices(): readonly DeviceId[];
  /** A new link, by way of anybody who is linked to both. */
  call(device: DeviceId): Promise<Called>;
  close(): void;
}

const ANSWER_WITHIN = 5_000;
/** Calls a device may have under way at us, or through us, in a few seconds. A table of 24 has no more to say. */
const MOST_CALLS = 24;
const FORGET_AFTER = 15_000;

export function meshOf(parts: MeshParts): Mesh {
  const { key, ends, clock = systemClock, patience, onUp, onDown } = parts;
  const links = new Map<DeviceId, Lanes>();
  const waiting = new Map<string, (message: CallMessage | null) => void>();
  const busy = new Map<DeviceId, number>();
  /** Calls we carried and whose answer we may have to carry back, by who called. */
  const carried = new Map<string, DeviceId>();
  let closed = false;

  function take(device: DeviceId, lanes: Lanes): void {
    // It has come back before we noticed that it was gone; the old wire is of no use to it.
    links.get(device)?.table.close('left');
    if (closed) return lanes.table.close('left');
    links.set(device, lanes);
    let told = false;
    lanes.table.onClose(() => {
      if (links.get(device) !== lanes) return;
      links.delete(device);
      if (told) onDown(device);
    });
    if (links.get(device) !== lanes) return;
    told = true;
    lanes.calls.onMessage(text => hear(device, text));
    onUp(device, lanes.table);
  }

  function hear(by: DeviceId, text: string): void {
    const message = parseCall(text);
    // Nobody speaks in another's name, except whoever carries it to us.
    if (!message || (message.from !== by && message.to !== key.id) || message.from === key.id) return;
    if (message.to !== key.id) return carry(by, message);
    if (message.type === 'offer') void answer(by, message);
    else waiting.get(message.id)?.(message);
  }

  /** An offer is carried if it may be, and then its one answer. */
  function carry(by: DeviceId, message: CallMessage): void {
    const { type, id, to } = message;
    if (type !== 'offer') {
      if (carried.get(id) === to && carried.delete(id)) say(to, message);
    } else if (links.has(to) && mayGoOn(by)) {
      carried.set(id, by);
      clock.setTimer(FORGET_AFTER, () => carried.delete(id));
      say(to, message);
    } else {
      say(by, { type: 'no', from: to, to: by, id });
    }
  }

  const say = (by: DeviceId, message: CallMessage): void => links.get(by)?.calls.send(JSON.stringify(message));

  function mayGoOn(device: DeviceId): boolean {
    const count = busy.get(device) ?? 0;
    if (count >= MOST_CALLS) return false;
    busy.set(device, count + 1);
    clock.setTimer(FORGET_AFTER, () => busy.set(device, (busy.get(device) ?? 1) - 1));
    return true;
  }

  /** `by` brought the call; the answer goes back the same way. */
  async function answer(by: DeviceId, { from, id, sdp }: CallMessage & { readonly type: 'offer' | 'answer' }) {
    const no = (): void => say(by, { type: 'no', from: key.id, to: from, id });
    // Counted by who calls, and not by who brings it: nobody else's calls need wait for a noisy one's.
    if (closed || !mayGoOn(from)) return no();
    const answered = await ends.answer(sdp, () => patience(from));
    if (!answered.ok) return no();
    say(by, { type: 'answer', from: key.id, to: from, id, sdp: answered.answer });
    const opened = await answered.opened;
    if (!opened.ok) return;
    const shaken = await greetGuest({ ...parts, link: opened.link }, clock);
    if (!shaken.ok) return;
    // Whoever the caller said it was, it has proved to be somebody.
    if (closed || shaken.device !== from) return opened.link.close('refused');
    take(from, lanesOf(opened.link));
  }

  async function call(device: DeviceId): Promise<Called> {
    // Whoever is not reached by one may be reached by the next.
    let problem: 'nobody' | 'unreachable' = 'nobody';
    for (const by of links.keys()) {
      if (by === device || closed) continue;
      const called = await callBy(by, device);
      if (called.ok || called.problem === 'refused') return called;
      if (called.problem === 'unreachable') problem = 'unreachable';
    }
    return { ok: false, problem };
  }

  async function callBy(by: DeviceId, to: DeviceId): Promise<Called> {
    const offered = await ends.offer(() => patience(to));
    const id = toBase64url(randomBytes(9));
    const reply = reaction(id);
    say(by, { type: 'offer', from: key.id, to, id, sdp: offered.offer });
    const answered = await reply;
    if (answered?.type !== 'answer' || answered.from !== to) {
      offered.cancel();
      return { ok: false, problem: 'nobody' };
    }
    const opened = await offered.accept(answered.sdp);
    if (!opened.ok) return { ok: false, problem: 'unreachable' };
    const shaken = await greetHost({ ...parts, link: opened.link, host: to }, clock);
    if (!shaken.ok) return { ok: false, problem: 'refused', refusal: shaken.refusal };
    take(to, lanesOf(opened.link));
    return { ok: true };
  }

  /** Null when none comes in time. */
  function reaction(id: string): Promise<CallMessage | null> {
    return new Promise(resolve => {
      const settle = (message: CallMessage | null): void => {
        cancel();
        waiting.delete(id);
        resolve(message);
      };
      const cancel = clock.setTimer(ANSWER_WITHIN, () => settle(null));
      waiting.set(id, settle);
    });
  }

  return {
    take,
    to: device => links.get(device)?.table,
    devices: () => [...links.keys()],
    call,
    close() {
      closed = true;
      for (const { table } of Array.from(links.values())) table.close('left');
    },
  };
}
