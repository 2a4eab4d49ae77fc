import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { at, type Seat } from '../../../engine/index.ts';
import type { BoardProps } from '../../../ui/game-ui.ts';
import type { Event } from '../event.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import { useAnimation } from './moments/animate.ts';
import './board.css';
import { useChoosing } from './choices/choosing.ts';
import { useChoiceKeys } from '../../../ui/board-parts/choice-keys.ts';
import { Hand } from './hand/hand.tsx';
import { Happened } from './moments/happened.tsx';
import { OpenHands } from './hand/open-hands.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { CrewDialog } from './seats/crew-dialog.tsx';
import { Seats } from './seats/seats.tsx';
import { Table } from './table/table.tsx';
import { WATCHING } from './words/screen.ts';

/** Paris Nouveau: the chase, the crew, what is asked, and what is yours. */
export function Board(props: BoardProps<Action, View, Event>): JSX.Element {
  const { publicView, view, viewer, revealed, still, awaited, people, events, seq } = props;
  const board = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Seat | null>(null);
  const choosing = useChoosing(props.legal, publicView, viewer);
  const own = revealed ? view : null;
  useAnimation(board, events, seq);
  useChoiceKeys(board, choosing.clear, revealed);

  return (
    <div class="paris" ref={board}>
      <div class="pn-board" data-still={still}>
        <Table view={publicView} said={props.said} people={people} />
        <Seats
          view={publicView}
          own={own}
          viewer={viewer}
          awaited={awaited}
          people={people}
          choosing={choosing}
          onAsk={setAsking}
        />
        <Happened events={events} view={publicView} revealed={revealed} people={people} />
        <Prompt
          sentence={props.prompt}
          isAsked={props.asked}
          asked={{ view: publicView, viewer, awaited, people }}
          legal={props.legal}
          revealed={revealed}
          still={still}
          choosing={choosing}
          act={action => {
            choosing.clear();
            props.act(action);
          }}
        />
        <Mine {...props} own={own} choosing={choosing} />
      </div>
      {asking !== null && at(people, asking) && (
        <CrewDialog view={publicView} people={people} first={asking} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

interface MineProps extends BoardProps<Action, View, Event> {
  readonly own: View | null;
  readonly choosing: ReturnType<typeof useChoosing>;
}

function Mine({ publicView, viewer, people, own, choosing }: MineProps): JSX.Element {
  const { phase } = publicView;
  if (phase.name === 'over') return <OpenHands phase={phase} people={people} />;
  if (viewer === 'spectator') return <p class="pn-watching">{WATCHING}</p>;
  return <Hand publicView={publicView} own={own} seat={viewer} people={people} choosing={choosing} />;
}
