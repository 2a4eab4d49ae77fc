import { describe, expect, test } from 'vitest';
import { type Seat, play, rngFor, start } from '../../../src/engine/index.ts';
import { bot } from '../../../src/games/paris-nouveau/bot.ts';
import { factsOf } from '../../../src/games/paris-nouveau/cards.ts';
import { CLAIMS } from '../../../src/games/paris-nouveau/claims.ts';
import { parisNouveau } from '../../../src/games/paris-nouveau/rules.ts';
import type { Action, Team } from '../../../src/games/paris-nouveau/state.ts';
import { claimWords } from '../../../src/games/paris-nouveau/ui/words/claims.ts';
import { seedOf } from '../../support/seeds.ts';

interface Heard {
  readonly team: Team;
  readonly action: Action;
  readonly claim: string | undefined;
}

/** What bots said in whole matches among themselves. */
const heard: readonly Heard[] = Array.from({ length: 30 }, (_, n) => talkIn(n)).flat();

function talkIn(n: number): readonly Heard[] {
  const rng = rngFor(seedOf(77), n);
  const talk: Heard[] = [];
  let match = start(parisNouveau, { seed: seedOf(n + 1), seats: 4 + (n % 3), options: {} });
  for (
    let seat = parisNouveau.awaited(match.state)[0];
    seat !== undefined;
    seat = parisNouveau.awaited(match.state)[0]
  ) {
    const view = parisNouveau.view(match.state, seat as Seat);
    const legal = parisNouveau.legal(match.state, seat);
    const turn = { view, seat: seat as Seat, legal, awaited: true, level: 'steady', rng } as const;
    const action = bot.choose(turn);
    if (!action || !view.own) throw new Error('A bot that is waited for acts.');
    talk.push({ team: view.own.team, action, claim: bot.claim?.(turn, action) });
    const verdict = play(parisNouveau, match, { actor: seat, action });
    if (!verdict.ok) throw new Error(verdict.refusal);
    match = verdict.match;
  }
  return talk;
}

const submitted = heard.flatMap(({ team, action, claim }) =>
  action.type === 'submit' && claim !== undefined ? [{ team, facts: factsOf(action.card), claim }] : [],
);

describe('[PN-7] bots talk, and need not tell the truth:', () => {
  test('they speak only of cards they laid or placed, and not always', () => {
    const spoke = heard.filter(({ claim }) => claim !== undefined);
    expect(spoke.every(({ action }) => action.type === 'submit' || action.type === 'place')).toBe(true);
    const silent = heard.filter(({ action, claim }) => action.type === 'submit' && claim === undefined);
    expect(silent.length).toBeGreaterThan(0);
    expect(submitted.length).toBeGreaterThan(100);
  });

  test('a rescuer tells the Leader what the card costs', () => {
    for (const { facts, claim } of submitted.filter(({ team }) => team === 'rescuer')) {
      if (claim === 'clean' || claim === 'goes-far') expect([facts.life, facts.cover]).toEqual([false, false]);
      if (claim === 'costs-cover') expect(facts.cover).toBe(true);
      if (claim === 'costs-life') expect(facts.life).toBe(true);
    }
  });

  test('a hunter with a costly card lies more often than not, and not always', () => {
    const costly = submitted.filter(({ team, facts }) => team === 'hunter' && (facts.life || facts.cover));
    const lies = costly.filter(({ claim }) => claim === 'clean' || claim === 'goes-far');
    expect(lies.length).toBeGreaterThan(costly.length / 2);
    expect(lies.length).toBeLessThan(costly.length);
  });
});

test('every claim is heard, and has its sentence; a stranger’s claim has none', () => {
  const said = new Set(heard.map(({ claim }) => claim));
  expect(CLAIMS.filter(claim => !said.has(claim))).toEqual([]);
  for (const claim of CLAIMS) expect(claimWords(claim)).toMatch(/\S/);
  expect(claimWords('toString')).toBeNull();
});
