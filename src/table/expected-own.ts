import { type Change, applied } from './change.ts';
import type { OwnValue } from './host-state.ts';

/** What a seat's view and choices would be if it had seen no more than everybody did. Both ends must agree on it. */
export const expectedOwn = ({ view, legal }: OwnValue, all: Change | null): OwnValue => ({
  view: all === null || isWhole(all) ? view : applied(view, partOf(all, 'view')),
  legal,
});

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change);

function partOf(change: Exclude<Change, readonly [unknown]>, key: string): Change | undefined {
  const part = change[key];
  return typeof part === 'number' ? undefined : part;
}
