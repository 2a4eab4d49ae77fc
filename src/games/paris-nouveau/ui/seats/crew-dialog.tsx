import type { JSX } from 'preact';
import { type Seat, at, seatsOf } from '../../../../engine/index.ts';
import { RuleLink } from '../../../../ui/board-parts/why-not.tsx';
import { Dialog } from '../../../../ui/components/dialog.tsx';
import { SeatMark } from '../../../../ui/components/seat-mark.tsx';
import { meta } from '../../meta.ts';
import type { View } from '../../view.ts';
import { CharacterIcon } from '../drawings/character-icon.tsx';
import { abilityState, CHARACTER_WORDS, characterRule, costWords } from '../words/characters.ts';
import type { People } from '../words/people.ts';
import { CREW_TITLE } from '../words/screen.ts';

interface CrewProps {
  readonly view: View;
  readonly people: People;
  /** Whose card was tapped: it comes first. */
  readonly first: Seat;
  readonly onClose: () => void;
}

/** Every character at the table, what it does and whether it has been used this round. */
export function CrewDialog({ view, people, first, onClose }: CrewProps): JSX.Element {
  const seats = seatsOf(people.length);
  const order = [first, ...seats.filter(seat => seat !== first)];
  return (
    <Dialog title={CREW_TITLE} onClose={onClose}>
      <ul class="pn-crew">
        {order.map(seat => {
          const character = at(view.characters, seat);
          const { name, does } = CHARACTER_WORDS[character];
          return (
            <li key={seat}>
              <CharacterIcon character={character} size={2} />
              <div>
                <b class="pn-crew-name">
                  <SeatMark person={at(people, seat)} size={1} />
                  {at(people, seat).name}
                </b>
                <p>
                  <b>{name}</b> ({costWords(character)}). {does}
                </p>
                <p class="pn-soft">
                  {abilityState(view, seat)} <RuleLink game={meta.id} rule={characterRule(character)} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
