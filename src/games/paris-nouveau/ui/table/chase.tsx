import type { JSX } from 'preact';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { factsOf } from '../../data/cards.ts';
import type { LineCard } from '../../state.ts';
import type { View } from '../../view.ts';
import { ICONS } from '../drawings/icon-paths.ts';
import { Shutters } from './shutters.tsx';
import { Skyline } from './skyline.tsx';
import { chaseLabel, COVER_CAPTION, LEAD_CAPTION } from '../words/screen.ts';

/** [PN-23] At a lead of nothing the column is caught, so the last few steps should be felt. */
const CLOSE = 3;
const SHORTEST_STREET = 12;

/** The street in the middle: how far the column has come, and how close behind the hunters are. */
export function Chase({ view }: { view: View }): JSX.Element {
  const { score, cover } = view;
  const ahead = score.rescuer.distance;
  const behind = score.hunter.distance;
  const lead = ahead - behind;
  const length = Math.max(SHORTEST_STREET, ahead, behind) + 1;
  const along = (distance: number): string => `${(100 * distance) / length}%`;
  const danger = lead <= 0 ? 'caught' : lead <= CLOSE ? 'close' : 'clear';

  return (
    <div class="pn-chase" data-danger={danger}>
      <p class="visually-hidden">{chaseLabel(view)}</p>
      <div class="pn-street" aria-hidden="true">
        <Skyline />
        <Shutters cover={cover} />
        <div class="pn-road">
          <div class="pn-road-length" style={{ '--unit': along(1) }}>
            <span class="pn-gap" style={{ left: along(Math.min(ahead, behind)), width: along(Math.abs(lead)) }} />
            <span class="pn-runner" data-team="hunter" style={{ left: along(behind) }}>
              <Icon path={ICONS.hound} size={1.5} />
            </span>
            <span class="pn-runner" data-team="rescuer" style={{ left: along(ahead) }}>
              <Icon path={ICONS.run} size={1.5} />
            </span>
            <Lane team="rescuer" tokens={view.distance} cards={view.lines.rescuer} />
            <Lane team="hunter" tokens={0} cards={view.lines.hunter} />
          </div>
        </div>
      </div>
      <div class="pn-plates" aria-hidden="true">
        <p class="pn-plate" data-plate="lead">
          <span>{LEAD_CAPTION}</span>
          <b>{lead < 0 ? `−${-lead}` : lead}</b>
        </p>
        <p class="pn-plate" data-plate="cover" data-few={cover <= 2}>
          <span>{COVER_CAPTION}</span>
          <b>{cover}</b>
        </p>
      </div>
    </div>
  );
}

interface LaneProps {
  readonly team: 'rescuer' | 'hunter';
  readonly tokens: number;
  readonly cards: readonly LineCard[];
}

/** Every lead token is one step of the lane, every card as many as it says; jammed cards are no step at all. */
function Lane({ team, tokens, cards }: LaneProps): JSX.Element {
  return (
    <div class="pn-lane" data-team={team}>
      {Array.from({ length: tokens }, (_, n) => (
        <span key={`token${n}`} class="pn-lead-token" style={{ '--steps': 1 }} />
      ))}
      {cards
        .filter(({ faceUp }) => faceUp)
        .map(({ card }) => (
          <span key={card} class="pn-stretch" style={{ '--steps': factsOf(card).distance }} />
        ))}
    </div>
  );
}
