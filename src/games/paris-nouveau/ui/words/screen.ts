import { at, type Seat } from '../../../../engine/index.ts';
import type { Asked, Presence } from '../../../../ui/game-ui.ts';
import { type Action, type LineName, TOKENS } from '../../state.ts';
import type { View } from '../../view.ts';
import { actionWords } from './actions.ts';
import { placeOf } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { TEAM_WORDS } from './outcomes.ts';
import { count, nameOf, type People, votes } from './people.ts';

export const TABLE_ZONE = 'The chase';
export const SEATS_ZONE = 'The crew';
export const HAND_ZONE = 'Yours alone';
/** The ID card nobody was dealt. */
export const SPARE = 'spare';
export const HANDS_ZONE = 'All hands, open';
export const CONFIRM = 'Confirm';
export const CREW_TITLE = 'Who can do what';
export const READ_RULE = 'Read the rule';
export const NOTEBOOK = 'Your notebook';
export const NOTEBOOK_SHUT = 'Hold to read your notebook.';
export const NOTHING_LEARNT = 'Nothing learnt yet.';
export const IN_HAND = 'In your hand';
export const WATCHING = 'Every hand stays closed until the end.';
export const LEAD_CAPTION = 'Lead';
export const COVER_CAPTION = 'Cover';
export const FIST = { less: 'One vote fewer', more: 'One vote more', value: 'Votes in your fist' } as const;
export const HOLD_TO_VOTE = 'Hold below to set your sealed vote';
export const SECRET_TEAM = 'Your side, face-down';
export const HOLD_WHAT = 'it';
export const JAMMED = 'Jammed';
export const NO_CARDS_YET = 'No cards yet.';
export const LINE_TITLE = { rescuer: 'The rescuer line', hunter: 'The hunter line' } as const satisfies Record<
  LineName,
  string
>;

export const sealLabel = (tokens: number): string => (tokens === 0 ? 'Seal none' : `Seal ${votes(tokens)}`);

/** Votes lying in front of somebody, on their chip. */
export const tallyLabel = (received: number): string => `gets ${received}`;

export const cardBackLabel = (position: number, of: number): string => `${placeOf(position, of)}, face-down`;

export const dealtWords = (view: View, people: People): string =>
  `Everything is dealt. ${nameOf(people, view.leader)} holds the star for now.`;

export function chaseLabel({ score, distance, cover }: View): string {
  const lead = score.rescuer.distance - score.hunter.distance;
  return `Rescuers at ${score.rescuer.distance}, ${count(distance, 'lead token')} included. Hunters at ${score.hunter.distance}. ${lead < 0 ? `The hunters are ${-lead} ahead` : `A lead of ${lead}`}. Cover ${cover} of ${TOKENS.cover}.`;
}

export function lineLabel({ lines, score }: View, name: LineName): string {
  const { points, distance } = score[name];
  const tokens = name === 'rescuer' ? ' with the lead tokens' : '';
  return `${LINE_TITLE[name]}: ${count(lines[name].length, 'card')}, ${count(points, 'point')}, distance ${distance}${tokens}.`;
}

const PLAYER_CHOICES: ReadonlySet<Action['type']> = new Set([
  'assign',
  'break-tie',
  'name-tec',
  'broker',
  'medic',
  'spot',
]);

/** What the main button says before anything is tapped. */
export function chooseHint(legal: readonly Action[], left: number): string {
  if (left > 0) return left === 1 ? 'Choose 1 more card' : `Choose ${left} cards`;
  if (legal.some(({ type }) => type === 'submit' || type === 'place' || type === 'drop')) return 'Choose a card';
  if (legal.every(({ type }) => type === 'spot')) return 'Peek at a card?';
  return legal.some(({ type }) => PLAYER_CHOICES.has(type)) ? 'Choose a player' : 'Choose';
}

/** What the main button says. Cards go by where they lie, so it is the same for every hand. */
export function confirmLabel(
  action: Action,
  view: View,
  people: People,
  place: { position: number; of: number },
): string {
  switch (action.type) {
    case 'submit':
      return `Lay ${placeOf(place.position, place.of)}`;
    case 'place':
      return `Place ${placeOf(place.position, place.of)}`;
    case 'drop':
      return `Throw away ${placeOf(place.position, place.of)}`;
    case 'pick':
      return 'Gather these three';
    case 'commit':
    case 'assign':
    case 'break-tie':
    case 'name-tec':
    case 'pass':
    case 'decline':
    case 'guard':
    case 'spot':
    case 'muscle':
    case 'broker':
    case 'medic':
    case 'driver':
    case 'forger':
    case 'jammer':
    case 'courier':
      return actionWords(action, view, people);
  }
}

/** Whoever should sit there does not, just now. */
export const PRESENCE_WORDS = { away: 'away', 'stand-in': 'bot plays' } as const satisfies Record<Presence, string>;

function presenceOf(people: People, seat: Seat): string {
  const { presence } = at(people, seat);
  return presence === undefined ? '' : PRESENCE_WORDS[presence];
}

/** A seat in one breath, for those who hear the board. */
export function seatLabel({ view, people, awaited }: Asked<View>, seat: Seat): string {
  const roles = [
    view.leader === seat ? 'Leader' : '',
    view.tec === seat ? 'at the back' : '',
    awaited.includes(seat) ? 'deciding' : '',
    at(people, seat).kind === 'bot' ? 'bot' : '',
    presenceOf(people, seat),
  ].filter(role => role !== '');
  const facts = [
    count(at(view.lives, seat), 'life', 'lives'),
    votes(at(view.votes, seat)),
    `${CHARACTER_WORDS[at(view.characters, seat)].name}${at(view.used, seat) ? ' (used)' : ''}`,
  ];
  return `${[nameOf(people, seat), ...roles, ...facts, ...phaseFacts(view, people, seat)].join(', ')}.`;
}

function phaseFacts({ phase }: View, people: People, seat: Seat): readonly string[] {
  if (phase.name === 'commit') return at(phase.committed, seat) ? ['vote sealed'] : [];
  if (phase.name === 'assign' || phase.name === 'tie') {
    const to = at(phase.targets, seat);
    const held = at(phase.tokens, seat);
    return [to === null ? `${votes(held)} in hand` : `${votes(held)} for ${nameOf(people, to)}`];
  }
  if ('submitted' in phase) {
    const laid = at(phase.submitted, seat);
    return laid === null ? [] : [laid === 'passed' ? 'passed' : 'card face-down'];
  }
  return phase.name === 'over' ? [TEAM_WORDS[at(phase.teams, seat)].one] : [];
}
