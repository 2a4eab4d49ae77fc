import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { Options, Refusal, Seat, Viewer } from '../../engine/index.ts';
import type { Game } from '../../games/catalogue.ts';
import {
  type AnyScene,
  type Ask,
  type Roster,
  type Seen,
  type TableRefusal,
  type TalkLine,
  publicAfter,
} from '../../table/index.ts';
import type { TimeLeft } from '../../ui/game-ui.ts';
import type { Done, HistoryStep, OpenMatch, SeatPlan, StorageProblem } from '../../ui/services.ts';
import { peopleOf, seatsAt } from './people.ts';

/** What everybody at the table has seen of a match. */
export type PublicPast = Pick<Seen, 'match' | 'seq' | 'first' | 'all' | 'steps'>;

/** Where a match at a table of many is seen from: the host's device or a guest's. */
export interface Sight {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  readonly me: string;
  readonly past: ReadonlySignal<PublicPast>;
  readonly roster: ReadonlySignal<Roster>;
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  readonly problem: ReadonlySignal<StorageProblem | null>;
  readonly sceneFor: (viewer: Viewer) => AnyScene;
  readonly time: ReadonlySignal<TimeLeft | null>;
  readonly waitsLeft: (seat: Seat) => number;
  readonly ask: (ask: Ask) => Promise<TableRefusal | null>;
}

/** A match at a table of many, played as any other: the screen need not know where its host is. */
export function tableMatch(sight: Sight): OpenMatch {
  const { id, name, game, seats, options, past, roster, talk, problem } = sight;
  const taps = signal(0);
  const scenes: AnyScene[] = [];

  function pastScene(seq: number): AnyScene {
    const { first, steps, seq: last } = past.value;
    if (seq < 0 || seq > last) throw new Error(`There is no move ${seq} in this match.`);
    for (let n = scenes.length; n <= seq; n++) {
      const before = scenes[n - 1];
      const step = steps[n - 1];
      const all = before && step ? publicAfter(asValue(before), step) : first;
      scenes.push({
        ...all,
        seq: n,
        legal: [],
        asked: false,
        events: step?.events ?? [],
        outcome: all.outcome as AnyScene['outcome'],
      });
    }
    return scenes[seq] as AnyScene;
  }

  const said = computed(() =>
    talk.value.flatMap(({ kind, seat, match, seq, text }) =>
      kind === 'claim' && seat !== null && seat < seats.length && match === past.value.match
        ? [{ seq, seat, claim: text }]
        : [],
    ),
  );

  const window = computed(() => past.value.all.window ?? null);
  /** Answers on their way, and in which window: the host says nothing about them before it closes. */
  const sent = signal<readonly { readonly moment: string; readonly seat: Seat }[]>([]);
  const answered = computed(() =>
    sent.value.filter(({ moment }) => moment === window.value?.moment).map(({ seat }) => seat),
  );

  /**
   * While a bot plays somebody's seat for good, they look on: nothing is asked of them until they take it back. Nor of
   * whoever has answered, until the window closes.
   */
  function scene(viewer: Viewer): AnyScene {
    const now = sight.sceneFor(viewer);
    if (viewer === 'spectator') return now;
    const isLent = roster.value.seats[viewer]?.absence === 'bot-for-good';
    return isLent || answered.value.includes(viewer) ? { ...now, legal: [], asked: false } : now;
  }

  /** It counts at once, for this device; should the table refuse it, the seat is asked anew. */
  async function answerIn(moment: string, seat: Seat, action: unknown): Promise<void> {
    const one = { moment, seat };
    sent.value = [...sent.value.filter(({ moment: of }) => of === moment), one];
    const refusal = await sight.ask({ type: 'act', seat, action });
    if (refusal !== null) sent.value = sent.value.filter(other => other !== one);
  }

  return {
    id,
    name,
    game,
    seats,
    options,
    people: computed(() => peopleOf(roster.value)),
    here: computed(() => seatsAt(roster.value, sight.me)),
    seq: computed(() => past.value.seq),
    saving: computed(() => taps.value > 0),
    problem,
    said,
    // Others play on while somebody here looks back, so nothing pauses.
    botsPaused: { value: false },
    sceneFor: scene,
    pastScene,

    history(): readonly HistoryStep[] {
      const claims = said.value;
      return past.value.steps.map(({ events }, n) => ({
        seq: n + 1,
        events,
        said: claims.filter(({ seq }) => seq === n + 1),
      }));
    },

    async act(seat, action): Promise<Done<void, Refusal | TableRefusal | StorageProblem>> {
      if (answered.value.includes(seat)) return { ok: false, problem: 'not-your-decision' };
      const open = window.value;
      if (open?.asked.includes(seat) && sight.sceneFor(seat).asked) {
        void answerIn(open.moment, seat, action);
        return { ok: true, value: undefined };
      }
      taps.value += 1;
      const refusal = await sight.ask({ type: 'act', seat, action }).finally(() => {
        taps.value -= 1;
      });
      return refusal === null ? { ok: true, value: undefined } : { ok: false, problem: refusal };
    },

    time: sight.time,
    window,
    answered,
    moreTime: () => void sight.ask({ type: 'more-time' }),
    wait: seat => void sight.ask({ type: 'wait', seat }),
    waitsLeft: seat => sight.waitsLeft(seat),
    close: () => undefined,
  };
}

const asValue = ({ view, awaited, outcome, window }: AnyScene): PublicPast['all'] => ({
  view,
  awaited,
  outcome,
  ...(window ? { window } : {}),
});
