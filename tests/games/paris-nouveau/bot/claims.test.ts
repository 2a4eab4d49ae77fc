import { describe, expect, test } from 'vitest';
import {
  type BotTurn,
  type Rng,
  type Seat,
  at,
  play,
  rngFor,
  sameJson,
  seat,
  seatsOf,
  start,
  botTurn,
} from '../../../../src/engine/index.ts';
import { bot } from '../../../../src/games/paris-nouveau/bot/index.ts';
import { type Card, factsOf } from '../../../../src/games/paris-nouveau/data/cards.ts';
import { type ParsedClaim, REMARKS, parseClaim } from '../../../../src/games/paris-nouveau/data/claims.ts';
import { parisNouveau } from '../../../../src/games/paris-nouveau/rules.ts';
import type { Action, State, Team } from '../../../../src/games/paris-nouveau/state.ts';
import { hunterOdds } from '../../../../src/games/paris-nouveau/bot/trust.ts';
import type { View } from '../../../../src/games/paris-nouveau/view.ts';
import { playerRng } from '../../../support/random-match.ts';
import { seedOf } from '../../../support/seeds.ts';

interface Heard {
  readonly by: Seat;
  readonly team: Team;
  readonly state: State;
  readonly action: Action;
  readonly claim: ParsedClaim;
}

let turns = 0;

/** What bots said in whole matches among themselves. */
const heard: readonly Heard[] = Array.from({ length: 60 }, (_, n) => talkIn(n)).flat();

function talkIn(n: number): readonly Heard[] {
  const rng = rngFor(seedOf(77), n);
  const talk: Heard[] = [];
  let match = start(parisNouveau, { seed: seedOf(n + 1), seats: 4 + (n % 3), options: {} });
  while (!parisNouveau.outcome(match.state)) {
    const { state } = match;
    const [by, action] = nextMove(state, n);
    const turn = turnOf(state, by, playerRng(rng.int(100_000)));
    const claim = bot.claim?.(turn, action);
    turns++;
    const parsed = claim === undefined ? null : parseClaim(claim);
    if (claim !== undefined && parsed === null) throw new Error(`A bot says ${claim}, which is no claim.`);
    if (parsed) talk.push({ by, team: at(state.teams, by), state, action, claim: parsed });
    const verdict = play(parisNouveau, match, { actor: by, action });
    if (!verdict.ok) throw new Error(verdict.refusal);
    match = verdict.match;
  }
  return talk;
}

function turnOf(state: State, by: Seat, rng: Rng): BotTurn<View, Action> {
  const awaited = parisNouveau.awaited(state).includes(by);
  const [view, legal] = [parisNouveau.view(state, by), parisNouveau.legal(state, by)];
  return botTurn(parisNouveau, { view, seat: by, legal, awaited, level: 'steady', rng, said: [] });
}

/** The Spotter, who may interrupt, is asked first. */
function nextMove(state: State, n: number): readonly [Seat, Action] {
  const waiting = parisNouveau.awaited(state).filter(actor => actor !== 'clock');
  const able = seatsOf(state.characters.length).filter(one => !waiting.includes(one));
  for (const by of [...able, ...waiting]) {
    const action = bot.choose(turnOf(state, by, playerRng(n)));
    if (action) return [by, action];
  }
  throw new Error('A bot that is waited for acts.');
}

const ofKind = <About extends ParsedClaim['about']>(
  ...about: readonly About[]
): readonly (Heard & { readonly claim: Extract<ParsedClaim, { about: About }> })[] =>
  heard.filter((one): one is Heard & { claim: Extract<ParsedClaim, { about: About }> } =>
    (about as readonly string[]).includes(one.claim.about),
  );

const isCostly = (card: Card): boolean => factsOf(card).life || factsOf(card).cover;

/** Talk of the card being laid, in numbers or not: whether it was called clean. */
const ofLaid = heard.flatMap(({ team, action, claim }) => {
  if (action.type !== 'submit' || (claim.about !== 'remark' && claim.about !== 'submitted')) return [];
  const calledClean =
    claim.about === 'submitted' ? !claim.life && !claim.cover : claim.remark === 'clean' || claim.remark === 'goes-far';
  return [{ team, card: action.card, claim, calledClean }];
});

describe('[PN-7] bots talk, and need not tell the truth:', () => {
  test('they speak now and then, of what they laid, placed and saw, and when they vote', () => {
    const moves = new Set(heard.map(({ action }) => action.type));
    expect([...moves].toSorted()).toEqual(['commit', 'pass', 'place', 'submit']);
    expect(heard.length).toBeGreaterThan(turns / 20);
    expect(heard.length).toBeLessThan(turns / 3);
  });

  test('every kind of claim that a bot makes is heard, on both sides', () => {
    const remarks = new Set(ofKind('remark').map(({ claim }) => claim.remark));
    expect(REMARKS.filter(remark => !remarks.has(remark))).toEqual([]);
    for (const about of ['submitted', 'spotted', 'pile', 'drawn', 'trust', 'suspect'] as const) {
      expect(new Set(ofKind(about).map(({ team }) => team)).size, about).toBe(2);
    }
  });

  test('a rescuer tells the Leader what the card is', () => {
    const honest = ofLaid.filter(({ team }) => team === 'rescuer');
    expect(honest.length).toBeGreaterThan(100);
    for (const { card, claim, calledClean } of honest) {
      const { distance, life, cover } = factsOf(card);
      expect(calledClean).toBe(!isCostly(card));
      if (claim.about === 'submitted') expect(claim).toEqual({ about: 'submitted', distance, life, cover });
      if (claim.about === 'remark' && claim.remark === 'costs-cover') expect(cover).toBe(true);
      if (claim.about === 'remark' && claim.remark === 'costs-life') expect(life).toBe(true);
    }
  });

  test('a hunter with a costly card lies more often than not, and not always', () => {
    const costly = ofLaid.filter(({ team, card }) => team === 'hunter' && isCostly(card));
    const lies = costly.filter(({ calledClean }) => calledClean);
    expect(lies.length).toBeGreaterThan(costly.length / 2);
    expect(lies.length).toBeLessThan(costly.length);
    expect(new Set(lies.map(({ claim }) => claim.about))).toEqual(new Set(['remark', 'submitted']));
  });

  test('a rescuing Spotter tells what was seen, and a hunting one turns it round as often as not', () => {
    const told = ofKind('spotted').map(({ by, team, state, claim }) => {
      const seen = at(state.learnt, by).at(-1);
      const facts = factsOf(seen?.cards[0] ?? 'd1v0--');
      expect(seen).toMatchObject({ what: 'spotted', of: claim.of });
      return { team, isTrue: claim.life === facts.life && claim.cover === facts.cover };
    });
    expect(told.filter(({ team, isTrue }) => team === 'rescuer' && !isTrue)).toEqual([]);
    expect(new Set(told.filter(({ team }) => team === 'hunter').map(({ isTrue }) => isTrue)).size).toBe(2);
  });

  test('they speak well of those they take for their own side, and ill of the others, never of themselves', () => {
    const opinions = ofKind('trust', 'suspect');
    expect(opinions.length).toBeGreaterThan(50);
    for (const { by, team, state, claim } of opinions) {
      const odds = at(hunterOdds(parisNouveau.view(state, by), by), claim.seat);
      expect(claim.seat).not.toBe(by);
      expect(odds > 0.5).toBe((claim.about === 'trust') === (team === 'hunter'));
      expect(Math.abs(odds - 0.5)).toBeGreaterThan(0.2);
    }
  });

  test('what a bot says depends on its own view alone', () => {
    expect(heard.length).toBeGreaterThan(100);
    for (const { by, state, action } of heard.filter((_, n) => n % 10 === 0)) {
      const world = parisNouveau.imagine(parisNouveau.view(state, by), by, playerRng(9));
      expect(sameJson(world, state)).toBe(false);
      for (const n of [1, 2, 3]) {
        const said = bot.claim?.(turnOf(state, by, playerRng(n)), action);
        expect(bot.claim?.(turnOf(world, by, playerRng(n)), action)).toEqual(said);
      }
    }
  });

  test('whatever a bot is asked to talk about, even as a bystander, it answers with a claim or with silence', () => {
    let claims = 0;
    for (const { state, action } of heard.filter((_, n) => n % 10 === 0)) {
      for (const n of seatsOf(state.characters.length)) {
        const turn = { ...turnOf(state, n, playerRng(n)), view: parisNouveau.view(state, 'spectator') };
        const claim = bot.claim?.(turn, action);
        if (claim !== undefined) {
          expect(parseClaim(claim)).not.toBeNull();
          claims++;
        }
        expect(bot.claim?.({ ...turn, seat: seat(0) }, { type: 'pass' })).toBeUndefined();
      }
    }
    expect(claims).toBeGreaterThan(10);
  });
});
