import { at, type Outcome } from '../../../../engine/index.ts';
import type { Ending, Team } from '../../state.ts';
import type { View } from '../../view.ts';
import { listOf, type People } from './people.ts';

interface OutcomeWords {
  readonly title: string;
  readonly text: string;
}

const ENDING_WORDS = {
  rescuer: {
    'last-life': { title: 'The rescuers win', text: 'A hunter fell, and the hunt fell apart.' },
    'no-cover': { title: 'The rescuers win', text: 'They came through without a door left open.' },
    caught: { title: 'The rescuers win', text: 'They kept ahead to the end.' },
    points: { title: 'The rescuers win', text: 'More people came out than were taken.' },
  },
  hunter: {
    'last-life': { title: 'The hunters win', text: 'A rescuer fell, and nobody was left to show the way.' },
    'no-cover': { title: 'The hunters win', text: 'Every shutter is closed. There was nowhere left to hide.' },
    caught: { title: 'The hunters win', text: 'They closed the gap and caught the column.' },
    points: { title: 'The hunters win', text: 'More people were taken than came out.' },
  },
} as const satisfies Record<Team, Record<Ending, OutcomeWords>>;

export const endingWords = (winners: Team, ending: Ending): OutcomeWords => ENDING_WORDS[winners][ending];

export const spareWords = (team: Team): string => `The ID nobody held was a ${TEAM_WORDS[team].one.toLowerCase()}.`;

export const TEAM_WORDS = {
  rescuer: { one: 'Rescuer', many: 'rescuers' },
  hunter: { one: 'Hunter', many: 'hunters' },
} as const satisfies Record<Team, { one: string; many: string }>;

export function outcomeWords(_outcome: Outcome, view: View, people: People): OutcomeWords {
  const { phase } = view;
  if (phase.name !== 'over') return { title: 'Not over yet', text: 'The match is still running.' };
  const { title, text } = endingWords(phase.winners, phase.ending);
  const losers = people.flatMap((person, seat) => (at(phase.teams, seat) === phase.winners ? [] : [person.name]));
  return { title, text: `${text} Against them stood ${listOf(losers)}.` };
}
