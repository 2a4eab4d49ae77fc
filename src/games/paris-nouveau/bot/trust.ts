import { type BySeat, type Seat, at } from '../../../engine/index.ts';
import { type Card, factsOf } from '../data/cards.ts';
import { idDeck } from '../data/ids.ts';
import type { Deed, LineName, Team } from '../state.ts';
import type { View } from '../view.ts';

/** How likely each seat is to be a hunter, as one seat may judge from what it has seen. */
export function hunterOdds(view: View, viewer: Seat): BySeat<number> {
  const { own, characters } = view;
  if (!own) return characters.map(() => 0.5);
  const leaning = characters.map(() => 0);
  const bonds = characters.map(() => characters.map(() => 0));
  weighCards(view, leaning);
  weighRounds(view, leaning, bonds);
  return overAllTeams({ leaning, bonds, viewer, team: own.team });
}

/** How much playing this card to this line looks like a hunter's work; below zero it looks like a rescuer's. */
export function looksLikeHunting(card: Card, line: LineName): number {
  const { distance, points, cover } = factsOf(card);
  const gift = (distance - 3) * WEIGHT.distance + (points - 1.5) * WEIGHT.points;
  const [scale, sign] = line === 'rescuer' ? [1, -1] : [WEIGHT.tecChoice, 1];
  return scale * (sign * gift + (cover ? WEIGHT.cover : -WEIGHT.cover));
}

// Log-odds. Cards speak loudest; votes and gifts bind people together.
const WEIGHT = {
  distance: 0.3,
  points: 0.25,
  cover: 0.9,
  /** The TEC chooses from two cards, the Leader from three. */
  tecChoice: 0.75,
  spotted: 0.4,
  vote: 0.15,
  namedTec: 0.35,
  gift: 0.5,
  deed: 1.2,
  muscle: 0.3,
};

function weighCards({ lines, own }: View, leaning: number[]): void {
  for (const { card, by } of lines.rescuer) add(leaning, by, looksLikeHunting(card, 'rescuer'));
  for (const { card, by } of lines.hunter) add(leaning, by, looksLikeHunting(card, 'hunter'));
  for (const { what, of, cards } of own?.learnt ?? []) {
    if (what !== 'spotted') continue;
    for (const card of cards) add(leaning, of, WEIGHT.spotted * looksLikeHunting(card, 'rescuer'));
  }
}

function weighRounds({ rounds }: View, leaning: number[], bonds: number[][]): void {
  for (const { tokens, targets, leader, tec, deeds } of rounds) {
    targets.forEach((target, giver) => {
      if (target !== null) bind(bonds, giver, target, WEIGHT.vote * Math.min(at(tokens, giver), 4));
    });
    const wasBought = deeds.some(({ action }) => action.type === 'guard');
    if (tec !== null && !wasBought) bind(bonds, leader, tec, WEIGHT.namedTec);
    for (const deed of deeds) weighDeed(deed, leaning, bonds);
  }
}

function weighDeed({ seat, action }: Deed, leaning: number[], bonds: number[][]): void {
  switch (action.type) {
    case 'driver':
      return add(leaning, seat, action.change === 'add' ? -WEIGHT.deed : WEIGHT.deed);
    case 'forger':
      return add(leaning, seat, -WEIGHT.deed);
    case 'jammer':
      return add(leaning, seat, action.line === 'hunter' ? -WEIGHT.deed : WEIGHT.deed);
    case 'muscle':
      return add(leaning, seat, WEIGHT.muscle);
    case 'broker':
    case 'medic':
      return bind(bonds, seat, action.to, WEIGHT.gift);
    case 'guard':
    case 'spot':
    case 'courier':
      return;
  }
}

function add(leaning: number[], seat: number, weight: number): void {
  leaning[seat] = (leaning[seat] ?? 0) + weight;
}

function bind(bonds: number[][], one: number, other: number, weight: number): void {
  const row = bonds[one];
  if (row && one !== other) row[other] = (row[other] ?? 0) + weight;
}

interface Evidence {
  readonly leaning: readonly number[];
  readonly bonds: readonly (readonly number[])[];
  readonly viewer: Seat;
  readonly team: Team;
}

/** Weighs every way the IDs can have been dealt: at most 32, so all of them are tried. */
function overAllTeams({ leaning, bonds, viewer, team }: Evidence): BySeat<number> {
  const seats = leaning.length;
  const each = idDeck(seats).length / 2;
  const hunting = leaning.map(() => 0);
  let total = 0;
  for (let teams = 0; teams < 1 << seats; teams++) {
    const isHunter = (n: number): boolean => ((teams >> n) & 1) === 1;
    if (isHunter(viewer) !== (team === 'hunter')) continue;
    const hunters = bitsIn(teams);
    if (hunters > each || seats - hunters > each) continue;
    const weight = Math.exp(logWeight(teams, leaning, bonds, viewer));
    total += weight;
    for (let n = 0; n < seats; n++) if (isHunter(n)) hunting[n] = (hunting[n] ?? 0) + weight;
  }
  return hunting.map(weight => weight / total);
}

function logWeight(
  teams: number,
  leaning: readonly number[],
  bonds: readonly (readonly number[])[],
  viewer: Seat,
): number {
  let sum = 0;
  for (let one = 0; one < leaning.length; one++) {
    const side = (teams >> one) & 1;
    // One's own deeds prove nothing to oneself.
    if (one !== viewer) sum += (side === 1 ? 0.5 : -0.5) * (leaning[one] ?? 0);
    const row = bonds[one] ?? [];
    if (one === viewer) continue;
    for (let other = 0; other < row.length; other++) {
      const bond = row[other] ?? 0;
      if (bond !== 0) sum += ((teams >> other) & 1) === side ? bond / 2 : -bond / 2;
    }
  }
  return sum;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
