import { expect, test } from 'vitest';
import { type Rules, type Timed, type Viewer, at } from '../../src/engine/index.ts';
import {
  type LanternAction,
  type LanternEvent,
  type LanternState,
  type LanternView,
  lantern,
} from '../support/lantern.ts';
import { lanternSubject } from '../support/lantern-subject.ts';
import { type Post, honestPost, searchForLeaks } from '../support/non-interference.ts';

type Lantern = Rules<LanternState, LanternAction, LanternView, LanternEvent>;

const SEARCH = { seats: 4, games: 9 };

test('an honest game has no leak to find', () => {
  expect(searchForLeaks(lanternSubject, SEARCH).leak).toBeUndefined();
});

const leakyRules: readonly [what: string, rules: Lantern][] = [
  ['a hand card of another seat', withView((state, seen) => ({ ...seen, spy: state.hands[0] }))],
  ['the card nobody was dealt', withView((state, seen) => ({ ...seen, deck: [state.aside] }))],
  [
    'a sealed choice',
    withView((state, seen) => ({ ...seen, choices: state.phase.name === 'choosing' ? state.phase.choices : null })),
  ],
  ['an undo stack', withView((state, seen) => ({ ...seen, undo: [state] }))],
  ['only how many digits a hand has', withView((state, seen) => ({ ...seen, pad: '.'.repeat(at(state.hands, 0)) }))],
  ['how long somebody needs', withTimed((state, timed) => ({ ...timed, seconds: at(state.hands, 0) }))],
  [
    'who could answer',
    withTimed((state, timed) =>
      timed.kind === 'window'
        ? { ...timed, asked: timed.asked.filter(seat => at(state.hands, seat) % 2 === 1) }
        : timed,
    ),
  ],
  ['an event’s detail', { ...lantern, seen: event => event }],
  [
    'a legal action that depends on another hand',
    {
      ...lantern,
      legal: (state, actor) =>
        lantern.legal(state, actor).filter(action => !(action.type === 'peek' && actor === 1 && state.hands[0] === 3)),
    },
  ],
];

function withTimed(change: (state: LanternState, timed: Timed<LanternAction>) => Timed<LanternAction>): Lantern {
  return {
    ...lantern,
    timed: state => {
      const timed = lantern.timed?.(state);
      return timed && change(state, timed);
    },
  };
}

test.each(leakyRules)('a leak of %s is found', (_what, rules) => {
  expect(searchForLeaks({ ...lanternSubject, rules }, SEARCH).leak).toBeDefined();
});

const honest = honestPost(lanternSubject);
const leakyPosts: readonly [what: string, post: Post<LanternState, LanternEvent>][] = [
  ['the seed', (match, viewer, events) => `${honest(match, viewer, events)}${match.seed.slice(-2)}`],
  [
    'the length of a message',
    (match, viewer, events) => honest(match, viewer, events) + ' '.repeat(JSON.stringify(match.state).length % 3),
  ],
  ['events meant for somebody else', (match, viewer, events) => honest(match, viewer, []) + JSON.stringify(events)],
];

test.each(leakyPosts)('a leak through %s is found', (_what, post) => {
  expect(searchForLeaks(lanternSubject, { ...SEARCH, post }).leak).toBeDefined();
});

test('an imagine that copies a leaked secret is given away by worlds that never differ', () => {
  const rules: Lantern = {
    ...withView((state, seen) => ({ ...seen, spy: state.hands })),
    imagine: (view, viewer, rng) => {
      const { spy, ...seen } = view as LanternView & { spy: readonly number[] };
      const imagined = lantern.imagine(seen, viewer, rng);
      return { ...imagined, hands: spy };
    },
  };
  const { imagined } = searchForLeaks({ ...lanternSubject, rules }, SEARCH);
  expect([...imagined].some(([name, { differing }]) => name.startsWith('hands') && differing === 0)).toBe(true);
});

function withView(change: (state: LanternState, seen: LanternView, viewer: Viewer) => object): Lantern {
  return {
    ...lantern,
    view: (state, viewer) => change(state, lantern.view(state, viewer), viewer) as LanternView,
  };
}
