import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { HOW_TO_PLAY } from '../../../../src/games/moses-vs-pharaoh/ui/how-to-play/pages.ts';
import { PICTURES } from '../../../../src/games/moses-vs-pharaoh/ui/how-to-play/pictures.tsx';

test('every page has a picture of its own, which is not read aloud', () => {
  const drawn = HOW_TO_PLAY.map(({ picture }) => {
    const Picture = PICTURES[picture];
    return renderToString(<Picture />);
  });
  for (const html of drawn) expect(html).toMatch(/^<svg[^>]*aria-hidden="true"/);
  expect(new Set(drawn).size).toBe(HOW_TO_PLAY.length);
});
