import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../../ui/components/dialog.tsx';
import { type LineName, ROUNDS } from '../../state.ts';
import type { View } from '../../view.ts';
import { CardFace, LaidCard } from '../drawings/card-face.tsx';
import { TeamIcon } from '../drawings/character-icon.tsx';
import { Piece } from '../drawings/piece.tsx';
import { nameOf, type People } from '../words/people.ts';
import { JAMMED, LINE_TITLE, lineLabel, NO_CARDS_YET } from '../words/screen.ts';

interface LineProps {
  readonly name: LineName;
  readonly view: View;
  readonly people: People;
}

/** One line of cards, a slot a round. Tapped, it opens to its full size and says who chose what. */
export function Line({ name, view, people }: LineProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const cards = view.lines[name];
  const { points, distance } = view.score[name];
  const slots = Math.max(ROUNDS, view.round, cards.length);

  return (
    <>
      <button type="button" class="pn-line" data-team={name} style={{ '--slots': slots }} onClick={() => setOpen(true)}>
        <span class="visually-hidden">{lineLabel(view, name)}</span>
        <span class="pn-drawn" aria-hidden="true">
          <span class="pn-line-team">
            <TeamIcon team={name} size={1.5} />
            <span class="pn-line-score">
              <b>{points}</b>
              <Piece name="point" />
            </span>
            <span class="pn-line-score">
              <b>{distance}</b>
              <Piece name="step" />
            </span>
          </span>
          {Array.from({ length: slots }, (_, n) => {
            const laid = cards[n];
            return (
              <span key={n} class="pn-slot" data-now={n + 1 === view.round} data-laid={`${name}-${n}`}>
                {laid === undefined ? <span class="pn-slot-number">{n + 1}</span> : <LaidCard laid={laid} />}
              </span>
            );
          })}
        </span>
      </button>
      {open && (
        <Dialog title={LINE_TITLE[name]} onClose={() => setOpen(false)}>
          <p>{lineLabel(view, name)}</p>
          <ol class="pn-line-cards">
            {cards.map((laid, n) => (
              <li key={n} data-jammed={!laid.faceUp}>
                <CardFace card={laid.card} />
                <span>{laid.faceUp ? nameOf(people, laid.by) : JAMMED}</span>
              </li>
            ))}
          </ol>
          {cards.length === 0 && <p>{NO_CARDS_YET}</p>}
        </Dialog>
      )}
    </>
  );
}
