import * as v from 'valibot';
import type { Path } from './link.ts';

const pairSchema = v.object({
  type: v.literal('candidate-pair'),
  localCandidateId: v.string(),
  remoteCandidateId: v.string(),
  nominated: v.optional(v.boolean(), false),
  state: v.string(),
});
const candidateSchema = v.object({
  candidateType: v.picklist(['host', 'srflx', 'prflx', 'relay']),
  address: v.nullish(v.string(), null),
});
type Candidate = v.InferOutput<typeof candidateSchema>;

/** How the two devices reach each other, as far as the browser tells. */
export async function pathOf(pc: RTCPeerConnection): Promise<Path> {
  try {
    const stats = await pc.getStats();
    const at = (id: unknown): unknown => (typeof id === 'string' ? stats.get(id) : undefined);
    const pair = v.safeParse(pairSchema, selectedPair(stats, at));
    if (!pair.success) return 'unknown';
    const mine = v.safeParse(candidateSchema, at(pair.output.localCandidateId));
    const theirs = v.safeParse(candidateSchema, at(pair.output.remoteCandidateId));
    return mine.success && theirs.success ? pathBetween(mine.output, theirs.output) : 'unknown';
  } catch {
    return 'unknown';
  }
}

export function pathBetween(mine: Candidate, theirs: Candidate): Path {
  const both = [mine, theirs];
  if (both.some(({ candidateType }) => candidateType === 'relay')) return 'relayed';
  if (both.some(({ candidateType }) => candidateType === 'srflx')) return 'direct';
  // A hidden host address is a local one: browsers hide no others. A discovered one is what it looks like.
  const local = ({ candidateType, address }: Candidate): boolean =>
    address === null || address === '' ? candidateType === 'host' : isLocal(address);
  return both.every(local) || sameSubnet(mine.address, theirs.address) ? 'same-network' : 'direct';
}

const LOCAL =
  /^(10\.|127\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|fe[89ab][0-9a-f]:|f[cd][0-9a-f]{2}:)|\.local$/i;
const isLocal = (address: string): boolean => LOCAL.test(address.replace(/^\[|\]$/g, ''));

/** Two public addresses with the same beginning belong to one network: half of an IPv6 one, three parts of an IPv4. */
const sameSubnet = (one: string | null, other: string | null): boolean => {
  const [begins, otherBegins] = [one, other].map(address => BEGINNING.exec(address ?? '')?.[0]);
  return begins !== undefined && begins === otherBegins;
};
const BEGINNING = /^(?:(?:[0-9a-f]{1,4}:){4}|(?:\d{1,3}\.){3})/i;

function selectedPair(stats: RTCStatsReport, at: (id: unknown) => unknown): unknown {
  const entries: readonly Record<string, unknown>[] = [...stats.values()];
  const transport = entries.find(({ type }) => type === 'transport');
  // Firefox has no transport entry; it marks the pair itself.
  return (
    at(transport?.['selectedCandidatePairId']) ??
    entries.find(
      ({ type, state, nominated }) => type === 'candidate-pair' && state === 'succeeded' && nominated === true,
    )
  );
}
