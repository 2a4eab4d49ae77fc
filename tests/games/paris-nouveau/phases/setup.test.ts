import { expect, test } from 'vitest';
import { at, seatsOf } from '../../../../src/engine/index.ts';
import { DECK, factsOf } from '../../../../src/games/paris-nouveau/data/cards.ts';
import { CHARACTER_FACTS } from '../../../../src/games/paris-nouveau/data/characters.ts';
import { parisNouveau } from '../../../../src/games/paris-nouveau/rules.ts';
import { asideOf } from '../../../../src/games/paris-nouveau/facts/tokens.ts';
import { deal } from '../paris-table.ts';

const COUNTS = [4, 5, 6];
const SEEDS = Array.from({ length: 40 }, (_, n) => n + 1);

test.each(COUNTS)('[PN-1] %i seats start with six cover, five distance, one distance aside and no TEC', players => {
  const state = deal(players);
  expect([state.cover, state.distance, asideOf(state).distance, state.tec]).toEqual([6, 5, 1, null]);
});

test.each(COUNTS)('[PN-2] %i seats are dealt different characters, open to all', players => {
  const deals = SEEDS.map(seed => deal(players, seed));
  for (const state of deals) {
    expect(new Set(state.characters).size).toBe(players);
    expect(parisNouveau.view(state, 'spectator').characters).toEqual(state.characters);
  }
  expect(new Set(deals.flatMap(({ characters }) => characters)).size).toBe(9);
});

test.each(COUNTS)('[PN-3] %i seats start with two lives and ten tokens each', players => {
  const { lives, votes } = deal(players);
  expect(lives).toEqual(Array.from({ length: players }, () => 2));
  expect(votes).toEqual(Array.from({ length: players }, () => 10));
});

test.each(COUNTS)('[PN-4] %i seats hold two secret cards each, the deck has the rest', players => {
  const { hands, deck, discard } = deal(players);
  expect(hands.map(hand => hand.length)).toEqual(Array.from({ length: players }, () => 2));
  expect(discard).toEqual([]);
  expect([...hands.flat(), ...deck].toSorted()).toEqual([...DECK].toSorted());
});

test.each(SEEDS.slice(0, 12))('[PN-5] the lowest character number leads first (deal %i)', seed => {
  const { characters, leader } = deal(5, seed);
  const numbers = characters.map(character => CHARACTER_FACTS[character].number);
  expect(at(numbers, leader)).toBe(Math.min(...numbers));
});

test.each([
  [4, [2]],
  [5, [2, 3]],
  [6, [3]],
])('[PN-6] %i seats are dealt hunters in these numbers: %j', (players, hunters) => {
  const found = SEEDS.map(seed => deal(players, seed).teams.filter(team => team === 'hunter').length);
  expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual(hunters);
});

test('[PN-6] everyone may read their own ID at any time', () => {
  const state = deal(6);
  for (const viewer of seatsOf(6)) expect(parisNouveau.view(state, viewer).own?.team).toBe(at(state.teams, viewer));
});

test('[PN-R13] at five seats the sixth ID is in no view before the end', () => {
  const state = deal(5);
  expect(state.spareTeams).toHaveLength(1);
  for (const viewer of [...seatsOf(5), 'spectator'] as const) {
    expect(JSON.stringify(parisNouveau.view(state, viewer))).not.toContain('spareTeams');
  }
});

test('[PN-R13] the sixth ID is shown to all when the match is over', () => {
  const state = { ...deal(5), phase: { name: 'over', winners: 'hunter', ending: 'caught' } } as const;
  const { phase } = parisNouveau.view(state, 'spectator');
  expect(phase.name === 'over' && phase.spareTeams).toEqual(state.spareTeams);
});

test('[PN-K1] the deck has 80 different cards in the printed shares', () => {
  const facts = DECK.map(factsOf);
  expect(new Set(DECK).size).toBe(80);
  for (const distance of [1, 2, 3, 4, 5]) expect(facts.filter(card => card.distance === distance)).toHaveLength(16);
  for (const points of [0, 1, 2, 3]) expect(facts.filter(card => card.points === points)).toHaveLength(20);
  expect(facts.filter(({ life }) => life)).toHaveLength(40);
  expect(facts.filter(({ cover }) => cover)).toHaveLength(40);
});

test('[PN-R1] what was never dealt out is set aside', () => {
  expect(asideOf(deal(4))).toEqual({ cover: 0, distance: 1, life: 5, votes: 22 });
  expect(asideOf(deal(6))).toEqual({ cover: 0, distance: 1, life: 1, votes: 2 });
});
