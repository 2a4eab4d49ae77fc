import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Deal, type Match, type Move, type Seat, play, rngFor, start, botTurn } from '../../src/engine/index.ts';
import type { Event } from '../../src/games/moses-vs-pharaoh/event.ts';
import { bot, rules } from '../../src/games/moses-vs-pharaoh/index.ts';
import type { Action, State } from '../../src/games/moses-vs-pharaoh/state.ts';
import { saveOf } from '../../tools/save-of.ts';
import { seedOf } from '../support/seeds.ts';
import { complaints } from './support/axe.ts';
import { PHONE } from './support/browser.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { scrollsSideways } from './support/new-match.ts';
import { type Site, serveSite } from './support/site.ts';

/** Twenty letters each: the longest names there are. */
const NAMES = ['Maximiliane-Josephin', 'Bartholomew Kingsley'];
const DESK = { width: 1440, height: 900 };
const CARD = '.mp-hand .mp-card[data-choice]';
const LONGEST_MS = 400;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite({ build: process.env['EXODUS_OUT'] ?? 'dist' }), sharedBrowser()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

type Reached = (state: State, events: readonly Event[]) => boolean;

/** A save of a match between bots, at the first moment like this. Both want the Hebrews, so there is a bid too. */
function saveAt(isReached: Reached): string {
  for (let seed = 1; seed < 100; seed++) {
    const deal: Deal = { seed: seedOf(seed), seats: 2, options: {} };
    const moves: Move<Action>[] = [];
    let match: Match<State> = start(rules, deal);
    while (!rules.outcome(match.state)) {
      const actor = rules.awaited(match.state)[0] as Seat;
      const legal = rules.legal(match.state, actor);
      const rng = rngFor(deal.seed, 1_000_000 + match.moves);
      const view = rules.view(match.state, actor);
      const chosen =
        bot.choose(botTurn(rules, { view, seat: actor, legal, awaited: true, level: 'sharp', rng, said: [] })) ??
        legal[0];
      const action: Action | undefined = chosen?.type === 'wish' ? { type: 'wish', wish: 'hebrew' } : chosen;
      if (action === undefined) break;
      const verdict = play(rules, match, { actor, action });
      if (!verdict.ok) throw new Error(verdict.refusal);
      match = verdict.match;
      moves.push({ actor, action });
      if (isReached(match.state, verdict.events)) return saveOf(rules, deal, moves, { names: NAMES });
    }
  }
  throw new Error('No match came to that moment.');
}

async function open(page: Page, save: string): Promise<void> {
  page.setDefaultTimeout(8_000);
  await page.goto(`${site.url}#/`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(save) });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const curtain = page.getByRole('button', { name: /^I am / });
  await curtain.or(page.locator('.moses')).first().waitFor();
  if ((await curtain.count()) > 0) await curtain.click();
  const keep = page.getByRole('button', { name: 'Keep open' });
  await page.locator('.moses').waitFor();
  if ((await keep.count()) > 0) await keep.click();
}

const MOMENTS: readonly [moment: string, isReached: Reached, taps: readonly string[]][] = [
  ['bidding', ({ phase }) => phase.name === 'bid', ['.stepper button:last-child']],
  ['saving', ({ phase, turn }) => phase.name === 'save' && turn === 3, [CARD]],
  [
    'a card picked up on the road',
    ({ phase, departed }) => phase.name === 'play' && phase.side === 'egyptian' && departed,
    [CARD],
  ],
  ['a window for an answer', ({ phase }) => phase.name === 'respond' && phase.trigger.kind === 'march', []],
  ['a battle', ({ phase }) => phase.name === 'battle' && phase.cards.length > 0, []],
  ['the end', ({ phase }) => phase.name === 'over', ['button:has-text("Look at the table")']],
];

describe('the board of Moses vs Pharaoh', () => {
  test.each(MOMENTS)(
    'is readable and fits at %s, in both themes, on the smallest phone and on a desk',
    async (_moment, isReached, taps) => {
      const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
      await open(page, saveAt(isReached));
      for (const tap of taps) await page.locator(tap).first().click();
      expect(await complaints(page)).toEqual([]);
      // Most of what is drawn is said in other words to those who listen, and axe looks only at what they hear.
      await page.evaluate(() => {
        for (const drawn of document.querySelectorAll('.moses [aria-hidden]')) drawn.removeAttribute('aria-hidden');
      });
      for (const theme of ['light', 'dark']) {
        await page.evaluate(wanted => void (document.documentElement.dataset['theme'] = wanted), theme);
        for (const size of [PHONE, DESK]) {
          await page.setViewportSize(size);
          expect(await complaints(page, ['color-contrast'])).toEqual([]);
          expect(await scrollsSideways(page)).toBe(false);
          expect(await cutOff(page)).toEqual([]);
        }
      }
      await page.context().close();
    },
  );

  test('moves what happened, for at most 400 ms and without standing in the way; not at all where that is unwanted', async () => {
    const save = saveAt(({ phase }) => phase.name === 'play' && phase.side === 'hebrew');
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await browser.newPage({ viewport: PHONE, reducedMotion });
      await open(page, save);
      await page.locator(CARD).first().click();
      await page.locator('.mp-use[data-use=discard]').click();
      await page.evaluate(() => {
        const seen = new Set<unknown>();
        Object.assign(window, { seen });
        const look = (): void => {
          for (const motion of document.getAnimations()) {
            if (!(motion instanceof CSSTransition)) seen.add(motion.effect?.getTiming().duration);
          }
          requestAnimationFrame(look);
        };
        look();
      });
      await page.locator('[data-main]').click();
      await page.getByText(/^The Hebrews discard /).waitFor();
      if (reducedMotion === 'no-preference') {
        await page.waitForFunction(() => (window as unknown as { seen: ReadonlySet<number> }).seen.size > 0);
      }
      const durations = await page.evaluate(() => [...(window as unknown as { seen: ReadonlySet<number> }).seen]);
      if (reducedMotion === 'reduce') expect(durations).toEqual([]);
      for (const ms of durations) expect(ms).toBeLessThanOrEqual(LONGEST_MS);
      await page.waitForFunction(() => document.querySelector('.mp-flyer') === null);
      await page.context().close();
    }
  });
});

/** Buttons and sentences of the board that stick out of the screen, by what they say. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.prompt button, .prompt output, .mp-picked button, .happened p:last-child')]
      .filter(one => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const isShown = width > 0;
        return isShown && (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1);
      })
      .map(one => one.textContent ?? ''),
  );
