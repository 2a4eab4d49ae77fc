import type { JSX } from 'preact';
import type { Seat, Viewer } from '../../engine/index.ts';
import { GenericBoard } from '../generic-board/generic-board.tsx';
import type { OpenMatch } from '../services.ts';

interface BoardViewProps {
  readonly match: OpenMatch;
  /** Text first, instead of the game's own board. */
  readonly text: boolean;
  /** An earlier moment to look at, or null for now. */
  readonly past: number | null;
  readonly viewer: Viewer;
  readonly revealed: boolean;
  readonly onAct: (seat: Seat, action: unknown) => void;
}

/** Bots move quickly; what one says stays in the air for a move or two. */
const LATELY = 3;

/** The board of this moment for these eyes, or of an earlier moment for everybody's. */
export function BoardView({ match, text, past, viewer, revealed, onAct }: BoardViewProps): JSX.Element {
  const everybody = past === null ? match.sceneFor('spectator') : match.pastScene(past);
  const own = past === null && viewer !== 'spectator' ? match.sceneFor(viewer) : everybody;
  const { Board, words } = match.game.ui;
  const props = {
    publicView: everybody.view,
    view: own.view,
    viewer: past === null ? viewer : ('spectator' as const),
    revealed,
    legal: own.legal,
    awaited: everybody.awaited,
    // What is hidden is not even handed over.
    events: revealed ? own.events : everybody.events,
    seq: everybody.seq,
    people: match.people.value,
    said: past === null ? match.said.value.filter(({ seq }) => everybody.seq - seq < LATELY) : [],
    still: past !== null || match.saving.value,
    time: past === null ? match.time.value : null,
    window: past === null ? match.window.value : null,
    act: (action: unknown): void => {
      if (viewer !== 'spectator') onAct(viewer, action);
    },
  };
  return <div class="play-board">{text ? <GenericBoard {...props} words={words} /> : <Board {...props} />}</div>;
}
