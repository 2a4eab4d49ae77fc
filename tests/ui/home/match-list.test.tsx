import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { MatchList } from '../../../src/ui/home/match-list.tsx';
import type { MatchSummary } from '../../../src/ui/services.ts';
import { ROOM } from '../../support/fake-online.ts';

const match = (id: string): MatchSummary => ({
  id,
  game: 'lantern',
  name: `Evening ${id}`,
  seats: [{ name: 'Ada', colour: 'amber', shape: 'circle', kind: 'person', level: null }],
  createdAt: 0,
  updatedAt: 0,
  moves: 3,
  status: 'running',
});

const listed = (tables: ReadonlyMap<string, string>): string =>
  renderToString(
    <MatchList
      matches={[match('m1')]}
      catalogue={[]}
      tables={tables}
      onRename={() => undefined}
      onExport={() => undefined}
      onDelete={() => undefined}
    />,
  );

test('a match that lies on a table of many leads to that table, and says so', () => {
  const html = listed(new Map([['m1', ROOM]]));
  expect(html).toContain(`href="#/table/${ROOM}"`);
  expect(html).not.toContain('#/match/');
  expect(html).toContain('Played at a table');
});

test('it cannot be deleted from under the hands of those who play it', () => {
  expect(listed(new Map([['m1', ROOM]]))).not.toContain('Delete');
  expect(listed(new Map())).toContain('Delete');
});

test('any other match is opened on this device', () => {
  const html = listed(new Map([['another', ROOM]]));
  expect(html).toContain('href="#/match/m1"');
  expect(html).not.toContain('Played at a table');
});
