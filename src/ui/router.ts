import { type ReadonlySignal, signal } from '@preact/signals';
import { formatJoinCode, isRoom, parseJoinCode } from './join-address.ts';
import type { JoinAddress } from './online.ts';

export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'new'; readonly game: string }
  | { readonly name: 'match'; readonly id: string }
  /** An invitation, and after it the table itself: a reload comes back by the same link. */
  | { readonly name: 'join'; readonly address: JoinAddress }
  | { readonly name: 'table'; readonly room: string }
  /** Reads codes off other screens; with a room, the way back to that table. */
  | { readonly name: 'scan'; readonly room: string | null }
  /** What the phone's own camera opens when it is held before one of our codes. */
  | { readonly name: 'code'; readonly code: string }
  | { readonly name: 'learn'; readonly game: string }
  | { readonly name: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly name: 'settings' }
  | { readonly name: 'credits' }
  /** Meant as an invitation, but part of it is missing. */
  | { readonly name: 'lost-invitation' }
  | { readonly name: 'unknown' };

const UNKNOWN: Route = { name: 'unknown' };
const TOO_LONG = 200;

/** Reads an address a stranger may have written. Anything odd is `unknown`, never a throw. */
export function parseRoute(hash: string): Route {
  const code = CODE.exec(hash)?.[1];
  if (code !== undefined) return { name: 'code', code };
  const route = hash.length > TOO_LONG ? UNKNOWN : readRoute(hash);
  return route.name === 'unknown' && INVITATION.test(hash) ? { name: 'lost-invitation' } : route;
}

const INVITATION = /^#?\/?join(\/|$)/;
/** Longer than any other address, and nothing but letters of base64url. */
const CODE = /^#?\/?c\/([\w-]{1,200})\/?$/;

function readRoute(hash: string): Route {
  const parts = partsOf(hash);
  if (parts === undefined) return UNKNOWN;
  const [name, first, second, ...rest] = parts;
  if (rest.length > 0) return UNKNOWN;

  if (name === undefined) return { name: 'home' };
  if (first === undefined) {
    if (name === 'scan') return { name, room: null };
    return name === 'settings' || name === 'credits' ? { name } : UNKNOWN;
  }
  if (name === 'rules') return { name, game: first, rule: second ?? null };
  if (second !== undefined) return UNKNOWN;
  if (name === 'new' || name === 'learn') return { name, game: first };
  if (name === 'match') return { name, id: first };
  if (name === 'table' || name === 'scan') return isRoom(first) ? { name, room: first } : UNKNOWN;
  const address = name === 'join' ? parseJoinCode(first) : undefined;
  return address ? { name: 'join', address } : UNKNOWN;
}

export function formatRoute(route: Route): string {
  switch (route.name) {
    case 'home':
    case 'lost-invitation':
    case 'unknown':
      return '#/';
    case 'new':
    case 'learn':
      return `#/${route.name}/${encodeURIComponent(route.game)}`;
    case 'match':
      return `#/match/${encodeURIComponent(route.id)}`;
    case 'join':
      return `#/join/${formatJoinCode(route.address)}`;
    case 'table':
      return `#/table/${route.room}`;
    case 'scan':
      return route.room === null ? '#/scan' : `#/scan/${route.room}`;
    case 'code':
      return `#/c/${route.code}`;
    case 'rules': {
      const book = `#/rules/${encodeURIComponent(route.game)}`;
      return route.rule === null ? book : `${book}/${encodeURIComponent(route.rule)}`;
    }
    case 'settings':
    case 'credits':
      return `#/${route.name}`;
  }
}

export function go(route: Route): void {
  location.hash = formatRoute(route);
}

/** Where we are, following the address bar. */
export function followRoute(): { readonly route: ReadonlySignal<Route>; readonly stop: () => void } {
  const route = signal(parseRoute(location.hash));
  const follow = (): void => {
    route.value = parseRoute(location.hash);
  };
  window.addEventListener('hashchange', follow);
  return { route, stop: () => window.removeEventListener('hashchange', follow) };
}

function partsOf(hash: string): readonly string[] | undefined {
  const path = hash.replace(/^#?\/?/, '').replace(/\/$/, '');
  if (path === '') return [];
  const parts = path.split('/').map(decoded);
  return parts.every(part => part !== undefined && PART.test(part)) ? (parts as string[]) : undefined;
}

/** Ids of games, matches and rules: nothing in them needs more than this. */
const PART = /^[\w.-]{1,80}$/;

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone % is not an address of ours.
    return undefined;
  }
}
