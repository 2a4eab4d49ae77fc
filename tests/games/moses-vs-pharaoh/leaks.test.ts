import { expect, test } from 'vitest';
import { type Viewer, at, seat } from '../../../src/engine/index.ts';
import type { Event } from '../../../src/games/moses-vs-pharaoh/event.ts';
import { mosesVsPharaoh } from '../../../src/games/moses-vs-pharaoh/rules.ts';
import type { Card } from '../../../src/games/moses-vs-pharaoh/data/cards.ts';
import type { State } from '../../../src/games/moses-vs-pharaoh/state.ts';
import type { View } from '../../../src/games/moses-vs-pharaoh/view.ts';
import { type Post, honestPost, searchForLeaks } from '../../support/non-interference.ts';
import { subject } from './subject.ts';

type Moses = typeof mosesVsPharaoh;

const SEARCH = { seats: 2, games: 40, moments: 40 };

test('the honest game has no leak to find', () => {
  const { leak, compared } = searchForLeaks(subject, SEARCH);
  expect(leak).toBeUndefined();
  expect(compared).toBeGreaterThan(5000);
});

const hasPriests = ({ hands }: State): boolean => hands.egyptian.includes('egyptian-priests');
const strong = (cards: readonly Card[]): number => cards.filter(card => card > 'm').length;

const leakyRules: readonly [what: string, rules: Moses][] = [
  ['a Hebrew hand', withView((state, seen) => ({ ...seen, peek: state.hands.hebrew[0] }))],
  ['an Egyptian hand', withView((state, seen) => ({ ...seen, peek: state.hands.egyptian[0] }))],
  ['how strong a hand is', withView((state, seen) => ({ ...seen, turn: strong(state.hands.hebrew) }))],
  ['saved cards', withView((state, seen) => ({ ...seen, peek: state.saved.hebrew }))],
  ['cards being laid aside', withView((state, seen) => ({ ...seen, peek: inPhase(state, 'aside') }))],
  [
    'how many cards are being laid aside',
    withView((state, seen) => ({
      ...seen,
      peek: state.phase.name === 'save' ? (state.phase.aside.hebrew?.length ?? null) : null,
    })),
  ],
  ['a wish', withView((state, seen) => ({ ...seen, peek: inPhase(state, 'wishes') }))],
  ['the deck’s order', withView((state, seen) => ({ ...seen, peek: state.deck.at(-1) }))],
  ['what the scribes saw', withView((state, seen) => ({ ...seen, peek: state.scribes }))],
  ['what spies saw', withView((state, seen) => ({ ...seen, known: state.known }))],
  [
    'where a known card is',
    withView((state, seen) => ({
      ...seen,
      peek: seen.own?.known.map(({ card }) => state.saved.hebrew.includes(card)),
    })),
  ],
  ['an undo stack', withView((state, seen) => ({ ...seen, undo: state }))],
  ['an event’s detail', { ...mosesVsPharaoh, seen: event => event }],
  [
    'an order of legal actions that follows another’s hand',
    {
      ...mosesVsPharaoh,
      legal: (state, actor) => {
        const legal = mosesVsPharaoh.legal(state, actor);
        return hasPriests(state) ? legal.toReversed() : legal;
      },
    },
  ],
  [
    'a wait that depends on a hand',
    {
      ...mosesVsPharaoh,
      awaited: state => {
        const awaited = mosesVsPharaoh.awaited(state);
        return hasPriests(state) ? [...awaited, ...awaited] : awaited;
      },
    },
  ],
  [
    'a question asked only of those who hold an answer',
    {
      ...mosesVsPharaoh,
      apply(state, actor, action, rng) {
        const done = mosesVsPharaoh.apply(state, actor, action, rng);
        const { phase } = done.state;
        if (phase.name !== 'respond' && phase.name !== 'battle') return done;
        const asked = seat(done.state.sides?.indexOf(phase.name === 'respond' ? phase.side : phase.asked) ?? 0);
        const [only, ...others] = mosesVsPharaoh.legal(done.state, asked);
        if (only === undefined || others.length > 0) return done;
        const passed = mosesVsPharaoh.apply(done.state, asked, only, rng);
        return { state: passed.state, events: [...done.events, ...passed.events] };
      },
    },
  ],
];

test.each(leakyRules)('a leak of %s is found', (_what, rules) => {
  expect(searchForLeaks({ ...subject, rules }, SEARCH).leak).toBeDefined();
});

const honest = honestPost(subject);
const leakyPosts: readonly [what: string, post: Post<State, Event>][] = [
  ['the seed', (match, viewer, events) => honest(match, viewer, events) + match.seed],
  [
    'the length of a message',
    (match, viewer, events) => honest(match, viewer, events) + ' '.repeat(strong(match.state.hands.egyptian)),
  ],
  ['events meant for somebody else', (match, viewer, events) => honest(match, viewer, []) + JSON.stringify(events)],
  [
    'an answer that comes sooner from those who have none',
    (match, viewer, events) => honest(match, viewer, events) + (canAnswer(match.state) ? 'slow' : 'fast'),
  ],
];

test.each(leakyPosts)('a leak through %s is found', (_what, post) => {
  expect(searchForLeaks(subject, { ...SEARCH, post }).leak).toBeDefined();
});

function withView(change: (state: State, seen: View, viewer: Viewer) => object): Moses {
  return {
    ...mosesVsPharaoh,
    view: (state, viewer) => change(state, mosesVsPharaoh.view(state, viewer), viewer) as View,
  };
}

function canAnswer(state: State): boolean {
  if (state.phase.name !== 'respond') return false;
  return mosesVsPharaoh.legal(state, at(mosesVsPharaoh.awaited(state), 0)).length > 1;
}

const inPhase = ({ phase }: State, field: string): unknown => (phase as unknown as Record<string, unknown>)[field];
