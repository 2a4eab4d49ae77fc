import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { type Seat, rngFor, seat, viewersOf } from '../../src/engine/index.ts';
import { memoryMatches } from '../../src/storage/index.ts';
import type { OpenMatch } from '../../src/ui/services.ts';
import { create, lanternShelf, open, rest } from '../support/lantern-table.ts';
import { reluctant } from '../support/reluctant-matches.ts';
import { stillWorld } from '../support/still-world.ts';

const HIDE = { type: 'choose', choice: 'hide' };
const PEEK = { type: 'peek' };

test('nobody sees a move before it is stored', async () => {
  const storage = reluctant(memoryMatches());
  const shelf = lanternShelf({ matches: storage.matches });
  const match = await open(shelf, await create(shelf, 'ppp'));
  const before = everything(match);
  const seen: number[] = [];
  effect(() => void seen.push(match.seq.value));

  storage.holdBack();
  const acting = match.act(seat(0), HIDE);
  await rest();
  expect(storage.asked()).toBe(1);
  expect(match.saving.value).toBe(true);
  expect(everything(match)).toEqual(before);

  storage.letGo();
  expect(await acting).toEqual({ ok: true, value: undefined });
  expect(seen).toEqual([0, 1]);
  expect(match.saving.value).toBe(false);
  expect(match.history()).toEqual([{ seq: 1, events: [{ type: 'chose', seat: 0, choice: null }], said: [] }]);
});

test('a move that cannot be stored did not happen, and may be tried again', async () => {
  const storage = reluctant(memoryMatches());
  const shelf = lanternShelf({ matches: storage.matches });
  const match = await open(shelf, await create(shelf, 'ppp'));
  const before = everything(match);

  storage.refuse('storage-full');
  expect(await match.act(seat(1), HIDE)).toEqual({ ok: false, problem: 'storage-full' });
  expect(match.problem.value).toBe('storage-full');
  expect(match.saving.value).toBe(false);
  expect(everything(match)).toEqual(before);

  storage.refuse(null);
  expect((await match.act(seat(1), HIDE)).ok).toBe(true);
  expect(match.problem.value).toBeNull();
  expect(match.seq.value).toBe(1);
});

test('a refused action changes nothing and stores nothing', async () => {
  const storage = reluctant(memoryMatches());
  const shelf = lanternShelf({ matches: storage.matches });
  const match = await open(shelf, await create(shelf, 'ppb'));
  await rest();
  const before = everything(match);
  const asked = storage.asked();
  expect(await match.act(seat(0), { type: 'cheat' })).toEqual({ ok: false, problem: 'illegal-action' });
  expect(await match.act(seat(2), HIDE)).toEqual({ ok: false, problem: 'not-your-decision' });
  expect(await match.act(7 as Seat, HIDE)).toEqual({ ok: false, problem: 'not-your-decision' });
  expect(everything(match)).toEqual(before);
  expect(storage.asked()).toBe(asked);
});

test('the second tap of a double tap is refused, even where the same action is legal again', async () => {
  const storage = reluctant(memoryMatches());
  const shelf = lanternShelf({ matches: storage.matches });
  const match = await open(shelf, await create(shelf, 'ppp', { nights: '3' }));
  await match.act(seat(0), HIDE);
  await match.act(seat(1), HIDE);
  // The last choice of a night begins the next one, where hiding is legal once more.
  storage.holdBack();
  const taps = [match.act(seat(2), HIDE), match.act(seat(2), HIDE)];
  await rest();
  expect(match.saving.value).toBe(true);
  storage.letGo();
  expect(await Promise.all(taps)).toEqual([
    { ok: true, value: undefined },
    { ok: false, problem: 'not-your-decision' },
  ]);
  expect(match.seq.value).toBe(3);
  expect(match.sceneFor(seat(2)).view).toMatchObject({ night: 2, choice: null });
});

test('two people who choose at the same time both get their choice', async () => {
  const shelf = lanternShelf();
  const match = await open(shelf, await create(shelf, 'ppp'));
  const both = await Promise.all([match.act(seat(0), HIDE), match.act(seat(1), PEEK)]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(match.seq.value).toBe(2);
});

test('a match killed after any move goes on as if nothing had happened', async () => {
  const matches = memoryMatches();
  const shelf = lanternShelf({ matches });
  const id = await create(shelf, 'ppp', { nights: '40' });
  const whole = await open(shelf, id);
  const dice = rngFor('7'.repeat(64), 0);

  for (let n = 0; n < 150 && whole.sceneFor('spectator').outcome === null; n++) {
    // Another tab that never knew this one: what it finds is only what was stored.
    const again = await open(lanternShelf({ matches }), id);
    expect(everything(again)).toEqual(everything(whole));
    if (n % 25 === 0) expect(again.history()).toEqual(whole.history());

    const by = dice.pick([0, 1, 2].map(seat).filter(who => whole.sceneFor(who).legal.length > 0));
    expect((await whole.act(by, dice.pick(whole.sceneFor(by).legal))).ok).toBe(true);
  }
  expect(whole.seq.value).toBeGreaterThan(120);
});

test('a snapshot is written every fifty moves and on closing, and a bad one is ignored', async () => {
  const matches = memoryMatches();
  const shelf = lanternShelf({ matches });
  const id = await create(shelf, 'bbb', { nights: '40' });
  const match = await open(shelf, id);
  effect(() => {
    if (match.seq.value === 60) match.botsPaused.value = true;
  });
  await rest();
  expect(match.seq.value).toBe(60);
  await vi.waitFor(async () => expect(await matches.readSnapshot(id)).toMatchObject({ moves: 50 }));
  match.close();
  await vi.waitFor(async () => expect(await matches.readSnapshot(id)).toMatchObject({ moves: 60 }));
  const snapshot = await matches.readSnapshot(id);
  if (!snapshot) throw new Error('There is no snapshot.');

  const truth = everything(match);
  for (const bad of [
    { rulesVersion: 9 },
    { moves: 59 },
    { moves: 9999 },
    { state: { phase: 'odd' } },
    { checksum: '' },
  ]) {
    await matches.writeSnapshot({ ...snapshot, ...bad });
    const still = stillWorld();
    const again = await open(
      lanternShelf({ matches, world: { ...still, pace: () => new Promise(() => undefined) } }),
      id,
    );
    expect(everything(again)).toEqual(truth);
    again.close();
  }
});

test('looking back shows every moment as everybody saw it', async () => {
  const shelf = lanternShelf();
  const match = await open(shelf, await create(shelf, 'ppp'));
  const shown = [match.sceneFor('spectator')];
  for (const [who, action] of [
    [0, PEEK],
    [0, HIDE],
    [2, HIDE],
    [1, HIDE],
  ] as const) {
    await match.act(seat(who), action);
    shown.push(match.sceneFor('spectator'));
  }
  expect(shown.map((_, n) => match.pastScene(n))).toEqual(shown);
  expect(match.history().map(({ events }) => events)).toEqual(shown.slice(1).map(({ events }) => events));
});

test('two tabs that both play a match cannot both store the same move', async () => {
  const matches = memoryMatches();
  const shelf = lanternShelf({ matches });
  const id = await create(shelf, 'ppp');
  const here = await open(shelf, id);
  const there = await open(lanternShelf({ matches }), id);
  expect((await here.act(seat(0), HIDE)).ok).toBe(true);
  expect(await there.act(seat(1), HIDE)).toEqual({ ok: false, problem: 'open-elsewhere' });
  expect(there.problem.value).toBe('open-elsewhere');
  expect(there.seq.value).toBe(0);
});

test('a closed match takes no more moves', async () => {
  const shelf = lanternShelf();
  const match = await open(shelf, await create(shelf, 'ppp'));
  match.close();
  expect(await match.act(seat(0), HIDE)).toEqual({ ok: false, problem: 'storage-closed' });
});

const everything = (match: OpenMatch) => viewersOf(3).map(viewer => match.sceneFor(viewer));
