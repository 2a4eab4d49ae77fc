import type { JSX } from 'preact';
import type { View } from '../../view.ts';
import { CardFace } from '../drawings/card-face.tsx';
import type { People } from '../words/people.ts';
import { IN_HAND, NOTEBOOK, NOTEBOOK_SHUT, NOTHING_LEARNT } from '../words/screen.ts';
import { learntLabel } from '../words/secrets.ts';

/** What this viewer has seen that others have not, newest first. Shut, it is the same for everybody. */
export function Notebook({ own, people }: { own: View | null; people: People }): JSX.Element {
  const mine = own?.own ?? null;
  if (mine === null) return <p class="pn-notebook">{NOTEBOOK_SHUT}</p>;
  return (
    <section class="pn-notebook" aria-label={NOTEBOOK}>
      <Note label={IN_HAND} cards={mine.hand} />
      {mine.learnt.toReversed().map((learnt, n) => (
        <Note key={mine.learnt.length - n} label={learntLabel(learnt, people)} cards={learnt.cards} />
      ))}
      {mine.learnt.length === 0 && <p>{NOTHING_LEARNT}</p>}
    </section>
  );
}

interface JottingsProps {
  readonly own: View | null;
  readonly people: People;
  /** Whether the large cards beside it are a pile, so that the hand is not to be seen elsewhere. */
  readonly holdsPile: boolean;
}

/** The newest page, in the room that a lone player's board leaves. */
export function Jottings({ own, people, holdsPile }: JottingsProps): JSX.Element | null {
  const mine = own?.own ?? null;
  if (mine === null) return null;
  const latest = mine.learnt.at(-1);
  return (
    <div class="pn-jottings">
      {holdsPile && <Note label={IN_HAND} cards={mine.hand} />}
      {!holdsPile && latest !== undefined && <Note label={learntLabel(latest, people)} cards={latest.cards} />}
    </div>
  );
}

const Note = ({ label, cards }: { label: string; cards: NonNullable<View['own']>['hand'] }): JSX.Element => (
  <div class="pn-note">
    <span>{label}</span>
    {cards.map(card => (
      <CardFace key={card} card={card} />
    ))}
  </div>
);
