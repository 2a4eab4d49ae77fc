import type { Binding } from './link.ts';

const LINE = /^a=fingerprint:(.*)$/gm;
const SHA_256 = /^sha-256 ((?:[0-9A-F]{2}:){31}[0-9A-F]{2})$/i;

/** The certificates of both ends; undefined unless each description names exactly one, by SHA-256. */
export function bindingOf(pc: RTCPeerConnection): Binding | undefined {
  const mine = fingerprintIn(pc.localDescription?.sdp ?? '');
  const theirs = fingerprintIn(pc.remoteDescription?.sdp ?? '');
  return mine === undefined || theirs === undefined || mine === theirs ? undefined : { mine, theirs };
}

export function fingerprintIn(sdp: string): string | undefined {
  const named = new Set(
    [...sdp.matchAll(LINE)].map(([, value = '']) => SHA_256.exec(value.trim())?.[1]?.toUpperCase()),
  );
  const [only] = named;
  return named.size === 1 ? only : undefined;
}
