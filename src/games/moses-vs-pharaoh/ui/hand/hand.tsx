import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { HandOfCards } from '../../../../ui/board-parts/hand-of-cards.tsx';
import { CardBack } from '../../../../ui/components/card-back.tsx';
import { HoldToReveal } from '../../../../ui/components/secret.tsx';
import { type Card, factsOf } from '../../data/cards.ts';
import type { Side } from '../../state.ts';
import type { View } from '../../view.ts';
import { CardStrip } from '../drawings/card-face.tsx';
import type { Choosing } from '../choices/choosing.ts';
import { useFocusKept } from '../choices/focus.ts';
import { Learnt } from './learnt.tsx';
import { PickedCard } from './picked-card.tsx';
import { HAND_ZONE, HOLD_WHAT, NO_CARDS, SAVED_CAPTION, cardBackLabel } from '../words/board.ts';

interface HandProps {
  readonly publicView: View;
  /** The viewer's own view while revealed, else null: then only backs are drawn, by how many there are. */
  readonly own: View | null;
  readonly side: Side | null;
  readonly choosing: Choosing;
}

/** What is mine: my cards, and the one I have picked up with all it is good for. */
export function Hand({ publicView, own, side, choosing }: HandProps): JSX.Element {
  const [read, setRead] = useState<Card | null>(null);
  const offered = offeredTo(publicView, own);
  const isPicking = choosing.atMost === 1 && publicView.phase.name !== 'save';
  const [picked] = choosing.cards;
  const open = (isPicking ? picked : undefined) ?? (read !== null && offered?.includes(read) ? read : undefined);
  const shown = own !== null && open !== undefined ? open : null;
  const toSave = publicView.phase.name === 'save' ? (own?.phase.name === 'save' ? own.phase.mine : null) : null;
  const saved = toSave ?? own?.own?.saved ?? [];

  const count = offered?.length ?? (side === null ? 0 : publicView.handSizes[side]);
  const zone = useFocusKept(shown);

  const tap = (card: Card): void => {
    if (choosing.mayTapCard(card)) {
      choosing.tapCard(card);
      setRead(null);
    } else setRead(card);
  };
  const layDown = (): void => {
    setRead(null);
    if (isPicking) choosing.clear();
  };

  return (
    <section class="mp-hand" aria-label={HAND_ZONE} ref={zone}>
      {shown !== null && <PickedCard card={shown} view={own ?? publicView} choosing={choosing} onLayDown={layDown} />}
      <div class="mp-cards" data-open={offered !== null}>
        <HandOfCards
          cards={offered}
          count={count}
          face={card => (
            <>
              <CardStrip card={card} />
              {choosing.atMost > 1 && choosing.cards.includes(card) && (
                <b class="mp-order">{choosing.cards.indexOf(card) + 1}</b>
              )}
            </>
          )}
          back={position => <CardBack label={cardBackLabel(position, count)} />}
          as={position => {
            const card = offered?.[position];
            if (card === undefined) return { class: 'mp-back' };
            const isChosen = choosing.mayTapCard(card) ? choosing.cards.includes(card) : undefined;
            return {
              class: 'mp-card',
              'data-card': '',
              'data-users': factsOf(card).users,
              isChosen,
              onTap: () => tap(card),
            };
          }}
        />
        {side !== null && offered !== null && offered.length === 0 && <p class="mp-soft">{NO_CARDS}</p>}
        {own?.own && <Learnt own={own.own} />}
        {saved.length > 0 &&
          saved.map(card => (
            <span key={card} class="mp-card" data-aside="true" title={SAVED_CAPTION} data-users={factsOf(card).users}>
              <CardStrip card={card} />
              <span class="visually-hidden">{SAVED_CAPTION}</span>
            </span>
          ))}
      </div>
      <HoldToReveal what={HOLD_WHAT} />
    </section>
  );
}

/** The cards one chooses among now: usually one's hand. */
function offeredTo({ phase, discard }: View, own: View | null): readonly Card[] | null {
  if (phase.name === 'choose' && phase.choice.kind === 'take' && own?.own?.side === phase.side) {
    return discard.filter(card => card !== phase.card);
  }
  if (own === null || own.own === null) return own === null ? null : [];
  if (phase.name === 'choose' && phase.side === own.own.side) {
    if (phase.choice.kind === 'order') return own.own.scribes;
    if (phase.choice.kind === 'strike') {
      return own.own.known.filter(({ where }) => where === 'saved').map(({ card }) => card);
    }
  }
  if (phase.name === 'save' && own.phase.name === 'save' && own.phase.mine !== null) {
    const { mine } = own.phase;
    return own.own.hand.filter(card => !mine.includes(card));
  }
  return own.own.hand;
}
