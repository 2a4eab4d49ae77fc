import type { Done } from '../services.ts';

/** A server that helps two devices find a way to each other. */
export interface IceLine {
  readonly urls: string;
  readonly username?: string;
  readonly credential?: string;
}

export interface IceProblem {
  /** Counted from 1, as people count. */
  readonly line: number;
  readonly why: 'not-a-server' | 'turn-needs-login' | 'stun-needs-no-login' | 'too-many';
}

/** More only make finding a way slower; browsers warn from five on. */
export const MOST_ICE = 8;
export const LONGEST_ICE = 4_000;

/** Reads one server a line: `stun:host[:port]`, or `turn:host[:port][?transport=tcp] username credential`. */
export function parseIce(text: string): Done<readonly IceLine[], IceProblem> {
  const servers: IceLine[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const server = parseLine(line.trim());
    const why = typeof server === 'string' ? server : servers.length === MOST_ICE ? 'too-many' : undefined;
    if (why !== undefined) return { ok: false, problem: { line: index + 1, why } };
    if (typeof server !== 'string') servers.push(server);
  }
  return { ok: true, value: servers };
}

/** A browser throws at an address it cannot read, so only what every browser reads gets through. */
export function isIceUrl(url: string): boolean {
  const parts = /^(?:stuns?:([^?]+)|turns?:([^?]+?)(?:\?transport=(?:udp|tcp))?)$/.exec(url);
  const place = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i.exec(parts?.[1] ?? parts?.[2] ?? '');
  const [, host, port = '1'] = place ?? [];
  return host !== undefined && URL.canParse(`http://${host}/`) && Number(port) > 0 && Number(port) < 65_536;
}

export const isTurn = (url: string): boolean => /^turns?:/.test(url);

function parseLine(line: string): IceLine | IceProblem['why'] {
  const [urls = '', username, credential, more] = line.split(/\s+/);
  if (!isIceUrl(urls)) return 'not-a-server';
  if (!isTurn(urls)) return username === undefined ? { urls } : 'stun-needs-no-login';
  if (username === undefined || credential === undefined || more !== undefined) return 'turn-needs-login';
  return { urls, username, credential };
}
