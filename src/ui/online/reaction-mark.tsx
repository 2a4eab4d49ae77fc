import type { JSX } from 'preact';
import type { Reaction } from '../../table/index.ts';

const FACE = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18';
const MARKS = {
  laugh: `${FACE}M7 10.5c.7-1.2 2.3-1.2 3 0M14 10.5c.7-1.2 2.3-1.2 3 0M7.5 14h9c-.6 2.5-2.3 3.8-4.5 3.8S8.1 16.5 7.5 14z`,
  gasp: `${FACE}M9 9.5v.01M15 9.5v.01M12 13a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4`,
  doubt: `${FACE}M8 9l3 .8M16 8.5l-2.5 1.6M8.5 16.5c2-1.8 4.5-2.2 7-1.3`,
  clap: 'M12 2.5v3M5.5 5l2 2.2M18.5 5l-2 2.2M12 9l1.4 3.2 3.4.3-2.6 2.3.8 3.4-3-1.8-3 1.8.8-3.4-2.6-2.3 3.4-.3zM4 12.5H2M22 12.5h-2M6 20l1.3-1.5M18 20l-1.3-1.5',
  heart:
    'M12 20S3.5 15 3.5 9.2C3.5 6.5 5.5 4.7 8 4.7c1.8 0 3.2 1 4 2.5.8-1.5 2.2-2.5 4-2.5 2.5 0 4.5 1.8 4.5 4.5C20.5 15 12 20 12 20z',
  hurry: 'M7 3h10M7 21h10M8 3c0 4.5 8 4.5 8 9s-8 4.5-8 9M16 3c0 4.5-8 4.5-8 9s8 4.5 8 9',
} as const satisfies Record<Reaction, string>;

/** A drawn reaction; the word for it stands beside. */
export function ReactionMark({
  reaction,
  size = 1.5,
}: {
  readonly reaction: Reaction;
  readonly size?: number;
}): JSX.Element {
  return (
    <svg class="glyph" viewBox="0 0 24 24" width={`${size}rem`} height={`${size}rem`} aria-hidden="true">
      <path d={MARKS[reaction]} />
    </svg>
  );
}
