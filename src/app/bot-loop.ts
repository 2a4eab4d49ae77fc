import type { Actor, Claim, Refusal, Said, Seat } from '../engine/index.ts';
import type { AnyScene } from '../table/index.ts';
import type { Done, StorageProblem } from '../ui/services.ts';
import { type BotSeat, type Shown, type Thinking, botAction, botClaim } from './bot-turn.ts';
import { SHORTEST, type Surroundings } from './surroundings.ts';

/** What the bots may do at the table: look as their own seats, and act. */
export interface BotTable {
  sceneFor(seat: Seat): AnyScene;
  /** What everybody has heard. */
  said(): readonly Said[];
  legalFor(seat: Seat): readonly unknown[];
  /** In a window that is open. Only the table knows, and it asks each bot once. */
  hasAnswered(seat: Seat): boolean;
  act(seat: Seat, action: unknown, claim?: Claim): Promise<Done<void, Refusal | StorageProblem>>;
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
  /** After which move a bot that nobody waits for last had its moment, whether or not there was anything it could do. */
  const considered = new Map<Seat, number>();
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
    const bots = botsNow();
    const idle = bots.filter(({ seat }) => !awaited.includes(seat) && considered.get(seat) !== seq);
    const due = bots.find(({ seat }) => awaited.includes(seat) && !table.hasAnswered(seat));
    if (!due && idle.length === 0) return false;

    const choice = await takingTime(beatFor(due, awaited), () => interrupt(idle) ?? (due && decision(due)));
    // A bot interrupted in thought, by somebody looking at the log, is asked again.
    if (!table.mayGoOn() || table.sceneFor(first).seq !== seq) return true;
    for (const { seat } of idle) considered.set(seat, seq);
    if (!choice) return true;
    if (choice.by === due) together = awaited.filter(actor => actor !== due.seat);
    return settled(await perform(choice));
  }

  /**
   * Time tells nothing: how long it takes is drawn before anybody thinks, by what everybody knows, and thinking is part
   * of it. Whether there was anything to think about makes no difference either.
   */
  async function takingTime<T>(beat: keyof typeof SHORTEST, think: () => T): Promise<T> {
    const drawn = surroundings.pace(beat);
    const began = surroundings.now();
    const thought = think();
    const hasShown = surroundings.now() - began > SHORTEST[beat];
    await drawn;
    // It may have taken all of the time that was drawn; then that much is drawn again.
    if (hasShown) await surroundings.pace(beat);
    return thought;
  }

  const beatFor = (due: BotSeat | undefined, awaited: readonly Actor[]): keyof typeof SHORTEST =>
    due && (awaited.length > 1 || together.includes(due.seat)) ? 'together' : 'think';

  /** What one of those does whom nobody waits for; mostly nothing. */
  function interrupt(idle: readonly BotSeat[]): Choice | undefined {
    for (const by of idle) {
      const action = table.legalFor(by.seat).length > 0 ? decision(by) : undefined;
      if (action) return action;
    }
    return undefined;
  }

  const shownTo = ({ seat }: BotSeat): Shown => ({ scene: table.sceneFor(seat), said: table.said() });

  function decision(by: BotSeat): Choice | undefined {
    const action = botAction(game, by, shownTo(by), surroundings);
    return action === undefined ? undefined : { by, action };
  }

  function perform({ by, action }: Choice): Promise<Done<void, Refusal | StorageProblem>> {
    const claim = botClaim(game, by, shownTo(by), action, surroundings);
    return table.act(by.seat, action, claim);
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

interface Choice {
  readonly by: BotSeat;
  readonly action: unknown;
}
