import type { JSX } from 'preact';

/** Lit or not: by its flame, not by its colour alone. */
export const Lamp = ({ lit }: { readonly lit: boolean }): JSX.Element => (
  <svg class="lantern-lamp" data-lit={lit} viewBox="0 0 24 32" aria-hidden="true">
    <path d="M8 6a4 4 0 0 1 8 0M6 8h12v3H6ZM6 27h12v3H6ZM7 11v16M17 11v16" fill="none" stroke="currentcolor" />
    {lit && <path d="M12 13c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8Z" fill="currentcolor" />}
  </svg>
);
