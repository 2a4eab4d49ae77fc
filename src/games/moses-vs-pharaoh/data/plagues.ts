export const PLAGUES = [
  'blood',
  'frogs',
  'lice',
  'flies',
  'livestock',
  'boils',
  'hail',
  'locusts',
  'darkness',
  'firstborn',
] as const;
export type Plague = (typeof PLAGUES)[number];

/** [MP-9] What card each takes, and what is added to its roll. */
const CHART: Readonly<Record<Plague, readonly [card: number, modifier: number]>> = {
  blood: [1, 0],
  frogs: [1, 0],
  lice: [2, 0],
  flies: [2, 0],
  livestock: [3, 0],
  boils: [3, 0],
  hail: [3, 0],
  locusts: [4, -1],
  darkness: [4, -2],
  firstborn: [5, -3],
};

/** The chart's row for a plague, counted from 1. */
export function plagueFacts(plague: number): { readonly card: number; readonly modifier: number } {
  const name = PLAGUES[plague - 1];
  if (!name) throw new Error(`There is no plague ${plague}.`);
  const [card, modifier] = CHART[name];
  return { card, modifier };
}

/** [MP-9] Pharaoh's heart: how hard a modified roll hits. */
export function hitsFor(roll: number): number {
  if (roll <= 1) return 3;
  if (roll <= 3) return 2;
  return roll <= 5 ? 1 : 0;
}
