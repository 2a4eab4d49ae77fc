import { matchLocks } from '../../src/app/match-locks.ts';
import { type LiveShelf, matchShelf } from '../../src/app/shelf.ts';
import type { Tabs } from '../../src/app/tabs.ts';
import type { AnyBot, Options } from '../../src/engine/index.ts';
import { type MatchRepository, memoryMatches } from '../../src/storage/index.ts';
import type { OpenMatch, SeatPlan } from '../../src/ui/services.ts';
import { lanternGame, lanternTitle } from './lantern-game.ts';
import { type StillWorld, stillWorld } from './still-world.ts';

/** Somebody at the table: p for a person, b for a bot. */
type Kinds = string;

export const alone: Tabs = { tell: () => undefined, hear: () => undefined };

export function seatsFor(kinds: Kinds): SeatPlan[] {
  return kinds.split('').map((kind, n) => ({
    name: `Seat ${n}`,
    colour: 'amber',
    shape: 'star',
    kind: kind === 'b' ? 'bot' : 'person',
    level: kind === 'b' ? 'steady' : null,
  }));
}

export interface Room {
  readonly matches?: MatchRepository;
  readonly world?: StillWorld;
  readonly bot?: AnyBot;
}

export const lanternShelf = ({
  matches = memoryMatches(),
  world = stillWorld(),
  bot = lanternGame.bot,
}: Room = {}): LiveShelf =>
  matchShelf({
    catalogue: [lanternTitle({ ...lanternGame, bot })],
    matches,
    locks: matchLocks(undefined, alone),
    tabs: alone,
    surroundings: world,
  });

export async function create(shelf: LiveShelf, kinds: Kinds, options: Options = {}): Promise<string> {
  const made = await shelf.create({ game: 'lantern', name: 'Friday', seats: seatsFor(kinds), options });
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

export async function open(shelf: LiveShelf, id: string): Promise<OpenMatch> {
  const opened = await shelf.open(id);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.value;
}

/** Lets everything that is under way come to rest. */
export async function rest(): Promise<void> {
  for (let n = 0; n < 20; n++) await new Promise(resolve => setImmediate(resolve));
}
