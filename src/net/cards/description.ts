import { fingerprintIn } from '../fingerprint.ts';
import { type Candidate, CANDIDATE_KINDS, candidateAt } from './candidate.ts';
import type { Card } from './card.ts';
import { type Credentials, shapeOf } from './credentials.ts';

/** What a browser's own description says about reaching it. */
export interface Reachable extends Credentials {
  readonly fingerprint: string;
  readonly candidates: readonly Candidate[];
}

/** Undefined for a description that fits on no card. */
export function reachableIn(sdp: string): Reachable | undefined {
  const print = fingerprintIn(sdp)?.replaceAll(':', '').toLowerCase();
  const ufrag = /^a=ice-ufrag:(\S+)\s*$/m.exec(sdp)?.[1] ?? '';
  const pwd = /^a=ice-pwd:(\S+)\s*$/m.exec(sdp)?.[1] ?? '';
  if (print === undefined || !shapeOf({ ufrag, pwd })) return undefined;
  return { ufrag, pwd, fingerprint: print, candidates: candidatesIn(sdp) };
}

/** Component 1, over UDP, of the device itself: nothing else can be used without a server. */
const HOST_CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host\b/gim;

/** Short addresses first, for more of them fit on a card. */
function candidatesIn(sdp: string): readonly Candidate[] {
  const found = [...sdp.matchAll(HOST_CANDIDATE)].flatMap(
    ([, address = '', port = '']) => candidateAt(address, Number(port)) ?? [],
  );
  const isLoopback = ({ address }: Candidate): boolean => address.startsWith('127.');
  const rank = (one: Candidate): number => CANDIDATE_KINDS.indexOf(one.kind) + (isLoopback(one) ? 9 : 0);
  return found.sort((a, b) => rank(a) - rank(b));
}

/**
 * The description a card stands for, in words that every browser understands. Nothing of the card is text here that was
 * not made from bytes: a scanned code cannot add a line.
 */
export function descriptionFrom({ kind, ufrag, pwd, fingerprint, candidates }: Card): string {
  const print = (fingerprint.toUpperCase().match(/../g) ?? []).join(':');
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${print}`,
    // Whoever answers begins the encryption; so do browsers left to themselves.
    `a=setup:${kind === 'invitation' ? 'actpass' : 'active'}`,
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...candidates.map(candidateLine),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const candidateLine = ({ address, port }: Candidate, n: number): string =>
  `a=candidate:${n + 1} 1 udp ${2_113_937_151 - n} ${address} ${port} typ host`;
