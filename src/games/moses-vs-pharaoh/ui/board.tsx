import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../../../ui/game-ui.ts';
import type { Event } from '../event.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import { useAnimation } from './moments/animate.ts';
import { Battle } from './table/battle.tsx';
import './board.css';
import { useChoosing } from './choices/choosing.ts';
import { useChoiceKeys } from '../../../ui/board-parts/choice-keys.ts';
import { isCard, isSet } from './choices/sorting.ts';
import { Effects } from './table/effects.tsx';
import { Hand } from './hand/hand.tsx';
import { Happened } from './moments/happened.tsx';
import { DeltaMap } from './table/map.tsx';
import { OpenHands } from './hand/open-hands.tsx';
import { Plagues } from './table/plagues.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Rows } from './table/row.tsx';
import { Seats } from './seats/seats.tsx';
import { WATCHING } from './words/board.ts';
import { sideOfViewer } from './words/names.ts';

/** Moses vs Pharaoh: the map, the plagues, both players, what is asked, and what is yours. */
export function Board(props: BoardProps<Action, View, Event>): JSX.Element {
  const { publicView, view, viewer, revealed, still, awaited, people, events, seq } = props;
  const board = useRef<HTMLDivElement>(null);
  // Face-down, nothing is offered that depends on the cards.
  const legal = revealed ? props.legal : props.legal.filter(action => !isCard(action) && !isSet(action));
  const choosing = useChoosing(legal, publicView, viewer);
  const own = revealed ? view : null;
  const { phase } = publicView;

  const act = (action: Action): void => {
    choosing.clear();
    props.act(action);
  };
  useAnimation(board, events, seq);
  useChoiceKeys(board, choosing.clear, revealed);

  return (
    <div class="moses" ref={board}>
      <div class="mp-board" data-still={still}>
        <Seats view={publicView} viewer={viewer} awaited={awaited} people={people} />
        <div class="mp-tracks">
          <Plagues view={publicView} />
          <Rows view={publicView} />
        </div>
        <div class="mp-table">
          <DeltaMap view={publicView} choosing={choosing} />
          <Effects view={publicView} />
          <Battle view={publicView} events={events} seq={seq} isBusy={props.asked && !choosing.isUntouched} />
        </div>
        <Happened events={events} revealed={revealed} people={people} seq={seq} />
        <Prompt
          sentence={props.prompt}
          isAsked={props.asked}
          asked={{ view: publicView, viewer, awaited, people }}
          own={own}
          legal={legal}
          still={still}
          choosing={choosing}
          act={act}
        />
        {phase.name === 'over' ? (
          <OpenHands phase={phase} />
        ) : viewer === 'spectator' ? (
          <p class="mp-watching">{WATCHING}</p>
        ) : (
          <Hand publicView={publicView} own={own} side={sideOfViewer(publicView, viewer)} choosing={choosing} />
        )}
      </div>
    </div>
  );
}
