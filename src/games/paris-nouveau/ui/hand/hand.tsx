import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Seat, at } from '../../../../engine/index.ts';
import { HandOfCards } from '../../../../ui/board-parts/hand-of-cards.tsx';
import { press } from '../../../../ui/board-parts/press.ts';
import { Glyph } from '../../../../ui/components/glyph.tsx';
import { HoldToReveal, useSecrecy } from '../../../../ui/components/secret.tsx';
import type { Team } from '../../state.ts';
import type { View } from '../../view.ts';
import { CardBack, CardFace } from '../drawings/card-face.tsx';
import { TeamIcon } from '../drawings/character-icon.tsx';
import type { Choosing } from '../choices/choosing.ts';
import { cardOf } from '../choices/targets.ts';
import { Jottings, Notebook } from './notebook.tsx';
import { TEAM_WORDS } from '../words/outcomes.ts';
import type { People } from '../words/people.ts';
import { cardBackLabel, HAND_ZONE, HOLD_WHAT, NOTEBOOK, SECRET_TEAM } from '../words/screen.ts';

interface HandProps {
  readonly publicView: View;
  /** The viewer's own view while revealed, else null: then only backs are drawn, by where they lie. */
  readonly own: View | null;
  readonly seat: Seat;
  readonly people: People;
  readonly choosing: Choosing;
}

/** What is mine: my side, my cards or the pile I hold, and what I have learnt. */
export function Hand({ publicView, own, seat, people, choosing }: HandProps): JSX.Element {
  const [reading, setReading] = useState(false);
  const { alwaysOpen } = useSecrecy();
  return (
    <section class="pn-hand" aria-label={HAND_ZONE}>
      {reading && <Notebook own={own} people={people} />}
      <div class="pn-mine">
        <Side team={own?.own?.team ?? null} />
        <button
          type="button"
          class="pn-notebook-toggle"
          aria-label={NOTEBOOK}
          aria-pressed={reading}
          {...press(() => setReading(!reading))}
        >
          <Glyph name="book" />
        </button>
      </div>
      <Fan publicView={publicView} own={own} seat={seat} choosing={choosing} />
      <HoldToReveal what={HOLD_WHAT} />
      {alwaysOpen && choosing.cards.length < 3 && (
        <Jottings own={own} people={people} holdsPile={choosing.cards.some(({ type }) => type === 'place')} />
      )}
    </section>
  );
}

function Side({ team }: { team: Team | null }): JSX.Element {
  if (team === null) {
    return (
      <span class="pn-side">
        <span aria-hidden="true">?</span>
        <span class="visually-hidden">{SECRET_TEAM}</span>
      </span>
    );
  }
  return (
    <span class="pn-side" data-team={team}>
      <TeamIcon team={team} size={1.375} />
      <span class="pn-side-name">{TEAM_WORDS[team].one}</span>
    </span>
  );
}

/** The cards one chooses among, or else one's hand. */
function Fan({ publicView, own, seat, choosing }: Omit<HandProps, 'people'>): JSX.Element {
  const { cards: choices } = choosing;
  const isAsked = choices.length > 0;
  const count = isAsked ? choices.length : at(publicView.handSizes, seat);
  return (
    <div class="pn-fan">
      <HandOfCards
        cards={own && (isAsked ? choices.map(cardOf) : (own.own?.hand ?? null))}
        count={count}
        face={card => <CardFace card={card} />}
        back={position => <CardBack label={cardBackLabel(position, count)} />}
        as={position => {
          const action = choices[position];
          if (action === undefined) return { class: 'pn-fan-card' };
          return { class: 'pn-fan-card', isChosen: choosing.isChosen(action), onTap: () => choosing.tap(action) };
        }}
      />
    </div>
  );
}
