import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { HOW_TO_PLAY } from '../../../../src/games/moses-vs-pharaoh/ui/how-to-play/pages.ts';
import { PICTURES } from '../../../../src/games/moses-vs-pharaoh/ui/how-to-play/pictures.tsx';
import { rulebook } from '../../../../src/games/moses-vs-pharaoh/ui/how-to-play/rulebook.ts';

test('how to play is six to nine pages of at most 45 words', () => {
  expect(HOW_TO_PLAY.length).toBeGreaterThanOrEqual(6);
  expect(HOW_TO_PLAY.length).toBeLessThanOrEqual(9);
  for (const { text } of HOW_TO_PLAY) expect(text.split(/\s+/).length).toBeLessThanOrEqual(45);
});

test('every page has a picture of its own, which is not read aloud', () => {
  const drawn = HOW_TO_PLAY.map(({ picture }) => {
    const Picture = PICTURES[picture];
    return renderToString(<Picture />);
  });
  for (const html of drawn) expect(html).toMatch(/^<svg[^>]*aria-hidden="true"/);
  expect(new Set(drawn).size).toBe(HOW_TO_PLAY.length);
});

test('a page is there before its picture has come', () => {
  for (const { title, text, Picture } of rulebook.howToPlay) {
    expect(`${title}${text}`).toMatch(/\S/);
    expect(renderToString(<Picture />)).toMatch(/^<svg[^>]*aria-hidden="true"/);
  }
});
