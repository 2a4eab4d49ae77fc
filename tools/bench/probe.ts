/** What a page tells about itself. All times are milliseconds since 1970, so pages on one machine can be compared. */
export interface Probe {
  /** When the last click was dispatched here. */
  clickedAt: number;
  /** Messages the app has sent over data channels, heartbeats not counted. Its frames are Uint8Arrays; ours are not. */
  sent: number;
  sentAt: number;
  gotAt: number;
  /** When the document last changed. */
  changedAt: number;
  /** When it first changed since `watch`. */
  changedFirst: number | null;
  /** The first animation frame after the document first changed since `watch`; null if it has not. */
  frameAt: number | null;
  watch(): void;
  /** A data channel beside the app's, for the bare network; `end` names it here. */
  offer(end: string): Promise<string>;
  answer(end: string, offer: string): Promise<string>;
  accept(end: string, answer: string): Promise<void>;
  /** What comes in at one end goes out at the other. */
  relay(from: string, to: string): void;
  sendRaw(end: string): number;
  /** When something last came in at this end; null if nothing has since the last `sendRaw` or `forgetRaw`. */
  rawAt: number | null;
  /** The first animation frame after it, with nothing to draw. */
  rawFrameAt: number | null;
  forgetRaw(): void;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before the app does, so it may use nothing from outside itself. */
export function installProbe(): void {
  const RAW = 'raw';
  const RAW_BYTES = 200;
  const LONGEST_HEARTBEAT = 16;
  const now = (): number => performance.timeOrigin + performance.now();
  const ends = new Map<string, { readonly pc: RTCPeerConnection; channel: RTCDataChannel | null }>();
  const relays = new Map<string, string>();
  let framing = false;

  const channels: { send: (data: never) => void } = RTCDataChannel.prototype;
  channels.send = new Proxy(channels.send, {
    apply(send, channel, [data]: [unknown]) {
      if (data instanceof Uint8Array && data.byteLength > LONGEST_HEARTBEAT) {
        probe.sent++;
        probe.sentAt = now();
      }
      Reflect.apply(send, channel, [data]);
    },
  });
  const listen: { addEventListener: (...args: never) => void } = RTCDataChannel.prototype;
  listen.addEventListener = new Proxy(listen.addEventListener, {
    apply(add, channel: RTCDataChannel, args: readonly unknown[]) {
      if (args[0] === 'message' && channel.label !== RAW) Reflect.apply(add, channel, ['message', noteMessage]);
      Reflect.apply(add, channel, args);
    },
  });
  function noteMessage({ data }: MessageEvent<unknown>): void {
    if (data instanceof ArrayBuffer && data.byteLength > LONGEST_HEARTBEAT) probe.gotAt = now();
  }

  function opened(end: string, channel: RTCDataChannel): void {
    channel.binaryType = 'arraybuffer';
    channel.addEventListener('message', ({ data }) => {
      const onward = relays.get(end);
      const next = onward === undefined ? undefined : ends.get(onward)?.channel;
      if (next) {
        next.send(data as ArrayBuffer);
        return;
      }
      probe.rawAt = now();
      requestAnimationFrame(() => {
        probe.rawFrameAt = now();
      });
    });
    const known = ends.get(end);
    if (known) known.channel = channel;
  }

  async function described(pc: RTCPeerConnection): Promise<string> {
    while (pc.iceGatheringState !== 'complete') await new Promise(resolve => setTimeout(resolve, 10));
    return JSON.stringify(pc.localDescription);
  }

  function newEnd(end: string): RTCPeerConnection {
    const pc = new RTCPeerConnection({ iceServers: [] });
    ends.set(end, { pc, channel: null });
    return pc;
  }

  const probe: Probe = {
    clickedAt: 0,
    sent: 0,
    sentAt: 0,
    gotAt: 0,
    changedAt: now(),
    changedFirst: null,
    frameAt: null,
    rawAt: null,
    rawFrameAt: null,
    watch() {
      probe.changedFirst = null;
      probe.frameAt = null;
    },
    async offer(end) {
      const pc = newEnd(end);
      opened(end, pc.createDataChannel(RAW));
      await pc.setLocalDescription();
      return described(pc);
    },
    async answer(end, offer) {
      const pc = newEnd(end);
      pc.addEventListener('datachannel', ({ channel }) => opened(end, channel));
      await pc.setRemoteDescription(JSON.parse(offer) as RTCSessionDescriptionInit);
      await pc.setLocalDescription();
      return described(pc);
    },
    async accept(end, answer) {
      const at = ends.get(end);
      await at?.pc.setRemoteDescription(JSON.parse(answer) as RTCSessionDescriptionInit);
      while (at?.channel?.readyState !== 'open') await new Promise(resolve => setTimeout(resolve, 10));
    },
    relay(from, to) {
      relays.set(from, to);
    },
    sendRaw(end) {
      const channel = ends.get(end)?.channel;
      const at = now();
      channel?.send(new ArrayBuffer(RAW_BYTES));
      return at;
    },
    forgetRaw() {
      probe.rawAt = null;
      probe.rawFrameAt = null;
    },
  };
  window.probe = probe;

  window.addEventListener('click', () => (probe.clickedAt = now()), true);
  const observer = new MutationObserver(() => {
    probe.changedAt = now();
    probe.changedFirst ??= probe.changedAt;
    if (framing || probe.frameAt !== null) return;
    framing = true;
    requestAnimationFrame(() => {
      framing = false;
      probe.frameAt = now();
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
