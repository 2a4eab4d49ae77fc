import { expect, test } from 'vitest';
import { OpeningScreen } from '../../../src/ui/components/opening-screen.tsx';
import type { Done, StorageProblem } from '../../../src/ui/services.ts';
import { ROUTES, STORAGE_PROBLEMS } from '../../../src/ui/words.ts';
import { pages } from '../../support/small-page.ts';

const page = pages();

/** A shelf with one match on it, that answers when it is told to. */
function shelf() {
  let closed = 0;
  const asked: ((done: Done<{ close(): void }, StorageProblem>) => void)[] = [];
  return {
    open: () => new Promise<Done<{ close(): void }, StorageProblem>>(resolve => void asked.push(resolve)),
    match: { close: () => void closed++ },
    closed: () => closed,
    answer(done: Done<{ close(): void }, StorageProblem>): void {
      asked.shift()?.(done);
    },
  };
}

const screenOf = ({ open }: ReturnType<typeof shelf>) => (
  <OpeningScreen open={open} closedTitle="It stays closed" problems={STORAGE_PROBLEMS}>
    {(_match, again) => (
      <button type="button" onClick={again}>
        Open it anew
      </button>
    )}
  </OpeningScreen>
);

test('a match is shown once it is open, and closed before it is opened anew', async () => {
  const one = shelf();
  const shown = await page(screenOf(one));
  expect(shown.has('Open it anew')).toBe(false);
  one.answer({ ok: true, value: one.match });
  await shown.settle();
  await shown.press('Open it anew');
  expect(one.closed()).toBe(1);
  expect(shown.has('Open it anew')).toBe(false);
});

test('a match that stays closed says why, and may be tried again', async () => {
  const one = shelf();
  const shown = await page(screenOf(one));
  one.answer({ ok: false, problem: 'open-elsewhere' });
  await shown.settle();
  expect(shown.text()).toContain(STORAGE_PROBLEMS['open-elsewhere']);
  await shown.press(ROUTES.retry);
  one.answer({ ok: true, value: one.match });
  await shown.settle();
  expect(shown.has('Open it anew')).toBe(true);
});

test('a match that opens after everybody has left is closed again', async () => {
  const one = shelf();
  const shown = await page(screenOf(one));
  shown.close();
  one.answer({ ok: true, value: one.match });
  await shown.settle();
  expect(one.closed()).toBe(1);
});
