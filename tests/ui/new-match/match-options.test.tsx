import { expect, test } from 'vitest';
import { CLOCK_PACES, type Options, WINDOW_PACES } from '../../../src/engine/index.ts';
import type { Game } from '../../../src/games/catalogue.ts';
import { MatchOptions } from '../../../src/ui/new-match/match-options.tsx';
import { optionWords } from '../../../src/ui/new-match/option-words.ts';
import { lanternGame } from '../../support/lantern-game.ts';
import { pages } from '../../support/small-page.ts';

const draw = pages();
const paced = (pace: NonNullable<Game['rules']['pace']>): Game => ({
  ...lanternGame,
  rules: { ...lanternGame.rules, pace },
});

test('the box has words for every pace, and leaves the game its own', () => {
  expect(Object.keys(optionWords(lanternGame, 'clock').values)).toEqual([...CLOCK_PACES]);
  expect(Object.keys(optionWords(lanternGame, 'windows').values)).toEqual([...WINDOW_PACES]);
  expect(optionWords(lanternGame, 'nights').label).toBe('nights');
});

test('a table chooses its clocks before the deal', async () => {
  const chosen: Options[] = [];
  const page = await draw(
    <MatchOptions
      game={paced({ phases: 'days', windows: 'quick' })}
      chosen={{}}
      onChoose={(id, value) => chosen.push({ [id]: value })}
    />,
  );
  await page.press('Over days');
  await page.press('Wait for everybody');
  expect(chosen).toEqual([{ clock: 'days' }, { windows: 'wait' }]);
});

test('days are offered only where the game asks for them, and no clock where it has none', async () => {
  const live = await draw(<MatchOptions game={paced({ phases: 'live' })} chosen={{}} onChoose={() => undefined} />);
  expect([live.has('Brisk'), live.has('Over days'), live.has('Quick')]).toEqual([true, false, false]);
  const none = await draw(<MatchOptions game={paced({})} chosen={{}} onChoose={() => undefined} />);
  expect(none.has('Off')).toBe(false);
});
