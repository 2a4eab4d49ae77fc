import type { Page } from 'playwright-core';
import { type Options, play, start } from '../../../src/engine/index.ts';
import type { Game } from '../../../src/games/catalogue.ts';
import type { Person } from '../../../src/ui/game-ui.ts';
import { PLAY } from '../../../src/ui/words.ts';
import { downloadedBy } from './download.ts';
import type { Guest } from './party.ts';

interface Save {
  readonly seed: string;
  readonly options: Options;
  readonly seats: readonly Person[];
  readonly actions: readonly { readonly actor: never; readonly action: unknown }[];
}

/** How it ended, as this screen tells it: the title, the sentence, and who has won. */
export async function endingOn({ page }: Pick<Guest, 'page'>): Promise<string> {
  const strip = page.locator('.outcome-strip');
  if (await strip.isVisible()) await strip.getByRole('button').click();
  const title = await page.getByRole('dialog').locator('h2').first().innerText();
  const winners = await page.locator('.outcome-winners .seat-chip').allInnerTexts();
  return endingOf(title, await page.locator('.outcome-text').innerText(), winners);
}

/** A chip says more below the name, such as who is a bot. */
const nameOn = (chip: string): string => chip.split('\n')[0]?.trim() ?? '';

/** One line, the same for everybody at the table. */
export const endingOf = (title: string, text: string, winners: readonly string[]): string =>
  `${title}: ${text} ${winners.map(nameOn).join(', ')}`;

/** The same by the rules alone, which replay what this device exports. */
export async function endingByRules(page: Page, { rules, ui }: Game): Promise<string> {
  const handOver = page.getByRole('dialog').getByRole('button', { name: PLAY.export });
  const save = JSON.parse(await downloadedBy(page, () => handOver.click())) as Save;
  let match = start(rules, { seed: save.seed, seats: save.seats.length, options: save.options });
  for (const move of save.actions) {
    const verdict = play(rules, match, move);
    if (!verdict.ok) throw new Error(`The exported match has a move that is refused: ${verdict.refusal}.`);
    match = verdict.match;
  }
  const outcome = rules.outcome(match.state);
  if (!outcome) throw new Error('By the rules the exported match is not over.');
  const { title, text } = ui.words.outcome(outcome, rules.view(match.state, 'spectator'), save.seats);
  return endingOf(
    title,
    text,
    outcome.winners.map(seat => save.seats[seat]?.name ?? ''),
  );
}
