import type { Actor, Viewer } from '../../../src/engine/index.ts';
import { CHARACTERS, type Character } from '../../../src/games/paris-nouveau/characters.ts';
import type { Event } from '../../../src/games/paris-nouveau/event.ts';
import { parisNouveau } from '../../../src/games/paris-nouveau/rules.ts';
import { type Action, ENDINGS, type State, TOKENS } from '../../../src/games/paris-nouveau/state.ts';
import { asideOf } from '../../../src/games/paris-nouveau/tokens.ts';
import type { View } from '../../../src/games/paris-nouveau/view.ts';
import type { Subject } from '../../support/subject.ts';

export const parisSubject: Subject<State, Action, View, Event> = {
  rules: parisNouveau,
  options: [{ abilities: 'on' }, { abilities: 'off' }],
  face,
  isNews,
  secrets,
  inventory,
  witness: {
    actions: [
      ...['commit', 'assign', 'break-tie', 'name-tec', 'submit', 'pass', 'pick', 'place', 'decline', 'drop'],
      ...['guard', 'spot', 'muscle', 'broker', 'medic', 'driver', 'forger', 'jammer', 'courier'],
    ],
    events: [
      ...['round-began', 'committed', 'revealed', 'assigned', 'tied', 'elected', 'tec-named', 'submitted', 'passed'],
      ...['picked', 'looked', 'drew', 'placed', 'life-lost', 'cover-lost', 'reshuffled', 'declined', 'guarded'],
      ...['spotted', 'absorbed', 'brokered', 'healed', 'drove', 'forged', 'jammed', 'couriered', 'dropped', 'over'],
    ],
    more: [...CHARACTERS.map(character => `the ${character} acts`), ...ENDINGS.map(ending => `the end: ${ending}`)],
    see: witnessed,
  },
};

/** Cards and counts are chosen in secret; everything else is said aloud. */
function face(action: Action, actor: Actor, viewer: Viewer): unknown {
  if (actor === viewer) return action;
  switch (action.type) {
    case 'commit':
    case 'submit':
    case 'drop':
    case 'place':
      return { type: action.type };
    case 'assign':
    case 'break-tie':
    case 'name-tec':
    case 'pass':
    case 'pick':
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
      return action;
  }
}

function isNews(event: Event, viewer: Viewer): boolean {
  switch (event.type) {
    case 'revealed':
    case 'placed':
    case 'over':
      return true;
    case 'submitted':
    case 'spotted':
    case 'couriered':
      return event.seat === viewer;
    case 'looked':
      return event.leader === viewer;
    case 'drew':
      return event.tec === viewer;
    case 'round-began':
    case 'committed':
    case 'assigned':
    case 'tied':
    case 'elected':
    case 'tec-named':
    case 'passed':
    case 'picked':
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
}

function secrets(state: State, viewer: Viewer): Readonly<Record<string, unknown>> {
  const { phase, leader, tec } = state;
  const others = (value: unknown, n: number): unknown => (n === viewer ? null : value);
  const piles = {
    ...(state.deck.length > 1 ? { deck: state.deck } : {}),
    ...(state.discard.length > 12 ? { discard: state.discard } : {}),
  };
  if (phase.name === 'over') return piles;
  return {
    ...piles,
    teams: state.teams.map(others),
    ...(state.teams.length === 5 ? { 'spare ID': state.spareTeams } : {}),
    hands: state.hands.map(others),
    ...(phase.name === 'commit' && phase.tokens.map(others).some(tokens => tokens !== null)
      ? { commitments: phase.tokens.map(others) }
      : {}),
    ...(phase.name === 'pick' ? { submissions: phase.submitted.map(others) } : {}),
    ...(phase.name === 'rescue' && viewer !== leader ? { pile: phase.pile } : {}),
    ...(phase.name === 'hunt' && viewer !== tec ? { draw: phase.drawn } : {}),
  };
}

function inventory(state: State): readonly string[] {
  const { phase, lines } = state;
  const laid = 'submitted' in phase ? phase.submitted.filter(card => card !== null && card !== 'passed') : [];
  const inHand = phase.name === 'rescue' ? phase.pile : phase.name === 'hunt' ? phase.drawn : [];
  const onTable = [...lines.rescuer, ...lines.hunter].map(({ card }) => card);
  const cards = [...state.deck, ...state.discard, ...state.hands.flat(), ...onTable, ...laid, ...inHand];
  const aside = asideOf(state);
  const shown = phase.name === 'assign' || phase.name === 'tie' ? total(phase.tokens) : 0;
  return [
    ...cards.map(card => `card ${card}`),
    ...numbered('hunter', [...state.teams, ...state.spareTeams].filter(team => team === 'hunter').length),
    ...numbered('rescuer', [...state.teams, ...state.spareTeams].filter(team => team === 'rescuer').length),
    ...numbered('cover', state.cover + count(aside.cover)),
    ...numbered('distance', state.distance + count(aside.distance)),
    ...numbered('life', total(state.lives) + count(aside.life)),
    ...numbered('vote', total(state.votes) + shown + count(aside.votes)),
    ...state.characters.map(character => `character ${character}`),
  ];
}

/** A pool below nothing would balance the sum and hide the bug. */
function count(aside: number): number {
  if (aside < 0 || aside > TOKENS.votes) throw new Error(`A pool of ${aside} tokens.`);
  return aside;
}

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

const numbered = (name: string, howMany: number): readonly string[] =>
  Array.from({ length: howMany }, (_, n) => `${name} ${n}`);

function witnessed({ characters }: State, action: Action, events: readonly Event[]): readonly string[] {
  const owner = OWNERS[action.type];
  const endings = events.flatMap(event => (event.type === 'over' ? [`the end: ${event.ending}`] : []));
  return owner !== undefined && characters.includes(owner) ? [...endings, `the ${owner} acts`] : endings;
}

const OWNERS: Readonly<Partial<Record<Action['type'], Character>>> = {
  guard: 'guard',
  spot: 'spotter',
  muscle: 'muscle',
  broker: 'broker',
  medic: 'medic',
  driver: 'driver',
  forger: 'forger',
  jammer: 'jammer',
  courier: 'courier',
};
