import { expect, test } from 'vitest';
import { type AnyBot, type BotTurn, type Options, seat } from '../../src/engine/index.ts';
import type { OpenMatch } from '../../src/ui/services.ts';
import type { Beat } from '../../src/app/surroundings.ts';
import { create, lanternShelf, open, rest } from '../support/lantern-table.ts';
import { type StillWorld, stillWorld } from '../support/still-world.ts';

const HIDE = { type: 'choose', choice: 'hide' };
const PEEK = { type: 'peek' };
const PASS = { type: 'pass' };

async function opened(kinds: string, options: Options, bot?: AnyBot): Promise<{ match: OpenMatch; world: StillWorld }> {
  const world = stillWorld();
  const shelf = lanternShelf(bot ? { world, bot } : { world });
  const match = await open(shelf, await create(shelf, kinds, { nights: '3', ...options }));
  await rest();
  return { match, world };
}

async function pass(world: StillWorld, seconds: number): Promise<void> {
  for (let n = 0; n < seconds * 2; n++) {
    world.wait(500);
    await rest();
  }
}

const CLOCK = { timer: 'on', clock: 'brisk' };
const WINDOWS = { shutters: 'on' };

test('on one phone time runs down too, and is up once', async () => {
  const { match, world } = await opened('ppp', CLOCK);
  expect(match.time.value).toMatchObject({ kind: 'phase', total: 30_000, left: 30_000, runs: true });
  await pass(world, 29.5);
  expect(match.seq.value).toBe(0);
  await pass(world, 0.5);
  expect(match.seq.value).toBe(1);
  expect(match.time.value).toMatchObject({ left: 30_000, since: world.now() });
  await pass(world, 29.5);
  expect(match.seq.value).toBe(1);
});

test('it stands still while the table looks at something else, and grows with a tap', async () => {
  const { match, world } = await opened('ppp', CLOCK);
  await pass(world, 10);
  match.botsPaused.value = true;
  expect(match.time.value).toMatchObject({ left: 20_000, runs: false });
  await pass(world, 60);
  match.botsPaused.value = false;
  match.moreTime();
  expect(match.time.value).toMatchObject({ total: 60_000, left: 50_000, runs: true });
  await pass(world, 49.5);
  expect(match.seq.value).toBe(0);
});

test('nobody sets a clock where the table has chosen none', async () => {
  const { match, world } = await opened('ppp', { timer: 'on' });
  expect(match.time.value).toBeNull();
  await pass(world, 60);
  expect(match.seq.value).toBe(0);
});

test('answers are held until all who are asked have answered', async () => {
  const { match } = await opened('ppp', WINDOWS);
  await match.act(seat(0), PEEK);
  expect(match.window.value).toMatchObject({ trigger: 'peek', asked: [1, 2] });
  expect(await match.act(seat(1), PASS)).toEqual({ ok: true, value: undefined });
  expect([match.seq.value, match.answered.value, match.saving.value]).toEqual([1, [1], false]);
  expect(match.sceneFor(seat(1))).toMatchObject({ legal: [], asked: false });
  expect(match.sceneFor(seat(2))).toMatchObject({ asked: true, awaited: [1, 2] });
  expect((await match.act(seat(1), PASS)).ok).toBe(false);
  await match.act(seat(2), PASS);
  await rest();
  expect([match.seq.value, match.window.value, match.answered.value]).toEqual([3, null, []]);
});

test('silence is a pass when the ring has run down; a tapped name holds it, free of charge', async () => {
  const { match, world } = await opened('ppp', WINDOWS);
  await match.act(seat(0), PEEK);
  await pass(world, 4);
  match.wait(seat(1));
  expect(match.time.value).toMatchObject({ kind: 'window', left: 21_000 });
  expect(match.waitsLeft(seat(1))).toBe(2);
  await pass(world, 10);
  expect(match.seq.value).toBe(1);
  await match.act(seat(1), PASS);
  await pass(world, 0.5);
  expect(match.seq.value).toBe(3);
});

test('against bots a Wait costs one', async () => {
  const typed = (legal: readonly unknown[], type: string): unknown =>
    legal.find(action => (action as { readonly type: string }).type === type);
  const nosy: AnyBot = {
    choose: ({ legal, seat: by }) => typed(legal, 'pass') ?? (by === 1 ? typed(legal, 'peek') : legal[0]) ?? legal[0],
  };
  const { match, world } = await opened('pbb', WINDOWS, nosy);
  expect(match.window.value?.asked).toEqual([2, 0]);
  match.wait(seat(0));
  match.wait(seat(0));
  expect(match.waitsLeft(seat(0))).toBe(1);
  expect(match.time.value).toMatchObject({ left: 25_000 });
  const { seq } = match;
  const before = seq.value;
  await pass(world, 24.5);
  expect(seq.value).toBe(before);
  await pass(world, 0.5);
  expect(seq.value).toBeGreaterThan(before);
});

/** Which times two bots draw while they play a night, in order. */
async function drawnBy(think: (world: StillWorld, turn: BotTurn<unknown, unknown>) => unknown): Promise<string> {
  const world = stillWorld();
  const drawn: Beat[] = [];
  const bot: AnyBot = {
    choose(turn) {
      // The time is drawn before anything is thought.
      expect(drawn.length).toBeGreaterThan(0);
      return think(world, turn);
    },
  };
  const counting: StillWorld = {
    ...world,
    pace: beat => {
      drawn.push(beat);
      return world.pace(beat);
    },
  };
  const shelf = lanternShelf({ world: counting, bot });
  const match = await open(shelf, await create(shelf, 'pbb', { nights: '1' }));
  await rest();
  await match.act(seat(0), HIDE);
  await rest();
  return drawn.join();
}

test('a bot takes the same time whatever it does, how long it thinks, and whether it could do anything', async () => {
  const nth =
    (n: number, ms = 0) =>
    (world: StillWorld, { legal, awaited }: BotTurn<unknown, unknown>): unknown => {
      world.wait(ms);
      return awaited ? legal[n] : undefined;
    };
  const paces = await Promise.all([drawnBy(nth(0)), drawnBy(nth(1)), drawnBy(nth(0, 20))]);
  expect(new Set(paces).size).toBe(1);
  expect(paces[0]).toContain('think');
});

test('a bot whose time hangs on its hand is noticed by that', async () => {
  const slow = (high: boolean) =>
    drawnBy((world, { legal, awaited }) => {
      if (high) world.wait(1000);
      return awaited ? legal[0] : undefined;
    });
  expect(await slow(true)).not.toBe(await slow(false));
});
