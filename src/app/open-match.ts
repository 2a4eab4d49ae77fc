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
import { problemOf } from './problem.ts';
import { dealOf, frozen, movesOf, readSnapshot, resume, writeSnapshot } from './resume.ts';
import type { Surroundings } from './surroundings.ts';
import { timeless } from './timeless.ts';
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

  /** The rest of a double tap finds the seat already moving, and is refused. */
  function move(actor: Actor, action: unknown, claim?: Claim): Promise<Done<void, Refusal | StorageProblem>> {
    if (isClosed) return Promise.resolve({ ok: false, problem: 'storage-closed' });
    if (moving.has(actor)) return Promise.resolve({ ok: false, problem: 'not-your-decision' });
    moving.add(actor);
    const made = last.then(() => attempt(actor, action, claim)).finally(() => moving.delete(actor));
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

    batch(() => {
      now = after;
      timeline.add({ actor, action }, after);
      scenes.clear();
      seq.value = after.match.moves;
      if (claim !== undefined && actor !== 'clock') {
        said.value = [...said.value, { seq: after.match.moves, seat: actor, claim }];
      }
      problem.value = null;
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
      legalFor: actor => rules.legal(now.match.state, actor),
      act: move,
      mayGoOn: () => !isClosed && !botsPaused.value,
    },
    game,
    () => botSeats,
    seat(0),
    surroundings,
  );
  // Runs at once, so bots who are to decide in a resumed match go on.
  const stopListening = botsPaused.subscribe(paused => {
    if (!paused) bots.wake();
  });

  return {
    id,
    name,
    game,
    seats,
    people: signal(seats),
    here: signal(seatsOf(seats.length).filter(n => seats[n]?.kind === 'person')),
    options,
    seq,
    saving,
    problem,
    botsPaused,
    said,
    sceneFor: scene,

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
      taps += 1;
      saving.value = true;
      return move(by, action).finally(() => {
        taps -= 1;
        saving.value = taps > 0;
      });
    },

    ...timeless(),
    close() {
      if (isClosed) return;
      isClosed = true;
      stopListening();
      closing(last.then(keepSnapshot));
    },
  };
}
