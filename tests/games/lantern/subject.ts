import type { Viewer } from '../../../src/engine/index.ts';
import type { Event } from '../../../src/games/lantern/event.ts';
import { bot, rules } from '../../../src/games/lantern/index.ts';
import type { Action, State } from '../../../src/games/lantern/state.ts';
import type { View } from '../../../src/games/lantern/view.ts';
import type { Subject } from '../../support/subject.ts';

export const subject: Subject<State, Action, View, Event> = {
  rules,
  bot,
  options: [
    { nights: '3', timer: 'on' },
    { nights: '7', timer: 'off' },
    { nights: '3', timer: 'on', shutters: 'on' },
    { nights: '7', timer: 'off', shutters: 'on' },
  ],
  pieces: [],
  phases: ['choosing', 'shutting', 'over'],
  phaseOf: ({ phase }) => phase.name,
  face(action, actor, viewer) {
    if (actor === viewer) return action;
    if (action.type === 'choose') return { type: 'choose' };
    return action.type === 'shut' || action.type === 'pass' ? { type: 'answer' } : action;
  },
  isNews: ({ type }) => ['revealed', 'dealt', 'saw', 'shut', 'left-open'].includes(type),
  secrets: ({ hands, aside, phase }, viewer) => {
    if (phase.name === 'over') return {};
    const others = (value: unknown, n: number): unknown => (n === viewer ? null : value);
    const chosen = phase.choices.some(({ seat, choice }) => choice !== null && seat !== viewer);
    return {
      hands: hands.map(others),
      ...(viewer !== 'spectator' && phase.peeked[viewer] ? {} : { aside }),
      ...(chosen ? { choices: phase.choices.map(({ choice }, n) => others(choice, n)) } : {}),
      ...answersHidden(phase, viewer),
    } satisfies Partial<Record<string, unknown>>;
  },
  inventory: ({ hands, aside }) => [...hands, aside].map(card => `card ${card}`),
  witness: {
    actions: ['choose', 'peek', 'shut', 'pass', 'time-is-up'],
    events: [
      'chose',
      'reached',
      'peeked',
      'saw',
      'answered',
      'shut',
      'left-open',
      'returned',
      'time-was-up',
      'revealed',
      'dealt',
    ],
    more: ['a dark night'],
    see: (_state, _action, events) =>
      events.some(event => event.type === 'revealed' && event.winner === null) ? ['a dark night'] : [],
  },
};

/** What others have answered while a window is open; an even card leaves nothing to choose, so a pass alone is none. */
function answersHidden(phase: State['phase'], viewer: Viewer): Readonly<Record<string, unknown>> {
  if (phase.name !== 'shutting') return {};
  const others = phase.window.answers.filter(({ seat }) => seat !== viewer);
  return others.some(({ choice }) => choice !== null) ? { answers: others.map(({ choice }) => choice) } : {};
}
