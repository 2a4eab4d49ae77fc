import { describe, expect, test } from 'vitest';
import { type Match, type Move, type Rng, deepFreeze, play, rngFor, start } from '../../../src/engine/index.ts';
import type { Game } from '../../../src/games/catalogue.ts';
import { GenericBoard } from '../../../src/ui/generic-board/generic-board.tsx';
import { type Drawn, compareWorlds, page } from '../../support/board-page.tsx';
import { BOX } from '../../support/box.ts';
import { crewOf, everyMoment, sampled } from '../../support/moments.ts';
import { middleOf, secretsOf } from '../../support/planted-leaks.ts';
import { TOO_LONG } from '../../support/random-match.ts';
import { seedOf } from '../../support/seeds.ts';

const games = await Promise.all(BOX.map(async boxed => ({ ...boxed, ui: (await boxed.load()).ui })));

describe.each(games)('$id on the text board', ({ subject, ui: { words } }) => {
  const { rules } = subject;
  const seats = middleOf(subject);
  // The shell hands a board that is not revealed what everybody was told.
  const hidden: Drawn = (props, { open }) => <GenericBoard {...props} events={open} words={words} />;
  const some = sampled(subject, seats, 3);

  test('can be played to its end by whoever reads nothing but the buttons', () => {
    for (const number of [1, 2]) {
      const options = subject.options[number % subject.options.length] ?? {};
      const rng = rngFor(seedOf(number), 1_000_000);
      let match = deepFreeze(start(rules, { seed: seedOf(number), seats, options }));
      let pressed = 0;
      while (!rules.outcome(match.state) && pressed < TOO_LONG) {
        const verdict = play(rules, match, pressOne({ rules, words }, match, rng));
        if (!verdict.ok) throw new Error(verdict.refusal);
        match = verdict.match;
        pressed++;
      }
      expect(rules.outcome(match.state)).toBeDefined();
      expect(pressed).toBeGreaterThan(20);
    }
  });

  test('is the same page in every world that looks the same to everybody, while nothing is revealed', () => {
    const { leak, compared } = compareWorlds(hidden, rules, some, 3);
    expect(leak).toBeUndefined();
    expect(compared).toBe(some.length * seats * 3);
  });

  test('would be caught showing what its holder may do and knows', () => {
    const shown: Drawn = props => <GenericBoard {...props} words={words} revealed />;
    expect(compareWorlds(shown, rules, some, 3).leak).toBeDefined();
  });

  const every = everyMoment(subject, seats);

  test.each(secretsOf(subject, { from: ['spectator'] }))('would be caught giving away this secret: %s', secret => {
    const draw: Drawn = (props, { state, open }) => (
      <GenericBoard {...props} events={open} publicView={subject.secrets(state, 'spectator')[secret] ?? null} />
    );
    const where = every.filter(({ match }) => subject.secrets(match.state, 'spectator')[secret] !== undefined);
    expect(compareWorlds(draw, rules, where, 3).leak).toBeDefined();
  });
});

/** Finds one of those who are awaited, shows them their page, and presses one of its buttons. */
function pressOne(
  { rules, words }: Pick<Game, 'rules'> & { readonly words: Game['ui']['words'] },
  match: Match<unknown>,
  rng: Rng,
): Move<unknown> {
  const actor = rng.pick(rules.awaited(match.state));
  const legal = rules.legal(match.state, actor);
  if (actor === 'clock') return { actor, action: rng.pick(legal) };
  const html = page(props => <GenericBoard {...props} words={words} revealed />, rules, { match, events: [] }, actor);
  const buttons = [...html.matchAll(/class="generic-choice"[^>]*>([^<]*)</g)].map(([, label]) =>
    unescaped(label ?? ''),
  );
  const view = rules.view(match.state, actor);
  const labels = legal.map(action => words.action(action, view, crewOf(match.seats)));
  if (new Set(buttons).size !== legal.length) throw new Error(`Two choices read alike: ${buttons.join(' / ')}`);
  const label = rng.pick(buttons);
  return { actor, action: legal[labels.indexOf(label)] };
}

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
