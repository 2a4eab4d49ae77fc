import type { Space } from '../map.ts';

/** Where a space lies, in hundredths of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The west bank on the left, the delta above, the sea and Sinai on the right. */
export const SPOTS = {
  bubastis: { x: 37, y: 10 },
  qantara: { x: 63, y: 10 },
  ismailia: { x: 88, y: 10 },
  giza: { x: 11, y: 30 },
  rameses: { x: 39, y: 31 },
  succoth: { x: 66, y: 32 },
  'red-sea': { x: 89, y: 36 },
  memphis: { x: 11, y: 51 },
  heliopolis: { x: 36, y: 52 },
  pithom: { x: 59, y: 54 },
  sinai: { x: 89, y: 60 },
  thebes: { x: 11, y: 71 },
  heracleopolis: { x: 38, y: 72 },
  'baal-zephon': { x: 66, y: 77 },
  midian: { x: 89, y: 83 },
  buhen: { x: 11, y: 91 },
  amarna: { x: 36, y: 91 },
} as const satisfies Record<Space, Spot>;

export const between = (one: Space, other: Space): Spot => ({
  x: (SPOTS[one].x + SPOTS[other].x) / 2,
  y: (SPOTS[one].y + SPOTS[other].y) / 2,
});
