import {
  type LanternAction,
  type LanternEvent,
  type LanternState,
  type LanternView,
  lantern,
  lanternBot,
} from './lantern.ts';
import type { Subject } from './subject.ts';

export const lanternSubject: Subject<LanternState, LanternAction, LanternView, LanternEvent> = {
  rules: lantern,
  bot: lanternBot,
  options: [
    { nights: '3', timer: 'on' },
    { nights: '3', timer: 'off' },
  ],
  face: (action, actor, viewer) => (action.type === 'choose' && actor !== viewer ? { type: 'choose' } : action),
  isNews: event => event.type === 'revealed' || event.type === 'dealt' || event.type === 'saw',
  secrets: ({ hands, aside, phase }, viewer) => {
    if (phase.name === 'over') return {};
    const others = (value: unknown, n: number): unknown => (n === viewer ? null : value);
    const chosen = phase.choices.some((choice, n) => choice !== null && n !== viewer);
    return {
      hands: hands.map(others),
      ...(viewer !== 'spectator' && phase.peeked[viewer] ? {} : { aside }),
      ...(chosen ? { choices: phase.choices.map(others) } : {}),
    } satisfies Partial<Record<string, unknown>>;
  },
  inventory: ({ hands, aside }) => [...hands, aside].map(card => `card ${card}`),
  witness: {
    actions: ['choose', 'peek', 'time-is-up'],
    events: ['chose', 'peeked', 'saw', 'time-was-up', 'revealed', 'dealt'],
    more: ['a dark night'],
    see: (_state, _action, events) =>
      events.some(event => event.type === 'revealed' && event.winner === null) ? ['a dark night'] : [],
  },
};
