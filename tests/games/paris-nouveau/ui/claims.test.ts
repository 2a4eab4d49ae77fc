import { describe, expect, test } from 'vitest';
import { type Rng, seatsOf, sameJson } from '../../../../src/engine/index.ts';
import { CLAIMS, makeClaim, parseClaim } from '../../../../src/games/paris-nouveau/data/claims.ts';
import { rules } from '../../../../src/games/paris-nouveau/index.ts';
import type { State } from '../../../../src/games/paris-nouveau/state.ts';
import { claimWords } from '../../../../src/games/paris-nouveau/ui/words/claims.ts';
import { words } from '../../../../src/games/paris-nouveau/ui/words/index.ts';
import { crewOf, moments } from '../../../support/moments.ts';
import { playerRng } from '../../../support/random-match.ts';
import { subject } from '../subject.ts';
import { A, B, C, handsFor, linesOf, withCards } from '../paris-table.ts';

const CODES = CLAIMS.map(makeClaim);
const SIX = crewOf(6);

describe('the claims of the game', () => {
  test('each has a short code of its own, which reads back as the same claim', () => {
    expect(new Set(CODES).size).toBe(CODES.length);
    expect(Math.max(...CODES.map(code => code.length))).toBeLessThanOrEqual(64);
    expect(CODES.map(parseClaim)).toEqual(CLAIMS);
  });

  test('each has a sentence of its own at a full table', () => {
    const sentences = CODES.map(code => claimWords(code, SIX));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\S\.$/);
    expect(sentences.join(' ')).not.toMatch(/undefined|NaN|null|\[object/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('some of them, as they sound', () => {
    expect(claimWords('submitted:4', SIX)).toBe('I laid a 4, no icons.');
    expect(claimWords('submitted:2:cover', SIX)).toBe('I laid a 2, costs cover.');
    expect(claimWords('spotted:1:life:cover', SIX)).toBe('I saw what Bruno laid: costs a life and cover.');
    expect(claimWords('trust:2', SIX)).toBe('I trust Chloé.');
    expect(claimWords('suspect:4', SIX)).toBe('I suspect Emil.');
  });

  test.each([4, 5])('one that names a seat not at a table of %i has no words there, and the others have', seats => {
    for (const claim of CLAIMS) {
      const named = 'of' in claim ? claim.of : 'seat' in claim ? claim.seat : 0;
      const sentence = claimWords(makeClaim(claim), crewOf(seats));
      if (named < seats) expect(sentence).toMatch(/\S/);
      else expect(sentence).toBeNull();
    }
  });

  test.each([
    'toString',
    '__proto__',
    '',
    'trust',
    'trust:',
    'trust:6',
    'trust:-1',
    'trust:01',
    'trust:1.0',
    'trust:1e0',
    'trust: 1',
    'Trust:1',
    'trust:1\n',
    'trust:1:1',
    'submitted:0',
    'submitted:6',
    'submitted:4:cover:life',
    'submitted:4:life:life',
    'submitted:٤',
    'spotted:1:clean',
    'pile:',
    'pile:clean:clean',
    'x'.repeat(100_000),
  ])('a stranger’s claim is none of ours (%#)', text => {
    expect(parseClaim(text)).toBeNull();
    expect(claimWords(text, SIX)).toBeNull();
  });

  test('2,000 mangled claims never throw: each is silence, or one of ours to the letter', () => {
    const rng = playerRng(31);
    let refused = 0;
    for (let n = 0; n < 2_000; n++) {
      const text = mangled(rng);
      const sentence = claimWords(text, crewOf(4 + rng.int(3)));
      if (sentence === null) refused++;
      else expect(CODES).toContain(text);
    }
    expect(refused).toBeGreaterThan(1_000);
    expect(refused).toBeLessThan(2_000);
  });
});

function mangled(rng: Rng): string {
  const text = rng.pick(CODES);
  const [from, to] = [rng.int(text.length + 1), rng.int(text.length + 1)];
  const strange = rng.pick(['', ':', '0', '5', '9', '-', ' ', '\0', '𝟙', 'life', ':cover', '\u202e', '<b>', '\ud800']);
  return rng.pick([
    text.slice(0, from) + strange + text.slice(from),
    text.slice(0, from) + text.slice(from + 1),
    text.slice(0, from) + rng.pick(CODES).slice(to),
    text.replace(/\d/, String(rng.int(12))),
  ]);
}

const offered = (state: State, viewer: Parameters<typeof rules.view>[1], by = viewer) =>
  words.claims?.(rules.view(state, viewer), by, crewOf(state.characters.length)) ?? [];

const all = (state: State, viewer: Parameters<typeof rules.view>[1]): readonly string[] =>
  offered(state, viewer).flatMap(({ claims }) => claims);

describe.each([4, 5, 6])('what is offered at a table of %i', seats => {
  const played = [...moments(subject, { seats, seeds: [2, 3, 4] })]
    .filter((_, n) => n % 3 === 0)
    .map(({ match }) => match.state);

  test('is the same in every world the table cannot tell apart, and the same from the public view', () => {
    const rng = playerRng(seats);
    let otherwise = 0;
    for (const state of played) {
      const world = rules.imagine(rules.view(state, 'spectator'), 'spectator', rng);
      for (const viewer of seatsOf(seats)) {
        const offer = offered(state, viewer);
        expect(offered(world, viewer)).toEqual(offer);
        expect(offered(state, 'spectator', viewer)).toEqual(offer);
        if (!sameJson(rules.view(world, viewer), rules.view(state, viewer))) otherwise++;
      }
    }
    expect(otherwise).toBeGreaterThan(100);
  });

  test('has its words, no claim twice, no empty group, and always the same order', () => {
    const people = crewOf(seats);
    expect(played.filter(state => all(state, A).length > 0).length).toBeGreaterThan(20);
    for (const state of played) {
      for (const viewer of seatsOf(seats)) {
        const groups = offered(state, viewer);
        const claims = groups.flatMap(group => group.claims);
        expect(groups.filter(group => group.claims.length === 0)).toEqual([]);
        expect(claims.map(claim => words.claim(claim, people)).filter(sentence => !sentence)).toEqual([]);
        expect(claims).toEqual(CODES.filter(code => claims.includes(code)));
      }
    }
  });

  test('is nothing for those who only watch, and nothing when all is laid open', () => {
    for (const state of played) expect(offered(state, 'spectator')).toEqual([]);
    const [over] = [...moments(subject, { seats, seeds: [2] })].map(({ match }) => match.state).toReversed();
    expect(over?.phase.name).toBe('over');
    if (over) expect(offered(over, A)).toEqual([]);
  });
});

describe('[PN-7] what is offered follows what everybody saw', () => {
  const ROUND = { round: 1, tokens: [1, 0, 0, 0], targets: [A, null, null, null], leader: A, tec: B } as const;
  const TABLE = { hands: handsFor(4), characters: ['spotter', 'guard', 'courier', 'broker'], leader: A } as const;

  test('at first there is nothing to speak of but each other', () => {
    expect(offered(withCards(TABLE), B)).toEqual([
      { title: 'Who I trust', claims: ['trust:0', 'suspect:0', 'trust:2', 'suspect:2', 'trust:3', 'suspect:3'] },
    ]);
  });

  test('once cards are laid, any card may be claimed, held or not', () => {
    const phase = { name: 'submit', turn: B, submitted: [null, null, null, null] } as const;
    const state = withCards({ ...TABLE, tec: B, rounds: [{ ...ROUND, deeds: [] }], phase });
    const laid = CODES.filter(code => parseClaim(code)?.about === 'remark' || code.startsWith('submitted'));
    expect(laid).toHaveLength(26);
    for (const viewer of seatsOf(4)) {
      expect(offered(state, viewer)[0]).toEqual({ title: 'What I laid', claims: laid });
    }
  });

  test('a look is claimed by whoever looked, whatever it showed', () => {
    const deeds = [
      { seat: A, action: { type: 'spot', of: C } },
      { seat: C, action: { type: 'courier' } },
    ] as const;
    const state = withCards({ ...TABLE, rounds: [{ ...ROUND, deeds }] });
    const seen = (viewer: typeof A): readonly string[] =>
      offered(state, viewer).find(({ title }) => title === 'What I saw')?.claims ?? [];
    expect(seen(A)).toEqual(['spotted:2', 'spotted:2:cover', 'spotted:2:life', 'spotted:2:life:cover']);
    expect(seen(C)).toEqual(['dropped', 'dropped:cover', 'dropped:life', 'dropped:life:cover']);
    expect(seen(B)).toEqual([]);
  });

  test('the Leader and the TEC may tell what there was to choose from, then and ever after', () => {
    const pile = withCards({ ...TABLE, phase: { name: 'rescue', pile: ['d5v3--', 'd3v1--', 'd1v0-C'] } });
    expect(all(pile, A)).toContain('pile:costly');
    expect(all(pile, B)).not.toContain('pile:costly');
    const drawn = withCards({ ...TABLE, tec: B, phase: { name: 'hunt', drawn: ['d5v3--', 'd1v0-C'] } });
    expect(all(drawn, B)).toContain('drawn:clean');
    expect(all(drawn, A)).not.toContain('drawn:clean');
    const later = withCards({ ...TABLE, round: 2, lines: linesOf(['d5v3--'], []) });
    expect(all(later, A)).toEqual(expect.arrayContaining(['pile:clean', 'pile:mixed', 'pile:costly']));
    expect(all(later, A)).not.toContain('drawn:clean');
  });
});
