import type { Space } from '../../data/map.ts';

/** Where a space lies, in hundredths of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The west bank on the left, the delta above, the sea and Sinai on the right. */
export const SPOTS = {
  bubastis: { x: 37, y: 9 },
  qantara: { x: 63, y: 8 },
  ismailia: { x: 88, y: 8 },
  giza: { x: 11, y: 25 },
  rameses: { x: 40, y: 28 },
  succoth: { x: 66, y: 29 },
  'red-sea': { x: 89, y: 33 },
  memphis: { x: 11, y: 45.5 },
  heliopolis: { x: 36, y: 48 },
  pithom: { x: 58, y: 49 },
  sinai: { x: 89, y: 55 },
  thebes: { x: 11, y: 65.5 },
  heracleopolis: { x: 42, y: 67 },
  'baal-zephon': { x: 71, y: 71 },
  midian: { x: 89, y: 79 },
  buhen: { x: 11, y: 85.5 },
  amarna: { x: 33, y: 85 },
} as const satisfies Record<Space, Spot>;

/** Part of the way from one space to another. */
export const between = (one: Space, other: Space, part = 0.5): Spot => ({
  x: SPOTS[one].x * (1 - part) + SPOTS[other].x * part,
  y: SPOTS[one].y * (1 - part) + SPOTS[other].y * part,
});
