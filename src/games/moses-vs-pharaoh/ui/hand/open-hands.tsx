import type { JSX } from 'preact';
import { factsOf } from '../../data/cards.ts';
import { SIDES } from '../../state.ts';
import type { PhaseView } from '../../view.ts';
import { CardStrip } from '../drawings/card-face.tsx';
import { SideIcon } from '../drawings/icons.tsx';
import { HANDS_ZONE, NO_CARDS } from '../words/board.ts';
import { SIDE_WORDS, capital } from '../words/names.ts';

/** When it is over, what everybody still held. */
export const OpenHands = ({ phase }: { phase: Extract<PhaseView, { name: 'over' }> }): JSX.Element => (
  <section class="mp-hand mp-open-hands" aria-label={HANDS_ZONE}>
    {SIDES.map(side => (
      <div key={side} data-side={side}>
        <h3>
          <SideIcon side={side} size={1.25} />
          {capital(SIDE_WORDS[side])}
        </h3>
        {phase.hands[side].length + phase.saved[side].length === 0 && <p class="mp-soft">{NO_CARDS}</p>}
        {[...phase.hands[side], ...phase.saved[side]].map(card => (
          <span key={card} class="mp-card" data-users={factsOf(card).users}>
            <CardStrip card={card} />
          </span>
        ))}
      </div>
    ))}
  </section>
);
