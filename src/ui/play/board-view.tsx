import type { JSX, RefObject } from 'preact';
import type { Seat, Viewer } from '../../engine/index.ts';
import { GenericBoard } from '../generic-board/generic-board.tsx';
import type { OpenMatch } from '../services.ts';
import { ANSWERS } from '../window-words.ts';
import { askingOf } from './asking.ts';

interface BoardViewProps {
  readonly match: OpenMatch;
  /** Text first, instead of the game's own board. */
  readonly text: boolean;
  /** An earlier moment to look at, or null for now. */
  readonly past: number | null;
  readonly viewer: Viewer;
  readonly revealed: boolean;
  /** The seats of this device that have answered in the open window. */
  readonly answered?: readonly Seat[];
  /** Where it stands on the page. */
  readonly area?: RefObject<HTMLDivElement | null>;
  readonly onAct: (seat: Seat, action: unknown) => void;
}

/** Bots move quickly; what one says stays in the air for a move or two. */
const LATELY = 3;

/** The board of this moment for these eyes, or of an earlier moment for everybody's. */
export function BoardView(props: BoardViewProps): JSX.Element {
  const { match, text, past, viewer, revealed, answered = [], area, onAct } = props;
  const isNow = past === null;
  const everybody = isNow ? match.sceneFor('spectator') : match.pastScene(past);
  const own = isNow && viewer !== 'spectator' ? match.sceneFor(viewer) : everybody;
  const people = match.people.value;
  const window = isNow ? match.window.value : null;
  const { awaited } = everybody;
  const { Board, words } = match.game.ui;
  const eyes = isNow ? viewer : 'spectator';
  const asking = askingOf(eyes, { people, awaited, window, answered });
  const mayAct = asking === 'asked' || asking === 'free';
  // An answer is under way until its window closes, and others of this device may answer meanwhile.
  const still = !isNow || (match.saving.value && window === null);

  const board = {
    publicView: everybody.view,
    view: own.view,
    viewer: eyes,
    revealed,
    asked: asking === 'asked',
    prompt:
      asking === 'answered'
        ? ANSWERS.answered
        : words.prompt({ view: everybody.view, viewer: asking === 'nothing' ? 'spectator' : eyes, awaited, people }),
    legal: mayAct ? own.legal : [],
    awaited,
    // What is hidden is not even handed over.
    events: revealed ? own.events : everybody.events,
    seq: everybody.seq,
    people,
    said: isNow ? match.said.value.filter(({ seq }) => everybody.seq - seq < LATELY) : [],
    still,
    time: isNow ? match.time.value : null,
    window,
    act: (action: unknown): void => {
      if (viewer !== 'spectator' && mayAct && !still) onAct(viewer, action);
    },
  };
  return (
    <div class="play-board" {...(area && { ref: area })}>
      {text ? <GenericBoard {...board} words={words} /> : <Board {...board} />}
    </div>
  );
}
