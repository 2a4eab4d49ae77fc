import { expect, test, vi } from 'vitest';
import { type AnyBot, type BotTurn, type Said, seat } from '../../src/engine/index.ts';
import { memoryMatches } from '../../src/storage/index.ts';
import type { OpenMatch } from '../../src/ui/services.ts';
import { lanternBot } from '../support/lantern.ts';
import { create, lanternShelf, open, rest } from '../support/lantern-table.ts';
import { reluctant } from '../support/reluctant-matches.ts';
import { stillWorld } from '../support/still-world.ts';

const HIDE = { type: 'choose', choice: 'hide' };
const isOver = (match: OpenMatch): boolean => match.sceneFor('spectator').outcome !== null;

async function playedOut(match: OpenMatch): Promise<OpenMatch> {
  for (let n = 0; n < 5000 && !isOver(match); n++) await new Promise(resolve => setImmediate(resolve));
  expect(isOver(match)).toBe(true);
  return match;
}

test('bots alone play a match to its end', async () => {
  const world = stillWorld();
  const shelf = lanternShelf({ world });
  const id = await create(shelf, 'bbbb', { nights: '40' });
  const match = await playedOut(await open(shelf, id));
  expect(world.faults).toEqual([]);
  match.close();
  const listed = { id, status: 'over', moves: match.seq.value };
  await vi.waitFor(() => expect(shelf.matches.value).toMatchObject([listed]));
});

test.each<[string, AnyBot]>([
  [
    'throws',
    {
      choose: () => {
        throw new Error('Out of ideas.');
      },
    },
  ],
  ['chooses what is not legal', { choose: () => ({ type: 'win' }) }],
  ['chooses nothing', { choose: () => undefined }],
])('a bot that %s never holds up the match', async (_, bot) => {
  const world = stillWorld();
  const shelf = lanternShelf({ world, bot });
  await playedOut(await open(shelf, await create(shelf, 'bbb', { nights: '3' })));
  expect(world.faults.length).toBeGreaterThan(0);
});

test('a bot that takes too long is played for', async () => {
  const world = stillWorld();
  const bot: AnyBot = {
    choose: turn => {
      world.wait(2001);
      return lanternBot.choose(turn as Parameters<typeof lanternBot.choose>[0]);
    },
  };
  const shelf = lanternShelf({ world, bot });
  await playedOut(await open(shelf, await create(shelf, 'bbb', { nights: '3' })));
  expect(String(world.faults[0])).toMatch(/too long/);
});

test('a bot is shown what its seat is shown, and nothing else', async () => {
  const turns: BotTurn<unknown, unknown>[] = [];
  const bot: AnyBot = {
    choose: turn => {
      turns.push(turn);
      return turn.awaited ? HIDE : undefined;
    },
  };
  const shelf = lanternShelf({ bot });
  const match = await open(shelf, await create(shelf, 'ppb'));
  await rest();
  const [turn] = turns;
  expect(turn?.seat).toBe(2);
  expect(turn?.view).toEqual({ ...(turn?.view as object), choice: null, aside: null });
  expect(JSON.stringify(turn?.view)).not.toContain('hands');
  expect(Object.keys(turn ?? {}).sort()).toEqual([
    'awaited',
    'imagine',
    'legal',
    'level',
    'rng',
    'said',
    'seat',
    'view',
  ]);
  expect(match.seq.value).toBe(1);
});

test('a bot is asked about an optional moment once a move, and may take it', async () => {
  const asked: number[] = [];
  let wanted = false;
  const bot: AnyBot = {
    choose: ({ awaited, legal }) => {
      if (awaited) return HIDE;
      asked.push(legal.length);
      return wanted ? { type: 'peek' } : undefined;
    },
  };
  const shelf = lanternShelf({ bot });
  const match = await open(shelf, await create(shelf, 'ppb'));
  await rest();
  expect(asked).toHaveLength(1);
  await rest();
  expect(asked).toHaveLength(1);
  wanted = true;
  await match.act(seat(0), HIDE);
  await rest();
  expect(asked).toHaveLength(2);
  expect(match.history().at(-1)?.events).toEqual([{ type: 'peeked', seat: 2 }]);
});

test('bots wait while the table looks at something else, and go on after', async () => {
  const shelf = lanternShelf();
  const match = await open(shelf, await create(shelf, 'pbb', { nights: '3' }));
  await rest();
  match.botsPaused.value = true;
  await match.act(seat(0), HIDE);
  await rest();
  const paused = match.seq.value;
  await rest();
  expect(match.seq.value).toBe(paused);
  match.botsPaused.value = false;
  await rest();
  expect(match.seq.value).toBeGreaterThan(paused);
});

test('bots try again when storage was full, and nothing they did before is lost', async () => {
  const world = stillWorld();
  const storage = reluctant(memoryMatches());
  const shelf = lanternShelf({ world, matches: storage.matches });
  const id = await create(shelf, 'bbb', { nights: '3' });
  storage.refuse('storage-full');
  const match = await open(shelf, id);
  await rest();
  expect(match.seq.value).toBe(0);
  expect(match.problem.value).toBe('storage-full');
  storage.refuse(null);
  world.retryNow();
  await playedOut(match);
  expect(match.problem.value).toBeNull();
});

test('a bot never acts after the match was closed', async () => {
  const storage = reluctant(memoryMatches());
  const shelf = lanternShelf({ matches: storage.matches });
  const match = await open(shelf, await create(shelf, 'bbb', { nights: '40' }));
  match.close();
  await rest();
  const asked = storage.asked();
  await rest();
  expect(storage.asked()).toBe(asked);
  expect(isOver(match)).toBe(false);
});

test('what a bot says is heard with its move, and is in the log of that move', async () => {
  const bot: AnyBot = { ...(lanternBot as AnyBot), claim: ({ seat: by }) => `I am ${by}` };
  const shelf = lanternShelf({ bot });
  const match = await playedOut(await open(shelf, await create(shelf, 'bbb', { nights: '1' })));
  expect(match.said.value.length).toBe(match.seq.value);
  for (const { seq, seat: by, claim } of match.said.value) {
    expect(claim).toBe(`I am ${by}`);
    expect(match.history()[seq - 1]?.said).toEqual([{ seq, seat: by, claim }]);
  }
});

test('a bot that loses its tongue plays on', async () => {
  const world = stillWorld();
  const bot: AnyBot = {
    ...(lanternBot as AnyBot),
    claim: () => {
      throw new Error('Mumble.');
    },
  };
  const shelf = lanternShelf({ world, bot });
  const match = await playedOut(await open(shelf, await create(shelf, 'bbb', { nights: '1' })));
  expect(match.said.value).toEqual([]);
  expect(String(world.faults[0])).toMatch(/tongue/);
});

test('a bot hears what was said at the table, as everybody does', async () => {
  const heard: (readonly Said[])[] = [];
  const bot: AnyBot = {
    choose: turn => {
      heard.push(turn.said);
      return turn.awaited ? HIDE : undefined;
    },
    claim: ({ seat: by }) => `I am ${by}`,
  };
  const shelf = lanternShelf({ bot });
  const match = await playedOut(await open(shelf, await create(shelf, 'bbb')));
  expect(heard.at(0)).toEqual([]);
  expect(heard.at(-1)).toEqual(match.said.value.slice(0, heard.at(-1)?.length));
  expect(heard.at(-1)?.length).toBeGreaterThan(1);
});
