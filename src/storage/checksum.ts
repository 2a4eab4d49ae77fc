/** Tells a damaged copy from a whole one. It proves nothing about who wrote it. */
export async function checksum(text: string, digest: Digest | undefined = browserDigest()): Promise<string> {
  if (!digest) return `fnv:${fnv(text)}`;
  const hash = await digest(new TextEncoder().encode(text));
  return `sha256:${[...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`;
}

type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/** Browsers withhold `crypto.subtle` from pages served over plain http, as on a kitchen-table Wi-Fi. */
function browserDigest(): Digest | undefined {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle && (bytes => subtle.digest('SHA-256', bytes));
}

/** FNV-1a over UTF-16 units, twice with different starts, for 64 bits. */
function fnv(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let n = 0; n < text.length; n++) {
    const unit = text.charCodeAt(n);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x01000193) ^ (low >>> 13);
  }
  return [high, low].map(half => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
