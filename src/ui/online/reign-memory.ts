import { type Signal, signal } from '@preact/signals';
import type { OnlineTable, Reign } from '../online.ts';

/*
 * What has been said of hosts on this page. It outlives the screens, because a match begins on another screen than the
 * lobby; and it ends with the page, because whoever arrives finds the host they find.
 */
const toldUntil = new Map<string, Signal<number>>();
const closedBranches = signal<ReadonlySet<string>>(new Set());

function toldIn(room: string, epoch: number): Signal<number> {
  const known = toldUntil.get(room);
  if (known) return known;
  // Whoever hosted when one first looked is no news.
  const first = signal(epoch);
  toldUntil.set(room, first);
  return first;
}

/** The reign that is news here, or null. */
export function newReign({ room, reign }: OnlineTable): Reign | null {
  const now = reign.value;
  if (now === null) return null;
  return now.epoch > toldIn(room, now.epoch).value && now.kind !== 'first' ? now : null;
}

export function closeNews({ room }: OnlineTable, { epoch }: Reign): void {
  toldIn(room, epoch).value = epoch;
}

/** The name of a match that was gone on with alone, until it has been read. */
export function keptBranch({ room, reign }: OnlineTable): string | null {
  const branch = reign.value?.branch ?? null;
  return branch === null || closedBranches.value.has(keyOf(room, branch)) ? null : branch;
}

export function closeBranch({ room }: OnlineTable, branch: string): void {
  closedBranches.value = new Set([...closedBranches.value, keyOf(room, branch)]);
}

const keyOf = (room: string, branch: string): string => `${room} ${branch}`;
