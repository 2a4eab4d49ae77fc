import { expect, test } from 'vitest';
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

const saysSomething = (sentence: string | null): void => {
  expect(sentence).toMatch(/\S/);
  expect(sentence).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
};

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

test('nobody can make a claim in a game without talk about cards', () => {
  expect(words.claim('anything', PLAYERS)).toBeNull();
  expect('claims' in words).toBe(false);
});
