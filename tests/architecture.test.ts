import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../src/games/catalogue.ts';
import { IN_ROOMS, ON_TOP, crowdedRooms, filesOf, gameFolders } from './support/game-rooms.ts';
import { IMPORT_RULES, allImports, broken, importsIn, sourceFiles } from './support/import-rules.ts';

test('no file imports what it must not know', () => {
  const imports = allImports();
  expect(imports.length).toBeGreaterThan(100);
  expect(broken(imports)).toEqual([]);
});

const PLANTED: Readonly<Record<string, readonly [from: string, source: string]>> = {
  'engine-stands-alone': ['src/engine/match.ts', `import { x } from '../games/catalogue.ts';`],
  'noble-only-in-rng': ['src/app/main.tsx', `import { chacha20 } from '@noble/ciphers/chacha.js';`],
  'hashes-only-in-chain': ['src/table/host.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
  'rules-know-only-the-engine': ['src/games/a/phases/setup.ts', `import { h } from 'preact';`],
  'games-never-meet': ['src/games/a/ui/board.tsx', `import { card } from '../../b/data/cards.ts';`],
  'bots-see-views-only': ['src/games/a/bot/index.ts', `import { a } from '../rules.ts';`],
  'facts-lead-to-no-rules': ['src/games/a/facts/places.ts', `import { a } from '../phases/turn.ts';`],
  'boards-draw-what-they-see': ['src/games/a/ui/hand/hand.tsx', `import { a } from '../../phases/turn.ts';`],
  'table-is-pure': ['src/table/scene.ts', `import Peer from 'peerjs';`],
  'net-knows-no-game': ['src/net/link.ts', `export { step } from '../table/index.ts';`],
  'storage-knows-no-game': ['src/storage/matches.ts', `import type { Meta } from '../games/catalogue.ts';`],
  'peerjs-only-in-its-file': ['src/net/rtc-link.ts', `import { Peer } from 'peerjs';`],
  'peerjs-only-when-online': ['src/app/main.tsx', `import { register } from '../net/peerjs.ts';`],
  'idb-only-in-storage': ['src/app/main.tsx', `const idb = await import('idb');`],
  'ui-is-handed-its-services': ['src/games/a/ui/board.tsx', `import '../../../app/main.tsx';`],
  'src-ships-no-test-code': ['src/app/main.tsx', `import { lantern } from '../../tests/support/lantern.ts';`],
  'doors-not-windows': ['src/ui/app.tsx', `import {\n  at,\n} from '../engine/seat.ts';`],
  'worker-knows-no-page': ['sw/sw.ts', `import { App } from '../src/ui/app.tsx';`],
  'bottom-is-bottom': ['src/ui/app.tsx', `import { meta } from '../games/a/meta.ts';`],
};

test.each(IMPORT_RULES.map(({ name }) => name))('a planted violation of %s is noticed', name => {
  const [from, source] = PLANTED[name] ?? ['', ''];
  expect(broken(importsIn(from, source)).join('\n')).toContain(name);
});

test.each(['../rules.ts', '../imagine.ts', '../phases/turn.ts', '../card-events/index.ts', '../../b/bot/index.ts'])(
  'no file of a bot may import %s',
  forbidden => {
    const imports = importsIn('src/games/a/bot/votes.ts', `import { a } from '${forbidden}';`);
    expect(broken(imports).join('\n')).toContain('bots-see-views-only');
  },
);

test('a bot may import its own room, tables, facts and what a view is made of', () => {
  const allowed = ['./turn.ts', '../data/cards.ts', '../facts/places.ts', '../state.ts', '../view.ts'];
  const source = allowed.map(file => `import { a } from '${file}';`).join('\n');
  const imports = importsIn('src/games/a/bot/votes.ts', source);
  expect(imports.length).toBe(allowed.length);
  expect(broken(imports)).toEqual([]);
});

test('nothing but an import at the moment of need leads to PeerJS', () => {
  const eager = /^(?:import|export)[^;]*?from\s*'\.\/(?:peerjs|peer-door|peer-signaller)\.ts'/m;
  const importers = sourceFiles('src/net').filter(file => eager.test(readFileSync(file, 'utf8')));
  expect(importers.filter(file => !file.startsWith('src/net/peer-'))).toEqual([]);
  expect(importers.length).toBeGreaterThan(0);
});

test('a crowded room is noticed, unless it holds tables', () => {
  const sixteen = (room: string): readonly string[] => Array.from({ length: 16 }, (_, n) => `${room}/${n}.ts`);
  const full = ['phases', 'ui/words', 'data', 'ui/data'].flatMap(sixteen);
  expect(crowdedRooms([...full, ...sixteen('bot').slice(1)])).toEqual(['phases', 'ui/words', 'ui/data']);
});

test('every game but the one to copy is in the box', () => {
  const folders = gameFolders();
  expect(CATALOGUE.map(({ meta }) => meta.id).toSorted()).toEqual(folders.filter(id => id !== 'lantern').toSorted());
  expect(folders).toContain('lantern');
});

describe.each(gameFolders())('%s', id => {
  test('its folder has the shape of every other game’s', () => {
    const files = filesOf(`src/games/${id}`);
    expect(files.filter(file => !file.includes('/')).toSorted()).toEqual(ON_TOP);
    expect(IN_ROOMS.filter(file => !files.includes(file))).toEqual([]);
    expect(files.some(file => file.startsWith('data/'))).toBe(true);
    expect(crowdedRooms(files)).toEqual([]);
  });

  test('every numbered rule is cited by a test title, and every cited rule exists', () => {
    const numbered = idsIn(readFileSync(`src/games/${id}/RULES.md`, 'utf8'), /^- \[([A-Z]+-\w+)\]/gm);
    const titles = sourceFiles(`tests/games/${id}`)
      .map(file => readFileSync(file, 'utf8'))
      .join('\n');
    const citations = [...titles.matchAll(/['"`]((?:\[[A-Z]+-\w+\] ?)+)/g)].map(([, ids]) => ids).join('');
    const cited = idsIn(citations, /\[([A-Z]+-\w+)\]/g);
    expect(numbered.size).toBeGreaterThan(10);
    expect([...numbered].filter(rule => !cited.has(rule))).toEqual([]);
    expect([...cited].filter(rule => !numbered.has(rule))).toEqual([]);
  });
});

const idsIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, rule]) => rule ?? ''));
