import { expect, test } from 'vitest';
import { type Viewer, at } from '../../../src/engine/index.ts';
import type { Event } from '../../../src/games/paris-nouveau/event.ts';
import { parisNouveau } from '../../../src/games/paris-nouveau/rules.ts';
import type { State } from '../../../src/games/paris-nouveau/state.ts';
import type { View } from '../../../src/games/paris-nouveau/view.ts';
import { type Post, honestPost, searchForLeaks } from '../../support/non-interference.ts';
import { subject } from './subject.ts';

type Paris = typeof parisNouveau;

const SEARCH = { seats: 5, games: 3 };

test('the honest game has no leak to find', () => {
  expect(searchForLeaks(subject, SEARCH).leak).toBeUndefined();
});

const leakyRules: readonly [what: string, rules: Paris][] = [
  ['a hand card', withView((state, seen) => ({ ...seen, handSizes: state.hands.map(hand => hand[0]) }))],
  ['a role', withView((state, seen) => ({ ...seen, abilities: at(state.teams, 0) === 'hunter' }))],
  ['the ID card that left unseen', withView((state, seen) => ({ ...seen, spare: state.spareTeams }))],
  ['the deck’s order', withView((state, seen) => ({ ...seen, top: state.deck.at(-1) }))],
  ['a discard', withView((state, seen) => ({ ...seen, bottom: state.discard[0] }))],
  ['what somebody else has learnt', withView((state, seen) => ({ ...seen, learnt: state.learnt.flat().length }))],
  ['a sealed vote', withView((state, seen) => ({ ...seen, sealed: inPhase(state, 'tokens') }))],
  ['a submitted card', withView((state, seen) => ({ ...seen, laid: inPhase(state, 'submitted') }))],
  ['the Leader’s pile', withView((state, seen) => ({ ...seen, pile: inPhase(state, 'pile') }))],
  ['the TEC’s draw', withView((state, seen) => ({ ...seen, drawn: inPhase(state, 'drawn') }))],
  ['an undo stack', withView((state, seen) => ({ ...seen, undo: state }))],
  ['an event’s detail', { ...parisNouveau, seen: event => event }],
  [
    'an order of legal actions that follows another’s hand',
    {
      ...parisNouveau,
      legal: (state, actor) => {
        const legal = parisNouveau.legal(state, actor);
        return (state.hands[0]?.[0] ?? '') > 'd3' ? legal.toReversed() : legal;
      },
    },
  ],
  [
    'a wait that depends on a role',
    {
      ...parisNouveau,
      awaited: state =>
        at(state.teams, 1) === 'hunter' ? parisNouveau.awaited(state).toReversed() : parisNouveau.awaited(state),
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
    (match, viewer, events) => honest(match, viewer, events) + ' '.repeat(match.state.teams.indexOf('hunter')),
  ],
  ['events meant for somebody else', (match, viewer, events) => honest(match, viewer, []) + JSON.stringify(events)],
];

test.each(leakyPosts)('a leak through %s is found', (_what, post) => {
  expect(searchForLeaks(subject, { ...SEARCH, post }).leak).toBeDefined();
});

function withView(change: (state: State, seen: View, viewer: Viewer) => object): Paris {
  return { ...parisNouveau, view: (state, viewer) => change(state, parisNouveau.view(state, viewer), viewer) as View };
}

const inPhase = ({ phase }: State, field: string): unknown => (phase as unknown as Record<string, unknown>)[field];
