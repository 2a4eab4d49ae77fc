import { type Clock, systemClock } from './clock.ts';
import { fingerprintIn } from './fingerprint.ts';
import { LOST_AFTER } from './heartbeat.ts';
import { linkOver } from './link-over.ts';
import type { Link } from './link.ts';
import { rtcWire } from './rtc-wire.ts';
import type { IceServer } from './signaller.ts';

export interface Negotiation {
  readonly iceServers: readonly IceServer[];
  readonly clock: Clock;
  /** Milliseconds to find our own addresses; what is found by then goes into the description. */
  readonly gatherWithin: number;
  /** Milliseconds from when both descriptions are known here until the link must be open. */
  readonly openWithin: number;
  /** The browser may say early that there is no way through. Whoever waits for a person to act does not believe it. */
  readonly believesFailure: boolean;
  /** Milliseconds of silence after which the link counts as lost; asked again and again. */
  readonly patience: () => number;
}

export type Opened =
  | { readonly ok: true; readonly link: Link }
  | { readonly ok: false; readonly problem: 'nonsense' | 'unreachable' };

const LONGEST_DESCRIPTION = 32 * 1024;

/** One connection on its way to becoming a link. */
export interface Attempt {
  readonly pc: RTCPeerConnection;
  gathered(): Promise<void>;
  opened(): Promise<Opened>;
  cancel(): void;
}

export function prepare(wishes: Partial<Negotiation>): Attempt {
  const { iceServers = [], clock = systemClock, gatherWithin = 2_500, openWithin = 10_000 } = wishes;
  const { believesFailure = true, patience = () => LOST_AFTER } = wishes;
  const pc = new RTCPeerConnection({ iceServers: [...iceServers] });
  // Both ends make it with the same number, so neither has to wait for the other to announce it.
  const channel = pc.createDataChannel('link', { negotiated: true, id: 0, ordered: true });
  channel.binaryType = 'arraybuffer';

  let resolve: (result: Opened) => void = () => undefined;
  const opened = new Promise<Opened>(settle => {
    resolve = settle;
  });
  const fail = (problem: 'nonsense' | 'unreachable'): void => {
    resolve({ ok: false, problem });
    pc.close();
  };
  const enter = async (): Promise<void> => {
    const wire = await rtcWire(pc, channel, clock, () => pc.close());
    if (wire) resolve({ ok: true, link: linkOver(wire, clock, patience) });
    else fail('nonsense');
  };
  channel.addEventListener('open', () => void enter());
  pc.addEventListener('connectionstatechange', () => {
    if (believesFailure && pc.connectionState === 'failed' && channel.readyState === 'connecting') fail('unreachable');
  });

  return {
    pc,
    gathered: () =>
      new Promise(done => {
        if (pc.iceGatheringState === 'complete') done();
        const cancel = clock.setTimer(gatherWithin, done);
        pc.addEventListener('icegatheringstatechange', () => {
          if (pc.iceGatheringState !== 'complete') return;
          cancel();
          done();
        });
      }),
    async opened() {
      const cancel = clock.setTimer(openWithin, () => fail('unreachable'));
      const result = await opened;
      cancel();
      return result;
    },
    cancel() {
      if (channel.readyState === 'connecting') fail('unreachable');
    },
  };
}

/** Takes the other end's description; false if it is none. */
export async function hears(pc: RTCPeerConnection, type: 'offer' | 'answer', sdp: string): Promise<boolean> {
  if (sdp.length > LONGEST_DESCRIPTION || fingerprintIn(sdp) === undefined) return false;
  try {
    await pc.setRemoteDescription({ type, sdp });
    return true;
  } catch {
    return false;
  }
}
