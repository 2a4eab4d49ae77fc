import { expect, test } from 'vitest';
import { seat } from '../../../../src/engine/index.ts';
import type { Event } from '../../../../src/games/paris-nouveau/event.ts';
import { ENDINGS, TEAMS } from '../../../../src/games/paris-nouveau/state.ts';
import { HOW_TO_PLAY } from '../../../../src/games/paris-nouveau/ui/how-to-play/pages.ts';
import { words } from '../../../../src/games/paris-nouveau/ui/words/index.ts';
import { endingWords } from '../../../../src/games/paris-nouveau/ui/words/outcomes.ts';
import { crewOf } from '../../../support/moments.ts';

const saysSomething = (sentence: string | null): void => {
  expect(sentence).toMatch(/\S/);
  expect(sentence).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
};

const [ada, bruno] = [seat(0), seat(1)];
const ONE_OF_EACH: { readonly [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  'round-began': { type: 'round-began', round: 2 },
  committed: { type: 'committed', seat: ada },
  revealed: { type: 'revealed', tokens: [0, 2, 1, 0] },
  assigned: { type: 'assigned', seat: ada, to: bruno, tokens: 2 },
  tied: { type: 'tied', tied: [ada, bruno] },
  elected: { type: 'elected', leader: bruno },
  'tec-named': { type: 'tec-named', tec: ada },
  submitted: { type: 'submitted', seat: ada, card: 'd4v2L-', drawn: ['d1v0--'] },
  passed: { type: 'passed', seat: ada },
  picked: { type: 'picked', leader: ada, from: [ada, bruno] },
  looked: { type: 'looked', leader: ada, count: 3, cards: null },
  drew: { type: 'drew', tec: ada, count: 2, cards: ['d4v2L-', 'd1v0--'] },
  placed: { type: 'placed', seat: ada, line: 'hunter', card: 'd4v2L-' },
  'life-lost': { type: 'life-lost', seat: ada, left: 0 },
  'cover-lost': { type: 'cover-lost', left: 1 },
  reshuffled: { type: 'reshuffled', cards: 40 },
  declined: { type: 'declined', seat: ada, character: 'muscle' },
  guarded: { type: 'guarded', seat: ada },
  spotted: { type: 'spotted', seat: ada, of: bruno, card: null },
  absorbed: { type: 'absorbed', seat: ada },
  brokered: { type: 'brokered', seat: ada, to: bruno, tokens: 2 },
  healed: { type: 'healed', seat: ada, to: ada },
  drove: { type: 'drove', seat: ada, change: 'remove' },
  forged: { type: 'forged', seat: ada },
  jammed: { type: 'jammed', seat: ada, line: 'rescuer', card: 'd4v2L-' },
  couriered: { type: 'couriered', seat: ada, card: null },
  dropped: { type: 'dropped', seat: ada, card: null },
  over: { type: 'over', winners: 'hunter', ending: 'caught', teams: ['hunter', 'rescuer', 'hunter', 'rescuer'] },
};

test('each kind of event has a line of its own', () => {
  const lines = Object.values(ONE_OF_EACH).map(event => words.event(event, crewOf(4)));
  lines.forEach(saysSomething);
  expect(new Set(lines).size).toBe(lines.length);
});

test('every ending has its own words for either side', () => {
  const texts = TEAMS.flatMap(team => ENDINGS.map(ending => endingWords(team, ending).text));
  expect(new Set(texts).size).toBe(texts.length);
});

test('how to play is at most eight pages', () => {
  expect(HOW_TO_PLAY.length).toBeLessThanOrEqual(8);
});
