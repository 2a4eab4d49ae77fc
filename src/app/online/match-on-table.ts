import { type ReadonlySignal, computed } from '@preact/signals';
import type { Seat, Viewer } from '../../engine/index.ts';
import type { Game } from '../../games/catalogue.ts';
import {
  type AnyScene,
  type Ask,
  type Host,
  type Playing,
  type Roster,
  type Seen,
  type TableRefusal,
  type TalkLine,
  seenScene,
} from '../../table/index.ts';
import type { Member } from '../../table/succession/index.ts';
import type { OpenMatch, StorageProblem } from '../../ui/services.ts';
import type { Kit } from './kit.ts';
import { plansOf } from './people.ts';
import { type PublicPast, tableMatch } from './table-match.ts';
import { timeStamp } from './time-stamp.ts';

export interface OnTableParts {
  readonly room: string;
  readonly name: string;
  readonly game: Game;
  /** Which match of the evening. */
  readonly number: number;
  readonly me: string;
  readonly member: ReadonlySignal<Member>;
  readonly roster: ReadonlySignal<Roster>;
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  readonly problem: ReadonlySignal<StorageProblem | null>;
  /** What a host's own table shows; null on a device that cannot host yet. */
  readonly hosting: () => Pick<Kit, 'sceneFor' | 'toldTime'> | null;
  /** False while the table takes no moves: then nothing is asked of anybody. */
  readonly isOpen: () => boolean;
  readonly now: () => number;
  readonly ask: (ask: Ask) => Promise<TableRefusal | null>;
}

/** A match of a table, whoever hosts it: the screen does not change when the host does. */
export function matchOnTable(parts: OnTableParts): OpenMatch {
  const { room, name, game, number, member, roster, talk, problem } = parts;
  const playing = computed(() => playingOf(member.value.reign?.host, number));
  const seen = computed(() => {
    const { seen: now } = member.value.guest;
    return now?.match === number ? now : null;
  });

  // After a rematch, and while another host is being followed, whoever still looks sees what there was last.
  let last: PublicPast | Seen | null = null;
  const past = computed((): PublicPast => {
    const now = playing.value ? pastOf(number, playing.value) : seen.value;
    last = now ?? last;
    if (!last) throw new Error('There is no match on the table.');
    return last;
  });

  let scenes = new Map<Viewer, AnyScene>();
  let scenesOf: Playing | null = null;
  function hosted(now: Playing, viewer: Viewer): AnyScene {
    if (scenesOf !== now) {
      scenes = new Map();
      scenesOf = now;
    }
    const hosting = parts.hosting();
    if (!hosting) throw new Error('Only a host holds a match.');
    const known = scenes.get(viewer) ?? hosting.sceneFor(game.rules, now.match, viewer, now.events);
    scenes.set(viewer, known);
    return known;
  }

  function sceneNow(viewer: Viewer): AnyScene {
    const now = playing.value;
    if (now) return hosted(now, viewer);
    const shown = past.value;
    return seenScene('chain' in shown ? (shown as Seen) : { ...shown, chain: '', own: {} }, viewer);
  }

  const stamp = timeStamp(parts.now);
  const time = computed(() => {
    if (!playing.value) return stamp(seen.value?.time ?? null);
    const timer = member.value.reign?.host.pacing.timer;
    return stamp((timer && parts.hosting()?.toldTime(timer)) ?? null);
  });

  function waitsLeft(of: Seat): number {
    if (playing.value) return member.value.reign?.host.pacing.waits[of] ?? 0;
    return seen.value?.own[of]?.waits ?? 0;
  }

  // Looked at once, so that there is something to go on showing.
  past.peek();
  const { seats, options } = roster.peek();
  const open = tableMatch({
    id: `${room}.${number}`,
    name,
    game,
    seats: plansOf(seats),
    options,
    me: parts.me,
    past,
    roster,
    talk,
    problem,
    sceneFor(viewer) {
      const scene = sceneNow(viewer);
      return parts.isOpen() ? scene : { ...scene, legal: [], asked: false };
    },
    time,
    waitsLeft,
    ask: parts.ask,
  });
  return {
    ...open,
    /** At the host it is the stored match, which other tabs know it by. */
    get id() {
      return playing.value?.id ?? open.id;
    },
  };
}

/** The match with that number, if it lies on this host's table. */
const playingOf = (host: Host | undefined, number: number): Playing | null =>
  host?.matchNumber === number ? host.playing : null;

const pastOf = (number: number, { match, first, all, steps }: Playing): PublicPast => ({
  match: number,
  seq: match.moves,
  first,
  all,
  steps,
});
