import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../../ui/components/dialog.tsx';
import { type Card, factsOf } from '../../data/cards.ts';
import type { View } from '../../view.ts';
import { CardStrip } from '../drawings/card-face.tsx';
import { NO_CARDS, PILE_TITLES, PILES, PILES_TITLE, pilesLabel } from '../words/board.ts';

/** How many cards lie where; a tap opens what everybody may read. */
export function Piles({ view }: { view: View }): JSX.Element {
  const [open, setOpen] = useState(false);
  const sizes = { deck: view.deckSize, discard: view.discard.length, removed: view.removed.length };
  return (
    <>
      <button type="button" class="mp-piles" onClick={() => setOpen(true)}>
        <span class="visually-hidden">{pilesLabel(view)}</span>
        {(['deck', 'discard', 'removed'] as const).map(pile => (
          <span key={pile} class="mp-pile" data-pile={pile} aria-hidden="true">
            <b>{sizes[pile]}</b>
            {PILES[pile]}
          </span>
        ))}
      </button>
      {open && (
        <Dialog title={PILES_TITLE} onClose={() => setOpen(false)}>
          <Pile title={PILE_TITLES.discard} cards={view.discard.toReversed()} />
          <Pile title={PILE_TITLES.removed} cards={view.removed} />
        </Dialog>
      )}
    </>
  );
}

const Pile = ({ title, cards }: { title: string; cards: readonly Card[] }): JSX.Element => (
  <section class="mp-open-pile">
    <h3>{title}</h3>
    {cards.length === 0 && <p>{NO_CARDS}</p>}
    {cards.map(card => (
      <span key={card} class="mp-card" data-users={factsOf(card).users}>
        <CardStrip card={card} />
      </span>
    ))}
  </section>
);
