import { hexBytes, hexText } from './candidate.ts';

/** The name and the password that two ends of a wire check each other's packets with. */
export interface Credentials {
  readonly ufrag: string;
  readonly pwd: string;
}

/** How browsers write them: Chromium and Safari in the alphabet of base64, Firefox in hexadecimal. */
export const SHAPES = ['base64', 'hex'] as const;
export type Shape = (typeof SHAPES)[number];

const UFRAG = { base64: 4, hex: 8 } as const satisfies Record<Shape, number>;
const PWD = { base64: 24, hex: 32 } as const satisfies Record<Shape, number>;
const LETTERS = { base64: /^[A-Za-z0-9+/]+$/, hex: /^[0-9a-f]+$/ } as const satisfies Record<Shape, RegExp>;

export const credentialBytes = (shape: Shape): number => (shape === 'base64' ? 21 : 20);

/** Undefined for a browser that writes them in a way we have never seen. */
export const shapeOf = ({ ufrag, pwd }: Credentials): Shape | undefined =>
  SHAPES.find(
    shape =>
      ufrag.length === UFRAG[shape] &&
      pwd.length === PWD[shape] &&
      LETTERS[shape].test(ufrag) &&
      LETTERS[shape].test(pwd),
  );

export function credentialsToBytes({ ufrag, pwd }: Credentials, shape: Shape): Uint8Array {
  const text = ufrag + pwd;
  // 28 letters of six bits each are 21 bytes, and need no filling.
  return shape === 'hex' ? hexBytes(text) : Uint8Array.from(atob(text), char => char.charCodeAt(0));
}

export function credentialsFromBytes(bytes: Uint8Array, shape: Shape): Credentials {
  const text = shape === 'hex' ? hexText(bytes) : btoa(String.fromCharCode(...bytes));
  return { ufrag: text.slice(0, UFRAG[shape]), pwd: text.slice(UFRAG[shape]) };
}
