import { combine, split } from 'shamir-secret-sharing';
import { fromBase64url, toBase64url } from '../../net/index.ts';

/** Pieces of a key, any `need` of which make it whole. Where one is enough, the piece is the key: both have agreed to it. */
export async function splitKey(secret: string, shares: number, need: number): Promise<readonly string[] | null> {
  const bytes = fromBase64url(secret);
  if (!bytes) return null;
  if (need < 2) return Array.from({ length: shares }, () => secret);
  return (await split(bytes, shares, need)).map(toBase64url);
}

/** Null for pieces that are none. Whether it is the right key only the log can tell. */
export async function combineKey(shares: readonly string[]): Promise<string | null> {
  const pieces = shares.map(fromBase64url);
  const [first] = shares;
  if (pieces.some(piece => !piece) || first === undefined) return null;
  if (shares.length === 1) return first;
  try {
    return toBase64url(await combine(pieces.filter(piece => piece !== undefined)));
  } catch {
    // Doubled, or of unequal length: somebody sent nonsense.
    return null;
  }
}
