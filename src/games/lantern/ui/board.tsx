import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useChoiceKeys } from '../../../ui/board-parts/choice-keys.ts';
import type { BoardProps } from '../../../ui/game-ui.ts';
import type { Event } from '../event.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import './board.css';
import { Hand } from './hand/hand.tsx';
import { Happened } from './moments/happened.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Seats } from './seats/seats.tsx';
import { LastNight } from './table/last-night.tsx';

/** The players, the last night, what is asked, and what is yours. */
export function Board(props: BoardProps<Action, View, Event>): JSX.Element {
  const { publicView, view, viewer, revealed, still, awaited, people, events } = props;
  const board = useRef<HTMLDivElement>(null);
  useChoiceKeys(board, () => undefined, revealed);
  // Face-down, nothing is offered that depends on the card.
  const legal = revealed ? props.legal : props.legal.filter(({ type }) => type !== 'shut');

  return (
    <div class="lantern" ref={board} data-still={still}>
      <Seats view={publicView} viewer={viewer} awaited={awaited} people={people} />
      <LastNight view={publicView} people={people} />
      <Happened events={events} people={people} revealed={revealed} />
      <Prompt
        asked={{ view: publicView, viewer, awaited, people }}
        legal={legal}
        act={action => {
          if (!still) props.act(action);
        }}
      />
      {viewer !== 'spectator' && publicView.phase !== 'over' && <Hand own={revealed ? view : null} />}
    </div>
  );
}
