import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOX_AND_LANTERN } from '../support/box.ts';
import { formatPlaythrough, parsePlaythrough } from '../support/playthrough.ts';

describe.each(BOX_AND_LANTERN)('$id', ({ id, subject: { rules } }) => {
  const folder = join('tests/games', id, 'playthroughs');
  const recordings = existsSync(folder) ? readdirSync(folder) : [];

  test('has been recorded', () => {
    expect(recordings.length, `Record some matches: npm run playthrough ${id}`).toBeGreaterThan(0);
  });

  test.each(recordings)('plays %s as it was recorded', file => {
    const text = readFileSync(join(folder, file), 'utf8');
    // On a difference: read it. If the change is meant, `npm run playthrough <game>` records anew.
    expect(formatPlaythrough(rules, parsePlaythrough(text))).toBe(text);
    expect(text).toContain('\noutcome ');
  });
});
