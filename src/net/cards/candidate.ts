/** Where a device may be reached. Only these four facts of it travel on a card. */
export type Candidate =
  | { readonly kind: 'ipv4'; readonly address: string; readonly port: number }
  | { readonly kind: 'ipv6'; readonly address: string; readonly port: number }
  /** A browser that may not tell its address makes up a name that its neighbours can look up. */
  | { readonly kind: 'mdns'; readonly address: string; readonly port: number };

export const CANDIDATE_KINDS = ['ipv4', 'ipv6', 'mdns'] as const satisfies readonly Candidate['kind'][];

const PORT_BYTES = 2;
const ADDRESS_BYTES = { ipv4: 4, ipv6: 16, mdns: 16 } as const satisfies Record<Candidate['kind'], number>;

export const candidateBytes = (kind: Candidate['kind']): number => ADDRESS_BYTES[kind] + PORT_BYTES;

const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;

/** Undefined for what no other device could use: other kinds of names, ports and addresses. */
export function candidateAt(address: string, port: number): Candidate | undefined {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return undefined;
  const lower = address.toLowerCase();
  if (lower.endsWith('.local')) {
    return UUID.test(lower.slice(0, -'.local'.length)) ? { kind: 'mdns', address: lower, port } : undefined;
  }
  if (ipv4Bytes(lower)) return { kind: 'ipv4', address: lower, port };
  const six = ipv6Bytes(lower);
  return six && isUseful(six) ? { kind: 'ipv6', address: ipv6Text(six), port } : undefined;
}

/** An address that needs a zone to be of use (fe80::), or that leads back home or to many, leads nowhere from a card. */
const isUseful = (six: Uint8Array): boolean =>
  !(six[0] === 0xfe && (six[1] ?? 0) >> 6 === 2) && six[0] !== 0xff && six.subarray(0, 12).some(byte => byte !== 0);

export function candidateToBytes({ kind, address, port }: Candidate): Uint8Array {
  const bytes = addressBytes(kind, address);
  if (!bytes) throw new Error(`${address} is no address of kind ${kind}.`);
  return Uint8Array.of(...bytes, port >> 8, port & 255);
}

/** Undefined unless it is the one and only way to write a useful candidate. */
export function candidateFromBytes(kind: Candidate['kind'], bytes: Uint8Array): Candidate | undefined {
  const raw = bytes.subarray(0, ADDRESS_BYTES[kind]);
  const port = ((bytes.at(-2) ?? 0) << 8) | (bytes.at(-1) ?? 0);
  const candidate = candidateAt(addressText(kind, raw), port);
  return candidate?.kind === kind ? candidate : undefined;
}

function addressBytes(kind: Candidate['kind'], address: string): Uint8Array | undefined {
  switch (kind) {
    case 'ipv4':
      return ipv4Bytes(address);
    case 'ipv6':
      return ipv6Bytes(address);
    case 'mdns':
      return hexBytes(address.slice(0, -'.local'.length).replaceAll('-', ''));
  }
}

function addressText(kind: Candidate['kind'], bytes: Uint8Array): string {
  switch (kind) {
    case 'ipv4':
      return bytes.join('.');
    case 'ipv6':
      return ipv6Text(bytes);
    case 'mdns':
      return `${hexText(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;
  }
}

function ipv4Bytes(text: string): Uint8Array | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1);
  // Leading zeros mean octal to some and nothing to others.
  if (!parts || parts.some(part => Number(part) > 255 || String(Number(part)) !== part)) return undefined;
  const bytes = Uint8Array.from(parts, Number);
  return bytes[0] === 0 || (bytes[0] ?? 0) >= 224 ? undefined : bytes;
}

function ipv6Bytes(text: string): Uint8Array | undefined {
  if (!/^[0-9a-f:]{2,39}$/.test(text)) return undefined;
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map(half => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  if (groups.some(group => !/^[0-9a-f]{1,4}$/.test(group))) return undefined;
  return Uint8Array.from(groups.map(group => Number.parseInt(group, 16)).flatMap(group => [group >> 8, group & 255]));
}

/** Written out in full: every browser reads it, and there is only one way to do it. */
const ipv6Text = (bytes: Uint8Array): string =>
  Array.from({ length: 8 }, (_, n) => (((bytes[2 * n] ?? 0) << 8) | (bytes[2 * n + 1] ?? 0)).toString(16)).join(':');

export const hexText = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

export const hexBytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
