import type { Actor, Claim, Refusal, Said, Seat } from '../engine/index.ts';
import type { AnyScene } from '../table/index.ts';
import type { Done, StorageProblem } from '../ui/services.ts';
import { type BotSeat, type Shown, type Thinking, botAction, botClaim } from './bot-turn.ts';
import type { Beat, Surroundings } from './surroundings.ts';

/** What the bots may do at the table: look as their own seats, and act. */
export interface BotTable {
  sceneFor(seat: Seat): AnyScene;
  /** What everybody has heard. */
  said(): readonly Said[];
  legalFor(actor: Actor): readonly unknown[];
  act(actor: Actor, action: unknown, claim?: Claim): Promise<Done<void, Refusal | StorageProblem>>;
  mayGoOn(): boolean;
}

export interface BotLoop {
  /** Looks whether a bot has something to do. Call it whenever that may have changed. */
  wake(): void;
}

export function botLoop(
  table: BotTable,
  game: Thinking,
  /** Asked anew each time: at a table of many, bots stand in for people and step back again. */
  botsNow: () => readonly BotSeat[],
  first: Seat,
  surroundings: Surroundings,
): BotLoop {
  /** At which move a bot last let an optional moment pass. */
  const passed = new Map<Seat, number>();
  /** Who was to decide when a bot last moved: those who still are were choosing at the same time. */
  let together: readonly Actor[] = [];
  let running = false;
  let again = false;

  function wake(): void {
    again = true;
    if (!running) void run();
  }

  async function run(): Promise<void> {
    running = true;
    try {
      while (again) {
        again = false;
        while (table.mayGoOn() && (await step()));
      }
    } finally {
      running = false;
    }
  }

  /** Whether there may be more to do. */
  async function step(): Promise<boolean> {
    const { seq, awaited, outcome } = table.sceneFor(first);
    if (outcome) return false;
    return (await optional(seq, awaited)) || (await due(seq, awaited)) || (await timeIsUp(seq, awaited));
  }

  async function optional(seq: number, awaited: readonly Actor[]): Promise<boolean> {
    const asked = botsNow().find(
      ({ seat }) => !awaited.includes(seat) && passed.get(seat) !== seq && table.legalFor(seat).length > 0,
    );
    if (!asked) return false;
    const action = botAction(game, asked, shownTo(asked), surroundings);
    if (action === undefined) {
      passed.set(asked.seat, seq);
      return true;
    }
    // A bot interrupted in thought, by somebody looking at the log, is asked again.
    if (!(await stillAt(seq, 'think'))) return true;
    passed.set(asked.seat, seq);
    return settled(await perform(asked, action));
  }

  async function due(seq: number, awaited: readonly Actor[]): Promise<boolean> {
    const next = botsNow().find(({ seat }) => awaited.includes(seat));
    if (!next) return false;
    const atOnce = awaited.length > 1 || together.includes(next.seat);
    if (!(await stillAt(seq, atOnce ? 'together' : 'think'))) return true;
    together = awaited.filter(actor => actor !== next.seat);
    const action = botAction(game, next, shownTo(next), surroundings);
    return settled(await perform(next, action));
  }

  const shownTo = ({ seat }: BotSeat): Shown => ({ scene: table.sceneFor(seat), said: table.said() });

  function perform(by: BotSeat, action: unknown): Promise<Done<void, Refusal | StorageProblem>> {
    const claim = botClaim(game, by, shownTo(by), action, surroundings);
    return table.act(by.seat, action, claim);
  }

  /** On one device nobody sets a timer: the clock strikes only when nobody else has anything left to decide. */
  async function timeIsUp(seq: number, awaited: readonly Actor[]): Promise<boolean> {
    if (awaited.length === 0 || awaited.some(actor => actor !== 'clock')) return false;
    if (!(await stillAt(seq, 'think'))) return true;
    return settled(await table.act('clock', table.legalFor('clock')[0]));
  }

  async function stillAt(seq: number, beat: Beat): Promise<boolean> {
    await surroundings.pace(beat);
    return table.mayGoOn() && table.sceneFor(first).seq === seq;
  }

  async function settled(done: Done<void, Refusal | StorageProblem>): Promise<boolean> {
    if (done.ok) return true;
    switch (done.problem) {
      // Somebody else's move came first; look again.
      case 'match-over':
      case 'not-your-decision':
      case 'illegal-action':
        return true;
      case 'storage-full':
      case 'storage-closed':
        await surroundings.pace('retry');
        return true;
      case 'not-found':
      case 'damaged':
      case 'newer-version':
      case 'older-version':
      case 'unknown-game':
      case 'open-elsewhere':
        return false;
    }
  }

  return { wake };
}
