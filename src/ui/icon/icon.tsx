import type { JSX } from 'preact';

interface IconProps {
  /** From a set written by tools/icons.mjs, such as `ICONS.crown`. */
  readonly path: string;
  /** Without one the icon is decoration. */
  readonly label?: string;
  /** In rem; without it, CSS decides. */
  readonly size?: number;
}

/** A picture from game-icons.net, in the colour of the text around it. */
export function Icon({ path, label, size = 1.5 }: IconProps): JSX.Element {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class="icon" viewBox="0 0 512 512" width={`${size}rem`} height={`${size}rem`} {...named}>
      <path fill="currentColor" d={path} />
    </svg>
  );
}
