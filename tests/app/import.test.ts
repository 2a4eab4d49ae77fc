import { describe, expect, test } from 'vitest';
import { type Rng, rngFor, seat } from '../../src/engine/index.ts';
import { type MatchRepository, memoryMatches } from '../../src/storage/index.ts';
import type { LiveShelf } from '../../src/app/shelf.ts';
import { create, lanternShelf, open } from '../support/lantern-table.ts';
import { reluctant } from '../support/reluctant-matches.ts';

type Save = Record<string, unknown> & { actions: { actor: unknown; action: unknown }[] };

/** A shelf with one match in the middle of play, and that match as a file. */
async function played(
  matches: MatchRepository = memoryMatches(),
): Promise<{ shelf: LiveShelf; id: string; text: string }> {
  const shelf = lanternShelf({ matches });
  const id = await create(shelf, 'ppp', { nights: '3' });
  const match = await open(shelf, id);
  const dice = rngFor('5'.repeat(64), 0);
  for (let n = 0; n < 9; n++) {
    const by = dice.pick([0, 1, 2].map(seat).filter(who => match.sceneFor(who).legal.length > 0));
    await match.act(by, dice.pick(match.sceneFor(by).legal));
  }
  const file = await shelf.exportFile(id);
  if (!file.ok) throw new Error(file.problem);
  return { shelf, id, text: file.value.text };
}

test('an exported match imports on another device and goes on where it was', async () => {
  const { shelf, id, text } = await played();
  const elsewhere = lanternShelf();
  const imported = await elsewhere.importFile(text);
  if (!imported.ok) throw new Error(imported.problem);
  const [there, here] = [await open(elsewhere, imported.value), await open(shelf, id)];
  for (const viewer of [seat(0), seat(1), seat(2), 'spectator'] as const) {
    expect(there.sceneFor(viewer)).toEqual(here.sceneFor(viewer));
  }
  expect(there.history()).toEqual(here.history());
  const who = [0, 1, 2].map(seat).find(n => there.sceneFor(n).legal.length > 0) ?? seat(0);
  expect((await there.act(who, there.sceneFor(who).legal[0])).ok).toBe(true);
});

test('importing twice gives two matches', async () => {
  const { shelf, text } = await played();
  const ids = [await shelf.importFile(text), await shelf.importFile(text)].map(done => done.ok && done.value);
  expect(new Set(ids).size).toBe(2);
  expect(shelf.matches.value).toHaveLength(3);
});

test('a file is named after its match, in letters every phone can store', async () => {
  const { shelf, id } = await played();
  await shelf.rename(id, 'Ünsere / Nacht: №1?');
  const file = await shelf.exportFile(id);
  expect(file.ok && file.value.fileName).toBe('exodus-box-lantern-ünsere-nacht-1.json');
});

describe('a file that is', () => {
  const changed = (change: (save: Save) => void) => (text: string) => {
    const save = JSON.parse(text) as Save;
    change(save);
    return JSON.stringify(save);
  };

  test.each<[string, (text: string) => string, string]>([
    ['no save at all', () => 'Dear diary', 'not-a-save'],
    ['from another app', () => '{"kind":"sheet-music"}', 'not-a-save'],
    ['cut short', text => text.slice(0, text.length / 2), 'not-a-save'],
    ['far too large', text => text + ' '.repeat(2 * 1024 * 1024), 'too-large'],
    ['of a newer format', changed(save => void (save['format'] = 2)), 'newer-version'],
    ['of newer rules', changed(save => void (save['rulesVersion'] = 2)), 'newer-version'],
    ['of older rules', changed(save => void (save['rulesVersion'] = 0)), 'older-version'],
    ['of a game we do not have', changed(save => void (save['game'] = 'chess')), 'unknown-game'],
    ['missing its seed', changed(save => void delete save['seed']), 'damaged'],
    ['without anybody at the table', changed(save => void (save['seats'] = [])), 'damaged'],
    ['holding a move twice', changed(save => void save.actions.push(...save.actions.slice(-1))), 'damaged'],
    [
      'holding an illegal move',
      changed(save => void save.actions.push({ actor: 0, action: { type: 'win' } })),
      'damaged',
    ],
    [
      'moved by somebody not there',
      changed(save => void save.actions.push({ actor: 5, action: { type: 'peek' } })),
      'damaged',
    ],
  ])('%s is turned away for its own reason, and nothing is stored', async (_, spoil, problem) => {
    const { shelf, text } = await played();
    const before = shelf.matches.value;
    expect(await shelf.importFile(spoil(text))).toEqual({ ok: false, problem });
    expect(shelf.matches.value).toEqual(before);
  });

  test.each(['storage-full', 'storage-closed'] as const)('good, with %s, is not half stored', async trouble => {
    const storage = reluctant(memoryMatches());
    const { shelf, text } = await played(storage.matches);
    storage.refuse(trouble);
    expect(await shelf.importFile(text)).toEqual({ ok: false, problem: trouble });
    expect(shelf.matches.value).toHaveLength(1);
  });
});

test('two thousand mutated files neither throw nor cost anything already stored', async () => {
  const matches = memoryMatches();
  const { shelf, id, text } = await played(matches);
  const before = await matches.readRaw(id);
  const dice = rngFor('9'.repeat(64), 0);
  const answers = new Map<string, number>();

  for (let n = 0; n < 2000; n++) {
    const done = await shelf.importFile(mutated(text, dice));
    const answer = done.ok ? 'taken' : done.problem;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    // What was taken must really be playable.
    if (done.ok) (await open(shelf, done.value)).close();
  }

  expect(await matches.readRaw(id)).toEqual(before);
  expect(shelf.matches.value).toHaveLength(1 + (answers.get('taken') ?? 0));
  expect([...answers.keys()].sort()).toEqual(
    expect.arrayContaining(['damaged', 'newer-version', 'not-a-save', 'taken', 'unknown-game']),
  );
}, 120_000);

const JUNK = [null, -1, 1e300, 0.5, '', 'x', [], {}, true, 'clock', '__proto__', { __proto__: null }, ['a'], 99];

/** A file damaged in one of the ways files get damaged: bytes, cuts, and fields of the wrong kind anywhere. */
function mutated(text: string, dice: Rng): string {
  const at = dice.int(text.length);
  switch (dice.int(4)) {
    case 0:
      return text.slice(0, at) + String.fromCharCode(32 + dice.int(95)) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + dice.int(20));
    default: {
      const save: unknown = JSON.parse(text);
      const [holder, key] = dice.pick([...placesIn(save)]);
      if (dice.int(3) === 0) delete holder[key];
      else holder[key] = dice.pick(JUNK);
      return JSON.stringify(save);
    }
  }
}

function* placesIn(value: unknown): Generator<[holder: Record<string, unknown>, key: string]> {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    yield [holder, key];
    yield* placesIn(holder[key]);
  }
}
