import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { type Seat, botTurn, rngFor, sameJson, seatsOf, viewersOf } from '../../src/engine/index.ts';
import { BOX_AND_LANTERN } from '../support/box.ts';
import { type AnyMoment, crewOf, everyMoment } from '../support/moments.ts';
import { someCountsOf } from '../support/planted-leaks.ts';
import { kindOf } from '../support/random-match.ts';
import { seedOf } from '../support/seeds.ts';

const games = await Promise.all(BOX_AND_LANTERN.map(async boxed => ({ ...boxed, ui: (await boxed.load()).ui })));

const isNonsense = (sentence: string): boolean =>
  !/\S/.test(sentence) || /undefined|NaN|\bnull\b|\[object/.test(sentence);

describe.each(games)('$id', ({ subject, bot, ui: { words, rulebook } }) => {
  const { rules } = subject;
  const ruleIds = new Set([...rulebook.rules.matchAll(/\[([A-Z]+-\w+)\]/g)].map(([, id]) => id ?? ''));

  describe.each(someCountsOf(subject))('with %i seats', seats => {
    const people = crewOf(seats);
    const moments = everyMoment(subject, seats);

    test('every event, action, moment and outcome has its sentence', () => {
      const said = new Set<string>();
      const lines = new Map<string, number>();
      for (const { match, events } of moments) {
        for (const viewer of viewersOf(seats)) {
          const view = rules.view(match.state, viewer);
          const asked = { view, viewer, awaited: rules.awaited(match.state), people };
          for (const line of [words.prompt(asked), words.progress(view)]) said.add(line);
          for (const line of [...words.publicly(view, people), ...words.secrets(view, people)]) said.add(line);
          for (const event of events) {
            const seen = rules.seen(event, viewer);
            const line = seen === null ? null : words.event(seen, people);
            if (line === null) continue;
            said.add(line);
            lines.set(kindOf(event), (lines.get(kindOf(event)) ?? 0) + 1);
          }
        }
        for (const label of seatsOf(seats).flatMap(seat => labelsOf(match.state, seat, seats))) said.add(label);
        const outcome = rules.outcome(match.state);
        if (!outcome) continue;
        const { title, text } = words.outcome(outcome, rules.view(match.state, 'spectator'), people);
        said.add(title).add(text);
      }
      expect([...said].filter(isNonsense)).toEqual([]);
      expect(said.size).toBeGreaterThan(50);
      const kinds = new Set(moments.flatMap(({ events }) => events.map(kindOf)));
      expect([...kinds].filter(kind => !lines.has(kind))).toEqual([]);
      expect(moments.some(({ match }) => rules.outcome(match.state))).toBe(true);
    });

    test('the prompt and the lines for everybody are the same whatever the viewer knows', () => {
      let compared = 0;
      for (const { match } of moments) {
        const open = rules.view(match.state, 'spectator');
        const lines = words.publicly(open, people);
        for (const viewer of seatsOf(seats)) {
          const view = rules.view(match.state, viewer);
          const asked = { viewer, awaited: rules.awaited(match.state), people };
          if (words.prompt({ ...asked, view }) !== words.prompt({ ...asked, view: open }))
            expect.fail('The prompt tells.');
          if (!sameJson(words.publicly(view, people), lines))
            expect.fail(`The lines for everybody tell: ${lines.join()}`);
          compared++;
        }
      }
      expect(compared).toBe(moments.length * seats);
      expect(compared).toBeGreaterThan(500);
    });

    test('every "why not?" names a rule of the rulebook, and many different ones are named', () => {
      const named = new Set<string>();
      const said = new Set<string>();
      for (const { match } of moments) {
        const awaited = rules.awaited(match.state);
        for (const seat of seatsOf(seats)) {
          const view = rules.view(match.state, seat);
          const legal = rules.legal(match.state, seat);
          for (const reason of words.whyNot({ view, viewer: seat, seat, awaited, legal, people })) {
            said.add(reason.choice).add(reason.because);
            named.add(reason.rule);
          }
        }
      }
      expect([...said].filter(isNonsense)).toEqual([]);
      expect([...named].filter(rule => !ruleIds.has(rule))).toEqual([]);
      expect(named.size).toBeGreaterThan(Math.min(15, ruleIds.size / 4));
    });

    test('what a bot says and what anybody may say has its sentence, and nothing else has', () => {
      const offers = moments.flatMap(({ match }) =>
        viewersOf(seats).flatMap(viewer => words.claims?.(rules.view(match.state, 'spectator'), viewer, people) ?? []),
      );
      const claims = [...moments.flatMap(claimsAt), ...offers.flatMap(group => group.claims)];
      expect(claims.length > 0).toBe(bot.claim !== undefined);
      expect(offers.length > 0).toBe(words.claims !== undefined);
      expect(offers.filter(({ title }) => isNonsense(title))).toEqual([]);
      const different = [...new Set(claims)];
      expect(different.filter(claim => claim.length > 64)).toEqual([]);
      expect(different.filter(claim => isNonsense(words.claim(claim, people) ?? ''))).toEqual([]);
      for (const nonsense of ['anything', '', '{}', 'saw:nothing']) expect(words.claim(nonsense, people)).toBeNull();
    });
  });

  test('every option and each of its values has a name', () => {
    expect(rules.options.flatMap(({ values }) => values).length).toBeGreaterThan(rules.options.length);
    for (const { id, values } of rules.options) {
      const option = words.option(id);
      expect(option.label).not.toBe(id);
      expect(values.filter(value => isNonsense(option.values[value] ?? ''))).toEqual([]);
    }
  });

  test('how to play is six to nine pages of at most 45 words, each with a picture that is not read aloud', () => {
    const { howToPlay } = rulebook;
    expect(howToPlay.length).toBeGreaterThanOrEqual(6);
    expect(howToPlay.length).toBeLessThanOrEqual(9);
    expect(howToPlay.filter(({ text }) => text.split(/\s+/).length > 45)).toEqual([]);
    expect(howToPlay.filter(({ title, text }) => isNonsense(title) || isNonsense(text))).toEqual([]);
    for (const { Picture } of howToPlay) expect(renderToString(<Picture />)).toMatch(/^<\w+[^>]*aria-hidden="true"/);
  });

  test('the rulebook it shows numbers its rules', () => {
    expect(ruleIds.size).toBeGreaterThan(10);
  });

  function labelsOf(state: unknown, seat: Seat, seats: number): readonly string[] {
    const view = rules.view(state, seat);
    const labels = rules.legal(state, seat).map(action => words.action(action, view, crewOf(seats)));
    if (new Set(labels).size !== labels.length) expect.fail(`Two choices read alike: ${labels.join(' / ')}`);
    return labels;
  }

  /** What bots would say, had they been the ones to choose now. */
  function claimsAt({ match }: AnyMoment): readonly string[] {
    const awaited = rules.awaited(match.state).filter(actor => actor !== 'clock');
    return awaited.flatMap(seat => {
      const rng = rngFor(seedOf(5), match.moves);
      const legal = rules.legal(match.state, seat);
      const view = rules.view(match.state, seat);
      const turn = botTurn(rules, { view, seat, legal, awaited: true, level: 'steady', rng, said: [] });
      const claim = legal[0] === undefined ? undefined : bot.claim?.(turn, bot.choose(turn) ?? legal[0]);
      return claim === undefined ? [] : [claim];
    });
  }
});
