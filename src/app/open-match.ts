import { batch, signal } from '@preact/signals';
import {
  type Actor,
  type Claim,
  type Refusal,
  type Said,
  type Seat,
  type Viewer,
  play,
  seat,
  seatsOf,
} from '../engine/index.ts';
import type { Game } from '../games/catalogue.ts';
import type { Kept, MatchRepository } from '../storage/index.ts';
import { type AnyScene, sceneFor } from '../table/index.ts';
import type { Done, HistoryStep, OpenMatch, SeatPlan, StorageProblem } from '../ui/services.ts';
import { botLoop } from './bot-loop.ts';
import { matchClock } from './match-clock.ts';
import { problemOf } from './problem.ts';
import { dealOf, frozen, movesOf, readSnapshot, resume, writeSnapshot } from './resume.ts';
import type { Surroundings } from './surroundings.ts';
import { type Moment, timelineOf } from './timeline.ts';

const MOVES_PER_SNAPSHOT = 50;

export interface Opening {
  readonly kept: Kept;
  readonly seats: readonly SeatPlan[];
  readonly game: Game;
  readonly matches: MatchRepository;
  readonly surroundings: Surroundings;
  /** Told on closing; `finished` resolves when the match has nothing left to write. */
  readonly closing: (finished: Promise<void>) => void;
}

/** Sits down at a kept match. A move is stored before anybody sees it, so a killed tab loses nothing. */
export async function openMatch(opening: Opening): Promise<Done<OpenMatch, StorageProblem>> {
  const { kept, matches, game } = opening;
  const snapshot = await readSnapshot(matches, kept, game.rules);
  const resumed = resume(game.rules, kept, snapshot);
  if (!resumed.ok) return resumed;
  return { ok: true, value: seated(opening, resumed.value, snapshot?.match.moves ?? 0) };
}

function seated(
  { kept, seats, game, matches, surroundings, closing }: Opening,
  resumed: Moment,
  snapshot: number,
): OpenMatch {
  const { rules } = game;
  const { id, name, options } = kept.header;
  const timeline = timelineOf(rules, dealOf(kept.header), movesOf(kept));

  let now = frozen(resumed, surroundings.freezes);
  let snapshotAt = snapshot;
  const seq = signal(now.match.moves);
  const saving = signal(false);
  const problem = signal<StorageProblem | null>(null);
  const said = signal<readonly Said[]>([]);
  const botsPaused = signal(false);

  let isClosed = false;
  /** Moves are made one after another; each sees the match as the one before left it. */
  let last: Promise<unknown> = Promise.resolve();
  const moving = new Set<Actor>();
  let taps = 0;
  const steps: Omit<HistoryStep, 'said'>[] = [];
  const scenes = new Map<Viewer, AnyScene>();

  /** An answer in a window is held until it closes; everything else is a move. */
  async function moveOrAnswer(by: Seat, action: unknown, claim?: Claim): Promise<Done<void, Refusal | StorageProblem>> {
    const taken = clock.take(by, action, claim);
    if (taken === undefined) return move(by, action, claim);
    return taken === 'held' ? { ok: true, value: undefined } : { ok: false, problem: taken };
  }

  /** The rest of a double tap finds the seat already moving, and is refused. */
  function move(
    actor: Actor,
    action: unknown,
    claim?: Claim,
    isStill: () => boolean = () => true,
  ): Promise<Done<void, Refusal | StorageProblem>> {
    if (isClosed) return Promise.resolve({ ok: false, problem: 'storage-closed' });
    if (moving.has(actor)) return Promise.resolve({ ok: false, problem: 'not-your-decision' });
    moving.add(actor);
    const late = { ok: false, problem: 'not-your-decision' } as const;
    const made = last
      .then(() => (isStill() ? attempt(actor, action, claim) : late))
      .finally(() => moving.delete(actor));
    last = made.catch(() => undefined);
    return made;
  }

  async function attempt(actor: Actor, action: unknown, claim?: Claim): Promise<Done<void, Refusal | StorageProblem>> {
    const verdict = play(rules, now.match, { actor, action });
    if (!verdict.ok) return { ok: false, problem: verdict.refusal };

    const after = frozen({ match: verdict.match, events: verdict.events }, surroundings.freezes);
    const over = rules.outcome(after.match.state) !== undefined;
    const appended = { now: surroundings.now(), over };
    const kept = await matches.append(id, now.match.moves, { actor, action }, appended);
    if (!kept.ok) {
      problem.value = problemOf(kept.problem);
      return { ok: false, problem: problem.value };
    }

    const before = now;
    batch(() => {
      now = after;
      timeline.add({ actor, action }, after);
      scenes.clear();
      seq.value = after.match.moves;
      if (claim !== undefined && actor !== 'clock') {
        said.value = [...said.value, { seq: after.match.moves, seat: actor, claim }];
      }
      problem.value = null;
      clock.moved(before);
    });
    if (after.match.moves % MOVES_PER_SNAPSHOT === 0) void keepSnapshot();
    bots.wake();
    return { ok: true, value: undefined };
  }

  async function keepSnapshot(): Promise<void> {
    if (snapshotAt === now.match.moves) return;
    snapshotAt = now.match.moves;
    await writeSnapshot(matches, id, rules, now);
  }

  const persons = seatsOf(seats.length).filter(n => seats[n]?.kind === 'person');
  const clock = matchClock({
    rules,
    options,
    seats: seats.length,
    persons,
    surroundings,
    now: () => now,
    mayRun: () => !isClosed && !botsPaused.value,
    isClosed: () => isClosed,
    askedAnew: () => bots.wake(),
    move: async (actor, action, claim, isStill) => (await move(actor, action, claim, isStill)).ok,
  });

  /** Whoever has answered in an open window has nothing left to decide. */
  function shown(viewer: Viewer): AnyScene {
    const now = scene(viewer);
    const isDone = viewer !== 'spectator' && clock.answered.value.includes(viewer);
    return isDone ? { ...now, legal: [], asked: false } : now;
  }

  function scene(viewer: Viewer): AnyScene {
    const known = scenes.get(viewer);
    if (known && known.seq === seq.value) return known;
    const fresh = sceneFor(rules, now.match, viewer, now.events);
    scenes.set(viewer, fresh);
    return fresh;
  }

  const botSeats = seats.flatMap(({ kind, level }, n) =>
    kind === 'bot' ? [{ seat: seat(n), level: level ?? ('steady' as const) }] : [],
  );
  const bots = botLoop(
    {
      sceneFor: scene,
      said: () => said.value,
      legalFor: by => rules.legal(now.match.state, by),
      hasAnswered: by => clock.hasAnswered(by),
      act: moveOrAnswer,
      mayGoOn: () => !isClosed && !botsPaused.value,
    },
    game,
    () => botSeats,
    seat(0),
    surroundings,
  );
  // Runs at once, so bots who are to decide in a resumed match go on.
  clock.moved(null);
  const stopListening = botsPaused.subscribe(paused => {
    clock.look();
    if (!paused) bots.wake();
  });

  return {
    id,
    name,
    game,
    seats,
    people: signal(seats),
    here: signal(persons),
    options,
    seq,
    saving,
    problem,
    botsPaused,
    said,
    sceneFor: shown,

    pastScene(past) {
      const { match, events } = timeline.at(past);
      return sceneFor(rules, match, 'spectator', events);
    },

    history() {
      for (let n = steps.length + 1; n <= seq.value; n++) {
        const events = timeline.at(n).events.map(event => rules.seen(event, 'spectator'));
        steps.push({ seq: n, events: events.filter(event => event !== null) });
      }
      const talk = said.value;
      return steps.map(step => ({ ...step, said: talk.filter(({ seq: at }) => at === step.seq) }));
    },

    async act(by: Seat, action: unknown) {
      if (seats[by]?.kind !== 'person') return { ok: false, problem: 'not-your-decision' };
      if (clock.window.value?.asked.includes(by)) return moveOrAnswer(by, action);
      taps += 1;
      saving.value = true;
      return move(by, action).finally(() => {
        taps -= 1;
        saving.value = taps > 0;
      });
    },

    time: clock.time,
    window: clock.window,
    answered: clock.answered,
    moreTime: () => clock.moreTime(),
    wait: by => clock.wait(by),
    waitsLeft: by => clock.waitsLeft(by),

    close() {
      if (isClosed) return;
      isClosed = true;
      stopListening();
      closing(last.then(keepSnapshot));
    },
  };
}
