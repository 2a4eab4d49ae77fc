import type { JSX } from 'preact';
import { Choice } from '../../../../ui/board-parts/choice.tsx';
import { IconButton } from '../../../../ui/components/button.tsx';
import { Glyph } from '../../../../ui/components/glyph.tsx';
import { type Card, factsOf } from '../../data/cards.ts';
import type { View } from '../../view.ts';
import type { Choosing } from '../choices/choosing.ts';
import { press } from '../../../../ui/board-parts/press.ts';
import { useOf } from '../choices/sorting.ts';
import { cardName, cardText, kindWords } from '../words/cards.ts';
import { LAY_DOWN, useLabel } from '../words/board.ts';

interface PickedProps {
  readonly card: Card;
  readonly view: View;
  readonly choosing: Choosing;
  readonly onLayDown: () => void;
}

/** One card in the hand, large enough to read, and what it may be used for. */
export function PickedCard({ card, view, choosing, onLayDown }: PickedProps): JSX.Element {
  const { value, users } = factsOf(card);
  return (
    <article class="mp-picked" data-users={users}>
      <header>
        <b class="mp-value">{value}</b>
        <h3>
          {cardName(card)}
          <small>{kindWords(card)}</small>
        </h3>
        <IconButton label={LAY_DOWN} data-back="" {...press(onLayDown)}>
          <Glyph name="close" />
        </IconButton>
      </header>
      <p>{cardText(card)}</p>
      {choosing.cards.includes(card) && choosing.uses.length > 0 && (
        <div class="mp-uses">
          {choosing.uses.map(action => (
            <Choice
              key={useOf(action)}
              class="mp-use"
              data-use={action.type}
              isChosen={choosing.use === useOf(action) || choosing.isChosen(action)}
              onTap={() => choosing.tapUse(useOf(action))}
            >
              {useLabel(action, view)}
            </Choice>
          ))}
        </div>
      )}
    </article>
  );
}
