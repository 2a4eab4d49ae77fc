import { expect, test, vi } from 'vitest';
import { checksum } from '../../src/storage/index.ts';
import { SAVE_LIMIT, formatDamaged, formatSave, parseSave } from '../../src/storage/save-file.ts';
import { headerOf } from './storage-contract.ts';

const kept = { header: headerOf('m', { moves: 1 }), moves: [{ actor: 2, action: { type: 'choose', choice: 'hide' } }] };
const save = (): Record<string, unknown> => JSON.parse(formatSave(kept)) as Record<string, unknown>;

test('a save file holds the match and nothing about this device', () => {
  const { game, rulesVersion, options, seats, seed, name, createdAt } = kept.header;
  const deal = { game, rulesVersion, options, seats, seed, name, createdAt };
  expect(save()).toEqual({ format: 1, kind: 'exodus-box-match', ...deal, actions: kept.moves });
});

test('a save file is read back as it was written', () => {
  expect(parseSave(formatSave(kept))).toEqual({ ok: true, value: save() });
});

test('a save file has nothing of the intents its moves came from, and takes none', () => {
  const [first] = kept.moves;
  const intended = { ...kept, moves: [{ actor: 2, action: first?.action, intent: 'intent-1' }] };
  expect(formatSave(intended)).toBe(formatSave(kept));
  const smuggled = JSON.stringify({ ...save(), actions: intended.moves });
  expect(parseSave(smuggled)).toEqual({ ok: false, problem: 'damaged' });
});

test.each([
  ['text that is not JSON', 'Dear diary', 'not-a-save'],
  ['nothing at all', '', 'not-a-save'],
  ['a list', '[1, 2]', 'not-a-save'],
  ['the file of another app', '{"kind":"holiday-photos"}', 'not-a-save'],
  ['a file cut short', formatSave(kept).slice(0, -9), 'not-a-save'],
  ['a newer format', JSON.stringify({ ...save(), format: 2, more: [] }), 'newer-version'],
  ['an export of a damaged record', formatDamaged({ header: { id: 'm' }, actions: [] }), 'damaged'],
  ['a missing seed', JSON.stringify({ ...save(), seed: undefined }), 'damaged'],
  ['a field that does not belong', JSON.stringify({ ...save(), undo: [] }), 'damaged'],
  ['a move by nobody', JSON.stringify({ ...save(), actions: [{ actor: -1, action: {} }] }), 'damaged'],
  ['a file too large', `"${'x'.repeat(SAVE_LIMIT)}"`, 'too-large'],
])('%s is turned away with its own reason', (_, text, problem) => {
  expect(parseSave(text)).toEqual({ ok: false, problem });
});

test('a checksum tells copies apart with and without the browser’s own hashing', async () => {
  expect(await checksum('abc')).toBe('sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  vi.stubGlobal('crypto', {});
  const [abc, again, abd] = await Promise.all(['abc', 'abc', 'abd'].map(text => checksum(text)));
  vi.unstubAllGlobals();
  expect(abc).toMatch(/^fnv:[0-9a-f]{16}$/);
  expect(again).toBe(abc);
  expect(abd).not.toBe(abc);
});
