import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyRules } from '../../src/engine/index.ts';
import { sourceFolders } from '../support/game-folders.ts';
import { formatPlaythrough, parsePlaythrough } from '../support/playthrough.ts';

const recordings = sourceFolders().flatMap(({ id, playthroughs }) => playthroughs.map(file => [id, file] as const));

test.each(recordings)('%s plays %s as it was recorded', async (id, file) => {
  const text = readFileSync(file, 'utf8');
  const { rules } = (await import(`../../src/games/${id}/index.ts`)) as { readonly rules: AnyRules };
  // On a difference: read it. If the change is meant, `npm run playthrough <game>` records anew.
  expect(formatPlaythrough(rules, parsePlaythrough(text))).toBe(text);
  expect(text).toContain('\noutcome ');
});
