import type { JSX } from 'preact';
import { PLAY } from '../words.ts';

/** How many lines were said and not seen. */
export function Unread({ count }: { readonly count: number }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <span class="unread">
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span class="visually-hidden"> {PLAY.unread(count)}</span>
    </span>
  );
}
