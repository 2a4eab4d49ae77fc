import type { Done } from '../services.ts';

/** Where a broker answers, taken apart as the library that asks it wants it. */
export interface BrokerAddress {
  readonly host: string;
  readonly port: number;
  /** Begins and ends with a slash. */
  readonly path: string;
  readonly secure: boolean;
}

export type BrokerProblem =
  | 'not-an-address'
  /** A name and password, a question mark or a `#`: a broker has none of them. */
  | 'too-much'
  /** A secure page may not speak to an insecure broker on another device. */
  | 'needs-https';

export const LONGEST_BROKER = 300;

/** Reads `https://host[:port]/path/`. */
export function parseBroker(text: string, page: Pick<Location, 'protocol'>): Done<BrokerAddress, BrokerProblem> {
  const wanted = text.trim();
  // `URL` would silently drop tabs and line breaks, and take `https:host` for an address.
  if (!/^https?:\/\/[^\s\\]+$/i.test(wanted) || wanted.length > LONGEST_BROKER || !URL.canParse(wanted))
    return no('not-an-address');
  const url = new URL(wanted);
  if (url.username || url.password || /[?#]/.test(wanted)) return no('too-much');
  if (page.protocol === 'https:' && url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) return no('needs-https');
  return { ok: true, value: addressOf(url) };
}

export function addressOf(url: URL): BrokerAddress {
  const secure = url.protocol === 'https:';
  return {
    host: url.hostname,
    port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
    path: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`,
    secure,
  };
}

/** Names a device has for itself only. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const no = (problem: BrokerProblem) => ({ ok: false, problem }) as const;
