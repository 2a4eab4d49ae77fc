import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { SeatChip } from '../../../src/ui/components/seat-chip.tsx';
import type { Person, Presence } from '../../../src/ui/game-ui.ts';

const ada: Person = { name: 'Ada', colour: 'amber', shape: 'circle', kind: 'person' };

test.each<[Presence, string]>([
  ['away', 'away'],
  ['stand-in', 'bot plays'],
])('%s is said in a word and drawn in a sign', (presence, word) => {
  const html = renderToString(<SeatChip person={{ ...ada, presence }} />);
  expect(html).toContain(word);
  expect(html).toContain('class="glyph"');
});

test('whoever is at the table has no such sign', () => {
  const html = renderToString(<SeatChip person={ada} />);
  expect(html).not.toMatch(/away|bot|glyph/);
});
