import { at } from '../../../src/engine/index.ts';
import { bot } from '../../../src/games/moses-vs-pharaoh/bot/index.ts';
import { type Card, DECK } from '../../../src/games/moses-vs-pharaoh/data/cards.ts';
import type { Event } from '../../../src/games/moses-vs-pharaoh/event.ts';
import { CHARIOT_LIMIT } from '../../../src/games/moses-vs-pharaoh/pieces/muster.ts';
import { allChariots } from '../../../src/games/moses-vs-pharaoh/facts/places.ts';
import { mosesVsPharaoh } from '../../../src/games/moses-vs-pharaoh/rules.ts';
import { type Action, ENDINGS, SIDES, type State } from '../../../src/games/moses-vs-pharaoh/state.ts';
import type { View } from '../../../src/games/moses-vs-pharaoh/view.ts';
import type { Subject } from '../../support/subject.ts';

const ACTIONS = (
  'wish bid concede save lead event plague harden walk march mobilise attack gather discard yield respond fight pass ' +
  'give-up take exchange order strike garrison ride trek decline'
).split(' ');

const EVENTS = (
  'wished wishes rolled-off bid seated turn-began drew reshuffled laid-aside saved led played yielded plague row ' +
  'hardened spared freed walked marched bogged mobilised garrisoned bones parted initiative looked ordered took ' +
  'discarded hittites declined answered passed cancelled battle-began fought battle stood-down battle-called-off over'
).split(' ');

export const subject: Subject<State, Action, View, Event> = {
  rules: mosesVsPharaoh,
  bot,
  options: [
    { sides: 'wish', turns: '15' },
    { sides: 'drawn', turns: '12' },
    { sides: 'drawn', turns: '20' },
  ],
  pieces: DECK,

  phases: [
    ...'wish bid save lead play respond battle over'.split(' '),
    ...'give-up take exchange order strike garrison ride trek'.split(' ').map(kind => `choose ${kind}`),
  ],
  phaseOf: ({ phase }) => (phase.name === 'choose' ? `choose ${phase.choice.kind}` : phase.name),

  face(action, actor, viewer) {
    const isHidden = action.type === 'wish' || action.type === 'save' || action.type === 'order';
    return isHidden && actor !== viewer ? { type: action.type } : action;
  },

  isNews(event, viewer) {
    switch (event.type) {
      case 'wishes':
      case 'rolled-off':
      case 'seated':
      case 'plague':
      case 'hittites':
      case 'bogged':
      case 'battle':
      case 'saved':
      case 'over':
        return true;
      case 'discarded':
        return event.how === 'lost';
      case 'drew':
      case 'looked':
        return event.seat === viewer;
      case 'wished':
      case 'bid':
      case 'turn-began':
      case 'reshuffled':
      case 'laid-aside':
      case 'led':
      case 'played':
      case 'yielded':
      case 'row':
      case 'hardened':
      case 'spared':
      case 'freed':
      case 'walked':
      case 'marched':
      case 'mobilised':
      case 'garrisoned':
      case 'bones':
      case 'parted':
      case 'initiative':
      case 'ordered':
      case 'took':
      case 'declined':
      case 'answered':
      case 'passed':
      case 'cancelled':
      case 'battle-began':
      case 'fought':
      case 'stood-down':
      case 'battle-called-off':
        return false;
    }
  },

  secrets(state, viewer) {
    const { phase, sides, hands, saved, deck } = state;
    const own = viewer === 'spectator' || sides === null ? null : at(sides, viewer);
    const hidden = SIDES.filter(side => side !== own);
    if (phase.name === 'over') return { deck };
    return {
      ...(deck.length > 4 ? { deck } : {}),
      ...Object.fromEntries(
        hidden.flatMap(side => [
          ...(hands[side].length > 0 ? [[`hand of ${side}`, hands[side].toSorted()]] : []),
          ...(saved[side].length > 0 ? [[`saved by ${side}`, saved[side].toSorted()]] : []),
          ...(phase.name === 'save' && phase.aside[side] !== null ? [[`aside of ${side}`, phase.aside[side]]] : []),
        ]),
      ),
      ...(phase.name === 'wish' && phase.wishes.some((wish, n) => wish !== null && n !== viewer)
        ? { wishes: phase.wishes.map((wish, n) => (n === viewer ? null : wish)) }
        : {}),
    };
  },

  inventory(state) {
    const { hands, saved, deck, discard, removed } = state;
    const cards = [...SIDES.flatMap(side => [...hands[side], ...saved[side]]), ...deck, ...discard, ...removed];
    const [inPlay, boxed] = [allChariots(state), CHARIOT_LIMIT - allChariots(state)];
    return [
      ...cards.map(card => `card ${card}`),
      ...numbered('chariot', boxed < 0 || inPlay < 0 ? -1 : inPlay + boxed),
    ];
  },

  witness: {
    actions: ACTIONS,
    events: EVENTS,
    more: [
      ...DECK.map(card => `event of ${card}`),
      ...ENDINGS.map(ending => `ending ${ending}`),
      'an answer denied',
      'Pharaoh kept a card',
    ],
    see: (state, action, events) => [
      ...cardUsed(action).map(card => `event of ${card}`),
      ...events.flatMap(event => (event.type === 'over' ? [`ending ${event.ending}`] : [])),
      ...(state.phase.name === 'respond' && state.phase.trigger.kind === 'answer' && action.type === 'respond'
        ? ['an answer denied']
        : []),
      ...(state.saved.egyptian.length > 0 &&
      events.some(({ type }) => type === 'turn-began') &&
      !events.some(event => event.type === 'discarded' && event.how === 'lost' && event.side === 'egyptian')
        ? ['Pharaoh kept a card']
        : []),
    ],
  },
};

function cardUsed(action: Action): readonly Card[] {
  return action.type === 'event' || action.type === 'respond' || action.type === 'fight' ? [action.card] : [];
}

const numbered = (name: string, length: number): readonly string[] =>
  length < 0 ? [`${name}s out of nothing`] : Array.from({ length }, (_, n) => `${name} ${n + 1}`);
