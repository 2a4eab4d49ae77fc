export type Bytes = Uint8Array<ArrayBuffer>;

export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Undefined unless the text is the one and only way to write its bytes. */
export function fromBase64url(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0));
  return toBase64url(bytes) === text ? bytes : undefined;
}

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
