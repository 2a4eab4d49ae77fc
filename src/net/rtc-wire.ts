import type { Clock } from './clock.ts';
import { bindingOf } from './fingerprint.ts';
import { pathOf } from './rtc-path.ts';
import { LOW_WATER, type Wire, type WireEars } from './wire.ts';

/** A browser may open a channel a moment before it says what the descriptions are. */
const DESCRIBED_WITHIN = 2_000;

/**
 * An open data channel as a wire. Undefined, and released, if it is not what we asked for: a channel that may lose or
 * reorder, or descriptions that do not say which certificates are in use. `release` lets go of the connection.
 */
export async function rtcWire(
  pc: RTCPeerConnection,
  channel: RTCDataChannel,
  clock: Clock,
  release: () => void,
): Promise<Wire | undefined> {
  let ears: WireEars | null = null;
  let early: (Uint8Array | null)[] = [];
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    // Later, because a link may be in the middle of sending.
    queueMicrotask(() => ears?.onEnd());
  };

  channel.binaryType = 'arraybuffer';
  channel.bufferedAmountLowThreshold = LOW_WATER;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const frame = data instanceof ArrayBuffer ? new Uint8Array(data) : null;
    if (ears) ears.onFrame(frame);
    else early.push(frame);
  });
  channel.addEventListener('bufferedamountlow', () => ears?.onDrain());
  // Safari says nothing when its own side closes, and nobody says anything when the network goes: the heartbeat does.
  channel.addEventListener('close', end);
  pc.addEventListener('connectionstatechange', () => {
    if (pc.connectionState === 'failed' || pc.connectionState === 'closed') end();
  });

  await described(pc, clock);
  const binding = bindingOf(pc);
  const reliable = channel.ordered && channel.maxRetransmits === null && channel.maxPacketLifeTime === null;
  if (!binding || !reliable) {
    release();
    return undefined;
  }

  return {
    binding,
    get buffered() {
      return channel.bufferedAmount;
    },
    send(frame) {
      if (ended) return;
      try {
        channel.send(frame);
      } catch {
        end();
      }
    },
    path: () => pathOf(pc),
    attach(own) {
      ears = own;
      for (const frame of early) own.onFrame(frame);
      early = [];
      if (ended) queueMicrotask(() => own.onEnd());
    },
    close() {
      ended = true;
      channel.close();
      release();
    },
  };
}

function described(pc: RTCPeerConnection, clock: Clock): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => {
      if (!pc.localDescription || !pc.remoteDescription) return;
      cancel();
      resolve();
    };
    const cancel = clock.setTimer(DESCRIBED_WITHIN, resolve);
    pc.addEventListener('signalingstatechange', look);
    look();
  });
}
