// Pure code has no TextEncoder and no btoa: neither is part of the language.

export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    if (code > 127) return utf8OfAny(text);
    bytes[n] = code;
  }
  return bytes;
}

function utf8OfAny(text: string): Uint8Array {
  const escaped = encodeURIComponent(text).replaceAll(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Uint8Array.from(escaped, char => char.charCodeAt(0));
}

/** Undefined for bytes that are no text. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  let escaped = '';
  for (const byte of bytes) escaped += byte < 128 && byte !== 37 ? String.fromCharCode(byte) : hexed(byte);
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}

const hexed = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(DIGITS.split('').map((digit, value) => [digit, value]));

/** Three bytes are four digits; at the end, one byte is two and two are three. */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let n = 0; n < bytes.length; n += 3) {
    const three = ((bytes[n] ?? 0) << 16) | ((bytes[n + 1] ?? 0) << 8) | (bytes[n + 2] ?? 0);
    const digits = Math.min(4, bytes.length - n + 1);
    for (let at = 0; at < digits; at++) text += DIGITS[(three >> (18 - 6 * at)) & 63];
  }
  return text;
}

/** Undefined for anything that is not base64url. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let n = 0;
  for (const digit of text) {
    const value = VALUES.get(digit);
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[n++] = (bits >> held) & 255;
    }
  }
  return bytes;
}
