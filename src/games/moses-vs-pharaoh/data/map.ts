export const SPACES = [
  'rameses',
  'bubastis',
  'qantara',
  'ismailia',
  'succoth',
  'red-sea',
  'sinai',
  'giza',
  'memphis',
  'amarna',
  'heracleopolis',
  'heliopolis',
  'pithom',
  'baal-zephon',
  'midian',
  'buhen',
  'thebes',
] as const;
export type Space = (typeof SPACES)[number];

/** A road from one space to the next; open both ways to everybody unless it says otherwise. */
export interface Edge {
  readonly between: readonly [Space, Space];
  /** [MP-17] Chariots cross it only by the rules of the Nile. */
  readonly nile?: true;
  /** [MP-18] [MP-R21] Drawn on the map, but not for these to take. */
  readonly closedTo?: 'egyptian' | 'all';
}

export const EDGES: readonly Edge[] = [
  { between: ['bubastis', 'qantara'] },
  { between: ['qantara', 'ismailia'] },
  { between: ['ismailia', 'succoth'] },
  { between: ['succoth', 'red-sea'] },
  { between: ['red-sea', 'sinai'] },
  { between: ['rameses', 'bubastis'] },
  { between: ['rameses', 'pithom'] },
  { between: ['bubastis', 'giza'], nile: true },
  { between: ['giza', 'memphis'] },
  { between: ['memphis', 'amarna'], nile: true },
  { between: ['amarna', 'heracleopolis'] },
  { between: ['heracleopolis', 'heliopolis'] },
  { between: ['heliopolis', 'pithom'] },
  { between: ['pithom', 'succoth'] },
  { between: ['baal-zephon', 'succoth'] },
  { between: ['baal-zephon', 'pithom'] },
  { between: ['buhen', 'thebes'] },
  { between: ['thebes', 'memphis'] },
  { between: ['thebes', 'amarna'], nile: true },
  { between: ['baal-zephon', 'midian'], closedTo: 'egyptian' },
  { between: ['midian', 'sinai'], closedTo: 'all' },
];

/** [MP-2] Where everybody starts. The magicians never leave the court. */
export const COURT: Space = 'rameses';
export const GOSHEN: Space = 'bubastis';
export const GARRISONS = { main: 'memphis', nubian: 'buhen', coast: 'baal-zephon' } as const satisfies Record<
  string,
  Space
>;

export interface Road {
  readonly to: Space;
  readonly nile: boolean;
}

/** The roads a side may take out of a space, before any question of the sea. */
export function roadsFrom(from: Space, side: 'hebrew' | 'egyptian'): readonly Road[] {
  return EDGES.filter(({ between, closedTo }) => between.includes(from) && closedTo !== 'all' && closedTo !== side).map(
    ({ between: [one, other], nile }) => ({ to: one === from ? other : one, nile: nile === true }),
  );
}
