import type { JSX } from 'preact';
import { at } from '../../../../engine/index.ts';
import { SeatMark } from '../../../../ui/components/seat-mark.tsx';
import type { PhaseView } from '../../view.ts';
import { CardFace } from '../drawings/card-face.tsx';
import { TeamIcon } from '../drawings/character-icon.tsx';
import { spareWords } from '../words/outcomes.ts';
import type { People } from '../words/people.ts';
import { HANDS_ZONE, SPARE } from '../words/screen.ts';

/** When it is over, every hand lies open. */
export function OpenHands({
  phase,
  people,
}: {
  phase: Extract<PhaseView, { name: 'over' }>;
  people: People;
}): JSX.Element {
  return (
    <section class="pn-open-hands" aria-label={HANDS_ZONE}>
      {phase.hands.map((hand, seat) => (
        <div key={seat} data-team={at(phase.teams, seat)}>
          <span>
            <SeatMark person={at(people, seat)} size={1} />
            <span class="visually-hidden">{at(people, seat).name}</span>
          </span>
          {hand.map(card => (
            <CardFace key={card} card={card} />
          ))}
        </div>
      ))}
      {phase.spareTeams.map(team => (
        <div key={team} class="pn-spare" data-team={team}>
          <TeamIcon team={team} size={1.5} />
          <span aria-hidden="true">{SPARE}</span>
          <span class="visually-hidden">{spareWords(team)}</span>
        </div>
      ))}
    </section>
  );
}
