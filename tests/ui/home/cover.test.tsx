import { expect, test } from 'vitest';
import { CATALOGUE, type Title } from '../../../src/games/catalogue.ts';
import { Cover } from '../../../src/ui/home/cover.tsx';
import { lanternTitle } from '../../support/lantern-game.ts';
import { pages } from '../../support/small-page.ts';

const show = pages();

const Drawing = () => <i>a drawing</i>;
const boxed = (cover: NonNullable<Title['cover']>): Title => ({ ...lanternTitle(), cover });

test('every game of the box has a cover of its own, fetched by itself', async () => {
  expect(CATALOGUE.length).toBeGreaterThan(1);
  for (const { meta, cover } of CATALOGUE) expect(await cover?.(), meta.id).toBeTypeOf('function');
});

test('the box stands at once, its picture comes when it comes, and then stays', async () => {
  let arrive = (): void => undefined;
  const art = new Promise<typeof Drawing>(resolve => {
    arrive = () => resolve(Drawing);
  });
  const title = boxed(() => art);
  const page = await show(<Cover title={title} />);
  await page.settle();
  expect(page.text()).toContain('Light or hide.');
  expect(page.text()).not.toContain('a drawing');
  arrive();
  await page.settle();
  expect(page.text()).toContain('a drawing');
  page.close();

  const later = await show(<Cover title={title} />);
  expect(later.text()).toContain('a drawing');
  later.close();
});

test('a picture that does not come leaves a box that can be played', async () => {
  const page = await show(<Cover title={boxed(() => Promise.reject(new TypeError('Failed to fetch')))} />);
  await page.settle();
  expect(page.text()).toContain('Lantern');
  expect(page.text()).not.toContain('a drawing');
  page.close();
});
