import { bindingOf } from './fingerprint.ts';
import { pathOf } from './rtc-path.ts';
import { LOW_WATER, type Wire, type WireEars } from './wire.ts';

/**
 * An open data channel as a wire. Undefined if it is not what we asked for: a channel that may lose or reorder, or
 * descriptions that do not say which certificates are in use. `release` lets go of the connection.
 */
export function rtcWire(pc: RTCPeerConnection, channel: RTCDataChannel, release: () => void): Wire | undefined {
  const binding = bindingOf(pc);
  const reliable = channel.ordered && channel.maxRetransmits === null && channel.maxPacketLifeTime === null;
  if (!binding || !reliable) return undefined;

  let ears: WireEars | null = null;
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    // Later, because a link may be in the middle of sending.
    queueMicrotask(() => ears?.onEnd());
  };

  channel.binaryType = 'arraybuffer';
  channel.bufferedAmountLowThreshold = LOW_WATER;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    ears?.onFrame(data instanceof ArrayBuffer ? new Uint8Array(data) : null),
  );
  channel.addEventListener('bufferedamountlow', () => ears?.onDrain());
  // Safari says nothing when its own side closes, and nobody says anything when the network goes: the heartbeat does.
  channel.addEventListener('close', end);
  pc.addEventListener('connectionstatechange', () => {
    if (pc.connectionState === 'failed' || pc.connectionState === 'closed') end();
  });

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
    },
    close() {
      ended = true;
      channel.close();
      release();
    },
  };
}
