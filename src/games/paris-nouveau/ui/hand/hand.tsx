import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Seat, at } from '../../../../engine/index.ts';
import { Glyph } from '../../../../ui/components/glyph.tsx';
import { HoldToReveal, useSecrecy } from '../../../../ui/components/secret.tsx';
import type { Card } from '../../data/cards.ts';
import type { Team } from '../../state.ts';
import type { View } from '../../view.ts';
import { CardBack, CardFace } from '../drawings/card-face.tsx';
import { TeamIcon } from '../drawings/character-icon.tsx';
import type { Choosing } from '../choices/choosing.ts';
import { press } from '../../../../ui/board-parts/press.ts';
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
      {choosing.cards.length > 0 ? (
        <Choices own={own} choosing={choosing} />
      ) : (
        <Fan cards={own?.own?.hand ?? null} count={at(publicView.handSizes, seat)} />
      )}
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

const Choices = ({ own, choosing }: { own: View | null; choosing: Choosing }): JSX.Element => (
  <div class="pn-fan" data-choices="">
    {choosing.cards.map((action, position) => (
      // Named by position, never by card: while hidden, the page is the same for every hand.
      <button
        key={position}
        type="button"
        class="pn-fan-card"
        data-choice=""
        aria-pressed={choosing.isChosen(action)}
        {...press(() => choosing.tap(action))}
      >
        {own === null ? (
          <CardBack label={cardBackLabel(position, choosing.cards.length)} />
        ) : (
          <CardFace card={cardOf(action)} />
        )}
      </button>
    ))}
  </div>
);

const Fan = ({ cards, count }: { cards: readonly Card[] | null; count: number }): JSX.Element => (
  <div class="pn-fan">
    {Array.from({ length: count }, (_, position) => {
      const card = cards?.[position];
      return (
        <span key={position} class="pn-fan-card">
          {card === undefined ? <CardBack label={cardBackLabel(position, count)} /> : <CardFace card={card} />}
        </span>
      );
    })}
  </div>
);
