import type { Viewer } from '../../../src/engine/index.ts';
import { type Card, DECK } from '../../../src/games/paris-nouveau/data/cards.ts';
import { CHARACTERS } from '../../../src/games/paris-nouveau/data/characters.ts';
import type { Event } from '../../../src/games/paris-nouveau/event.ts';
import { parisNouveau } from '../../../src/games/paris-nouveau/rules.ts';
import { type Action, ENDINGS, type Phase, ROUNDS, type State } from '../../../src/games/paris-nouveau/state.ts';
import { asideOf } from '../../../src/games/paris-nouveau/facts/tokens.ts';
import type { View } from '../../../src/games/paris-nouveau/view.ts';
import { patientPlayer } from './patient-player.ts';
import type { Subject } from '../../support/subject.ts';

const STEPS = 'commit assign break-tie name-tec submit pass pick place decline drop spot'.split(' ');

const EVENTS = (
  'round-began committed revealed assigned tied elected tec-named submitted passed picked looked drew placed ' +
  'life-lost cover-lost reshuffled declined guarded spotted absorbed brokered healed drove forged jammed couriered ' +
  'dropped over'
).split(' ');

export const subject: Subject<State, Action, View, Event> = {
  rules: parisNouveau,
  bot: patientPlayer,
  options: [{ abilities: 'on' }, { abilities: 'off' }],
  pieces: DECK,

  phases: 'commit assign tie elected guard name-tec submit drop last-look pick rescue hunt absorb closing over'.split(
    ' ',
  ),
  phaseOf: ({ phase }) => phase.name,

  face(action, actor, viewer) {
    const isHidden = action.type === 'commit' || action.type === 'submit' || action.type === 'drop';
    return isHidden && actor !== viewer ? { type: action.type } : action;
  },

  isNews(event, viewer) {
    switch (event.type) {
      case 'revealed':
      case 'over':
        return true;
      case 'looked':
        return event.leader === viewer;
      case 'drew':
        return event.tec === viewer;
      case 'submitted':
      case 'spotted':
      case 'couriered':
        return event.seat === viewer;
      case 'round-began':
      case 'committed':
      case 'assigned':
      case 'tied':
      case 'elected':
      case 'tec-named':
      case 'passed':
      case 'picked':
      case 'placed':
      case 'life-lost':
      case 'cover-lost':
      case 'reshuffled':
      case 'declined':
      case 'guarded':
      case 'absorbed':
      case 'brokered':
      case 'healed':
      case 'drove':
      case 'forged':
      case 'jammed':
      case 'dropped':
        return false;
    }
  },

  secrets(state, viewer) {
    if (state.phase.name === 'over') return { deck: state.deck };
    const others = (value: unknown, n: number): unknown => (n === viewer ? null : value);
    return {
      teams: state.teams.map(others),
      hands: state.hands.map(others),
      ...(state.deck.length > 3 ? { deck: state.deck } : {}),
      ...(state.discard.length > 6 ? { discard: state.discard } : {}),
      ...hiddenInPhase(state, viewer),
    };
  },

  inventory(state) {
    const aside = asideOf(state);
    const { lines, hands, deck, discard, phase } = state;
    const cards = [...hands.flat(), ...deck, ...discard, ...[...lines.rescuer, ...lines.hunter].map(line => line.card)];
    const inPlay = phase.name === 'assign' || phase.name === 'tie' ? sum(phase.tokens) : 0;
    return [
      ...[...cards, ...cardsIn(phase)].map(card => `card ${card}`),
      ...state.characters.map(character => `character ${character}`),
      ...numbered('rescuer ID', count([...state.teams, ...state.spareTeams], 'rescuer')),
      ...numbered('hunter ID', count([...state.teams, ...state.spareTeams], 'hunter')),
      ...tokens('cover', [state.cover, aside.cover]),
      ...tokens('distance', [state.distance, aside.distance]),
      ...tokens('life', [...state.lives, aside.life]),
      ...tokens('vote', [...state.votes, aside.votes, inPlay]),
    ];
  },

  witness: {
    actions: [...STEPS, ...CHARACTERS.filter(character => character !== 'spotter')],
    events: EVENTS,
    more: [
      ...DECK.map(card => `card ${card} placed`),
      ...CHARACTERS.map(character => `${character} in play`),
      ...ENDINGS.map(ending => `ending ${ending}`),
      'rescuers won',
      'hunters won',
      'tie-break round',
      'second pass',
      'everyone kept a closed fist empty',
    ],
    see: (state, _action, events) => [
      ...state.characters.map(character => `${character} in play`),
      ...(state.round > ROUNDS ? ['tie-break round'] : []),
      ...(state.phase.name === 'closing' && state.phase.pass === 2 ? ['second pass'] : []),
      ...events.flatMap(met),
    ],
  },
};

function met(event: Event): readonly string[] {
  if (event.type === 'placed') return [`card ${event.card} placed`];
  if (event.type === 'over') return [`ending ${event.ending}`, `${event.winners}s won`];
  if (event.type === 'revealed' && sum(event.tokens) === 0) return ['everyone kept a closed fist empty'];
  return [];
}

function hiddenInPhase({ phase, leader, tec }: State, viewer: Viewer): Readonly<Record<string, unknown>> {
  const others = (value: unknown, n: number): unknown => (n === viewer ? null : value);
  switch (phase.name) {
    case 'commit':
      return phase.tokens.some((tokens, n) => tokens !== null && n !== viewer)
        ? { commitments: phase.tokens.map(others) }
        : {};
    case 'submit':
    case 'drop':
    case 'last-look':
    case 'pick':
      return phase.submitted.some((laid, n) => laid !== null && laid !== 'passed' && n !== viewer)
        ? { submitted: phase.submitted.map(others) }
        : {};
    case 'rescue':
      return viewer === leader ? {} : { pile: phase.pile };
    case 'hunt':
      return viewer === tec ? {} : { drawn: phase.drawn };
    case 'assign':
    case 'tie':
    case 'elected':
    case 'guard':
    case 'name-tec':
    case 'absorb':
    case 'closing':
    case 'over':
      return {};
  }
}

function cardsIn(phase: Phase): readonly Card[] {
  if (phase.name === 'rescue') return phase.pile;
  if (phase.name === 'hunt') return phase.drawn;
  if (!('submitted' in phase)) return [];
  return phase.submitted.filter(laid => laid !== null && laid !== 'passed');
}

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

const count = <T>(values: readonly T[], value: T): number => values.filter(one => one === value).length;

const numbered = (name: string, length: number): readonly string[] =>
  Array.from({ length }, (_, n) => `${name} ${n + 1}`);

/** A place that holds fewer than none has made tokens out of nothing. */
const tokens = (name: string, places: readonly number[]): readonly string[] =>
  places.some(place => place < 0) ? [`${name}: ${places.join(', ')}`] : numbered(name, sum(places));
