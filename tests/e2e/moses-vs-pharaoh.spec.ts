import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Board,
  type Phone,
  dealTo,
  endingFor,
  joinAndSit,
  openTableFor,
  phoneOf,
  startHere,
} from './support/any-table.ts';
import { launch } from './support/browser.ts';
import { scrollsSideways } from './support/player.ts';
import { type Site, serveSite } from './support/site.ts';

const GAME = 'moses-vs-pharaoh';
const ENDING = /^(The Hebrews win|Egypt wins): /;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite({ build: process.env['EXODUS_OUT'] ?? 'dist' }), launch()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

const phone = (name: string, board: Board, seed: number): Promise<Phone> =>
  phoneOf(browser, { name, board, url: site.url, seed });

test('two people play Moses vs Pharaoh on one passed phone, on the drawn board, to its outcome', async () => {
  const ada = await phone('Ada', 'drawn', 4);
  await startHere(ada, site.url, { game: GAME, who: 'Pass one phone', options: ['12 turns'] });
  const curtains = new Set<string>();
  let sideways = 0;
  await ada.player.play(async asks => {
    if (asks.kind === 'curtain') curtains.add(asks.name);
    if (await scrollsSideways(ada.page)) sideways++;
    return asks.kind === 'over';
  });
  expect([...curtains].toSorted()).toEqual(['Ada', 'Bruno']);
  expect(await endingFor(ada)).toMatch(ENDING);
  expect(sideways).toBe(0);
  expect(ada.trouble).toEqual({ errors: [], foreign: [] });
  await ada.page.context().close();
}, 600_000);

test('one person plays Moses vs Pharaoh against a bot, in text, to its outcome', async () => {
  const ada = await phone('Ada', 'text', 9);
  await startHere(ada, site.url, { game: GAME, who: 'Me against bots', options: ['12 turns', 'Drawn by lot'] });
  const end = await ada.player.play(asks => asks.kind === 'over' || asks.kind === 'curtain');
  expect(end.kind).toBe('over');
  expect(await endingFor(ada)).toMatch(ENDING);
  expect(ada.trouble).toEqual({ errors: [], foreign: [] });
  await ada.page.context().close();
}, 600_000);

test('two devices play Moses vs Pharaoh over the network to the same outcome', async () => {
  const phones = [await phone('Ada', 'text', 21), await phone('Bruno', 'text', 22)] as const;
  const [host, guest] = phones;
  const invitation = await openTableFor(host, site.url, GAME);
  await joinAndSit(guest, site.url, invitation, 2);
  await dealTo(phones);
  await Promise.all(phones.map(({ player }) => player.play(asks => asks.kind === 'over')));
  const endings = await Promise.all(phones.map(endingFor));
  expect(endings[0]).toMatch(ENDING);
  expect(endings[1]).toBe(endings[0]);
  for (const { name, trouble } of phones) expect({ name, errors: trouble.errors }).toEqual({ name, errors: [] });
  for (const { page } of phones) await page.context().close();
}, 600_000);
