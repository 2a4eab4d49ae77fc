import { expect, test } from 'vitest';
import { seatsOf, viewersOf } from '../../../../src/engine/index.ts';
import { DECK, factsOf } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { rules } from '../../../../src/games/moses-vs-pharaoh/index.ts';
import { SPACES } from '../../../../src/games/moses-vs-pharaoh/data/map.ts';
import rulebook from '../../../../src/games/moses-vs-pharaoh/RULES.md?raw';
import { ENDINGS } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import { cardName, cardRule, cardText, kindWords } from '../../../../src/games/moses-vs-pharaoh/ui/words/cards.ts';
import { words } from '../../../../src/games/moses-vs-pharaoh/ui/words/index.ts';
import { SPACE_WORDS } from '../../../../src/games/moses-vs-pharaoh/ui/words/names.ts';
import { endingWords } from '../../../../src/games/moses-vs-pharaoh/ui/words/outcomes.ts';
import { PLAYERS, moments } from './moments.ts';

const SEEDS = Array.from({ length: 12 }, (_, n) => n + 1);
const RULE_IDS = new Set([...rulebook.matchAll(/\[(MP-\w+)\]/g)].map(([, id]) => id));
const SEATS = seatsOf(2);

const saysSomething = (sentence: string | null): void => {
  expect(sentence).toMatch(/\S/);
  expect(sentence).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
};

test('every event, action and moment has its sentence', () => {
  const phases = new Set<string>();
  const said = new Set<string | null>();
  const say = (sentences: readonly (string | null)[]): void => sentences.forEach(sentence => said.add(sentence));
  for (const { match, events } of moments(SEEDS)) {
    const { state } = match;
    const awaited = rules.awaited(state);
    phases.add(state.phase.name);
    for (const viewer of viewersOf(2)) {
      const view = rules.view(state, viewer);
      say([words.prompt({ view, viewer, awaited, people: PLAYERS }), words.progress(view)]);
      say([...words.publicly(view, PLAYERS), ...words.secrets(view, PLAYERS)]);
      say(events.map(event => rules.seen(event, viewer)).map(seen => seen && words.event(seen, PLAYERS)));
    }
    for (const seat of SEATS) {
      const view = rules.view(state, seat);
      const labels = rules.legal(state, seat).map(action => words.action(action, view, PLAYERS));
      say(labels);
      if (new Set(labels).size !== labels.length) expect.fail(`Two choices read alike: ${labels.join(' / ')}`);
    }
    const outcome = rules.outcome(state);
    if (outcome) say(Object.values(words.outcome(outcome, rules.view(state, 'spectator'), PLAYERS)));
  }
  said.forEach(saysSomething);
  expect([...phases].toSorted()).toEqual('battle bid choose lead over play respond save wish'.split(' '));
});

test('the prompt and the lines for everybody are the same whatever the viewer knows', () => {
  for (const { match } of moments([3, 4])) {
    const awaited = rules.awaited(match.state);
    const open = rules.view(match.state, 'spectator');
    for (const viewer of SEATS) {
      const view = rules.view(match.state, viewer);
      const asked = { viewer, awaited, people: PLAYERS };
      expect(words.prompt({ ...asked, view })).toBe(words.prompt({ ...asked, view: open }));
      expect(words.publicly(view, PLAYERS)).toEqual(words.publicly(open, PLAYERS));
    }
  }
});

test('those who watch read who is still choosing, one or both', () => {
  const said = new Set<string>();
  for (const { match } of moments([3])) {
    const { state } = match;
    const view = rules.view(state, 'spectator');
    said.add(words.prompt({ view, viewer: 'spectator', awaited: rules.awaited(state), people: PLAYERS }));
  }
  expect(said).toContain('Ada and Bruno still choose a side in secret.');
  expect([...said].some(line => /^(Ada|Bruno) still chooses what to save\.$/.test(line))).toBe(true);
});

test('every "why not?" names a rule of the rulebook, and many different ones are named', () => {
  const named = new Set<string>();
  for (const { match } of moments(SEEDS)) {
    const awaited = rules.awaited(match.state);
    for (const seat of SEATS) {
      const view = rules.view(match.state, seat);
      const legal = rules.legal(match.state, seat);
      const reasons = words.whyNot({ view, viewer: seat, seat, awaited, legal, people: PLAYERS });
      for (const { choice, because, rule } of reasons) {
        saysSomething(choice);
        saysSomething(because);
        named.add(rule);
      }
    }
  }
  expect([...named].filter(rule => !RULE_IDS.has(rule))).toEqual([]);
  expect(named.size).toBeGreaterThan(15);
});

test('every card has the name and the text that the rulebook gives its number', () => {
  expect(new Set(DECK.map(cardName)).size).toBe(54);
  for (const card of DECK) {
    expect(rulebook).toContain(`[${cardRule(card)}] (ours) ${cardName(card)}, ${factsOf(card).value}, `);
    expect(cardText(card)).toMatch(/^[A-Z].{10,}\.$/);
    saysSomething(kindWords(card));
  }
});

test('a card’s rulebook line says the same as the table about who may use it, when, and whether it is removed', () => {
  for (const card of DECK) {
    const { users, moment, removed } = factsOf(card);
    const [line = ''] = rulebook.split('\n').filter(one => one.startsWith(`- [${cardRule(card)}]`));
    const [kind = ''] = line.split(': ');
    expect([card, / both$|of both/.test(kind)]).toEqual([card, users === 'both']);
    expect([card, kind.includes('Hebrew')]).toEqual([card, users === 'hebrew']);
    expect([card, / Egyptian(?: |,|$)(?!Priests)/.test(kind)]).toEqual([card, users === 'egyptian']);
    expect([card, kind.includes('battle card')]).toEqual([card, moment === 'battle']);
    expect([card, /\banswer\b/.test(kind)]).toEqual([card, moment === 'answer']);
    expect([card, kind.endsWith(', removed')]).toEqual([card, removed]);
  }
});

test('every space and every ending has words of its own', () => {
  expect(new Set(SPACES.map(space => SPACE_WORDS[space])).size).toBe(SPACES.length);
  expect(new Set(ENDINGS.map(ending => endingWords(ending).text)).size).toBe(ENDINGS.length);
});

test('every option and each of its values has a name', () => {
  for (const { id, values } of rules.options) {
    const option = words.option(id);
    expect(option.label).not.toBe(id);
    for (const value of values) saysSomething(option.values[value] ?? null);
  }
});

test('nobody can make a claim in a game without talk about cards', () => {
  expect(words.claim('anything', PLAYERS)).toBeNull();
  expect('claims' in words).toBe(false);
});
