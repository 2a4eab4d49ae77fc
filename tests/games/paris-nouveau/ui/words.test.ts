import { describe, expect, test } from 'vitest';
import { seat, seatsOf, viewersOf } from '../../../../src/engine/index.ts';
import type { Event } from '../../../../src/games/paris-nouveau/event.ts';
import { rules } from '../../../../src/games/paris-nouveau/index.ts';
import rulebook from '../../../../src/games/paris-nouveau/RULES.md?raw';
import { ENDINGS, TEAMS } from '../../../../src/games/paris-nouveau/state.ts';
import { HOW_TO_PLAY } from '../../../../src/games/paris-nouveau/ui/how-to-play/pages.ts';
import { words } from '../../../../src/games/paris-nouveau/ui/words/index.ts';
import { endingWords } from '../../../../src/games/paris-nouveau/ui/words/outcomes.ts';
import { crewOf, moments } from './crew.ts';

const SEEDS = Array.from({ length: 12 }, (_, n) => n + 1);
const RULE_IDS = new Set([...rulebook.matchAll(/\[(PN-\w+)\]/g)].map(([, id]) => id));

const met = new Set<string>();

const saysSomething = (sentence: string | null): void => {
  expect(sentence).toMatch(/\S/);
  expect(sentence).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
};

describe.each([
  [4, 'on'],
  [5, 'on'],
  [6, 'on'],
  [6, 'off'],
] as const)('with %i seats and abilities %s', (seats, abilities) => {
  const people = crewOf(seats);

  test('every event, action and moment has its sentence', () => {
    for (const { match, events } of moments(seats, SEEDS.slice(0, 8), abilities)) {
      const { state } = match;
      const awaited = rules.awaited(state);
      met.add(state.phase.name);
      for (const viewer of viewersOf(seats)) {
        const view = rules.view(state, viewer);
        saysSomething(words.prompt({ view, viewer, awaited, people }));
        saysSomething(words.progress(view));
        words.publicly(view, people).forEach(saysSomething);
        words.secrets(view, people).forEach(saysSomething);
        for (const event of events) {
          const seen = rules.seen(event, viewer);
          if (seen !== null) saysSomething(words.event(seen, people));
        }
      }
      for (const seat of seatsOf(seats)) {
        const view = rules.view(state, seat);
        rules.legal(state, seat).forEach(action => saysSomething(words.action(action, view, people)));
      }
      const outcome = rules.outcome(state);
      if (outcome) Object.values(words.outcome(outcome, rules.view(state, 'spectator'), people)).forEach(saysSomething);
    }
  });

  test('the prompt is the same whatever the viewer knows', () => {
    for (const { match } of moments(seats, [3], abilities)) {
      const awaited = rules.awaited(match.state);
      const open = rules.view(match.state, 'spectator');
      for (const viewer of seatsOf(seats)) {
        const view = rules.view(match.state, viewer);
        expect(words.prompt({ view, viewer, awaited, people })).toBe(
          words.prompt({ view: open, viewer, awaited, people }),
        );
      }
    }
  });
});

test('those matches held every phase', () => {
  const phases =
    'commit assign tie elected guard name-tec submit drop last-look pick rescue hunt absorb closing over'.split(' ');
  expect(phases.filter(phase => !met.has(phase))).toEqual([]);
});

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

test('every "why not?" names a rule of the rulebook, and many different ones are named', () => {
  const named = new Set<string>();
  for (const abilities of ['on', 'off'] as const) {
    for (const { match } of moments(6, SEEDS, abilities)) {
      const awaited = rules.awaited(match.state);
      for (const seat of seatsOf(6)) {
        const view = rules.view(match.state, seat);
        const legal = rules.legal(match.state, seat);
        for (const { choice, because, rule } of words.whyNot({
          view,
          viewer: seat,
          seat,
          awaited,
          legal,
          people: crewOf(6),
        })) {
          saysSomething(choice);
          saysSomething(because);
          named.add(rule);
        }
      }
    }
  }
  expect([...named].filter(rule => !RULE_IDS.has(rule))).toEqual([]);
  expect(named.size).toBeGreaterThan(15);
});

test('no line about what everybody knows changes with what one player knows', () => {
  const people = crewOf(6);
  for (const { match } of moments(6, [4])) {
    const open = words.publicly(rules.view(match.state, 'spectator'), people);
    for (const seat of seatsOf(6)) expect(words.publicly(rules.view(match.state, seat), people)).toEqual(open);
  }
});

test('every ending has its own words for either side', () => {
  const texts = TEAMS.flatMap(team => ENDINGS.map(ending => endingWords(team, ending).text));
  expect(new Set(texts).size).toBe(texts.length);
});

test('every option and each of its values has a name', () => {
  for (const { id, values } of rules.options) {
    const option = words.option(id);
    expect(option.label).not.toBe(id);
    for (const value of values) saysSomething(option.values[value] ?? null);
  }
});

test('how to play is six to eight pages of at most 45 words', () => {
  expect(HOW_TO_PLAY.length).toBeGreaterThanOrEqual(6);
  expect(HOW_TO_PLAY.length).toBeLessThanOrEqual(8);
  for (const { text } of HOW_TO_PLAY) expect(text.split(/\s+/).length).toBeLessThanOrEqual(45);
});
