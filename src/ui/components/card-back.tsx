import type { ComponentChildren, JSX } from 'preact';

interface CardBackProps {
  /** What it is the back of, for those who do not see it; never what is on the other side. */
  readonly label?: string;
  /** A game may stand its own motif on the back. */
  readonly children?: ComponentChildren;
}

/** The same back for every card. Its size comes from `--card-width` around it. */
export function CardBack({ label, children }: CardBackProps): JSX.Element {
  return (
    <span
      class="card-back"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <svg viewBox="0 0 64 90" aria-hidden="true">
        <path class="card-back-road" d="M32 46 12 84h40Z" />
        <path class="card-back-line" d="M32 52v5M32 62v6M32 73v8" />
        <path
          class="card-back-star"
          d="m32 14 3.2 9.8 10.3 0-8.3 6.1 3.2 9.9-8.4-6.1-8.4 6.1 3.2-9.9-8.3-6.1 10.3 0Z"
        />
      </svg>
      {children}
    </span>
  );
}
