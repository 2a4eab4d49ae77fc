import type { ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { type Rng, type Seat, rngFor, seatsOf } from '../../../../src/engine/index.ts';
import type { Event } from '../../../../src/games/paris-nouveau/event.ts';
import { rules } from '../../../../src/games/paris-nouveau/index.ts';
import type { Action, State } from '../../../../src/games/paris-nouveau/state.ts';
import { Board } from '../../../../src/games/paris-nouveau/ui/board.tsx';
import { cardWords } from '../../../../src/games/paris-nouveau/ui/words/cards.ts';
import type { View } from '../../../../src/games/paris-nouveau/view.ts';
import { type Secrecy, SecrecyContext } from '../../../../src/ui/components/secret.tsx';
import type { BoardProps } from '../../../../src/ui/game-ui.ts';
import { seedOf } from '../../../support/seeds.ts';
import { crewOf, type Moment, moments } from './crew.ts';

type Props = BoardProps<Action, View, Event>;
type AnyBoard = ComponentType<Props>;

const WORLDS = 3;
const SEEDS = Array.from({ length: 16 }, (_, n) => n + 1);
const EVERY = 3;
const OF_EACH_PHASE = 5;
const met = new Set<string>();

describe.each([4, 5, 6])('a board for %i seats, its secrets face-down', seats => {
  test('is the same page in every world that looks the same to everybody', () => {
    for (const moment of sampled(seats)) {
      met.add(moment.match.state.phase.name);
      const rng = rngFor(seedOf(77), moment.match.moves);
      for (const seat of seatsOf(seats)) {
        const truth = page(Board, moment, moment.match.state, seat);
        for (const world of worlds(moment, rng)) expect(page(Board, publicly(moment), world, seat)).toBe(truth);
      }
    }
  });

  test.each<[leak: string, board: AnyBoard]>([
    [
      'the side',
      props => (
        <div data-side={props.view.own?.team}>
          <Board {...props} />
        </div>
      ),
    ],
    ['the cards, by the order of what may be done', props => <Board {...props} people={named(props)} />],
    ['a card in what just happened', props => <Board {...props} people={told(props)} />],
    ['everything', props => <Board {...props} revealed />],
  ])('would be caught giving away %s', (_leak, Leaky) => {
    expect(differs(Leaky, seats)).toBe(true);
  });
});

test('every phase was among them', () => {
  const phases =
    'commit assign tie elected guard name-tec submit drop last-look pick rescue hunt absorb closing over'.split(' ');
  expect(phases.filter(phase => !met.has(phase))).toEqual([]);
});

test('turned up, the board shows its holder their own cards and nobody else’s hand', () => {
  for (const moment of sampled(6)) {
    const { state } = moment.match;
    if (state.phase.name !== 'commit') continue;
    for (const seat of seatsOf(6)) {
      const shown = page(props => <Board {...props} revealed events={[]} />, moment, state, seat);
      const laid = new Set(Object.values(state.lines).flatMap(line => line.map(({ card }) => card)));
      state.hands.forEach((hand, owner) => {
        for (const card of hand) {
          if (!laid.has(card)) expect(shown.includes(cardWords(card))).toBe(owner === seat);
        }
      });
    }
  }
});

/** A few moments of every phase, from many matches. */
function* sampled(seats: number): Generator<Moment> {
  const taken = new Map<string, number>();
  for (const moment of moments(seats, SEEDS)) {
    const { name } = moment.match.state.phase;
    const count = taken.get(name) ?? 0;
    taken.set(name, count + 1);
    if (count % EVERY === 0 && count < EVERY * OF_EACH_PHASE) yield moment;
  }
}

function* worlds({ match }: Moment, rng: Rng): Generator<State> {
  const everybody = rules.view(match.state, 'spectator');
  for (let n = 0; n < WORLDS; n++) yield rules.imagine(everybody, 'spectator', rng);
}

/** The same moment, told only as everybody could tell it. */
const publicly = ({ match, events }: Moment): Moment => ({
  match,
  events: events.map(event => rules.seen(event, 'spectator')).filter(event => event !== null),
});

function differs(Leaky: AnyBoard, seats: number): boolean {
  for (const moment of sampled(seats)) {
    const rng = rngFor(seedOf(78), moment.match.moves);
    for (const seat of seatsOf(seats)) {
      const truth = page(Leaky, moment, moment.match.state, seat);
      for (const world of worlds(moment, rng)) if (page(Leaky, publicly(moment), world, seat) !== truth) return true;
    }
  }
  return false;
}

const named = ({ legal, people }: Props): Props['people'] =>
  people.map(person => ({ ...person, name: `${person.name} ${JSON.stringify(legal[0] ?? '')}` }));

const told = ({ events, people }: Props): Props['people'] =>
  people.map(person => ({ ...person, name: `${person.name} ${JSON.stringify(events)}` }));

const SHUT: Secrecy = {
  revealed: false,
  available: true,
  alwaysOpen: false,
  kept: false,
  hold() {},
  release() {},
  keep() {},
};

function page(Shown: AnyBoard, { match, events }: Moment, state: State, seat: Seat): string {
  return renderToString(
    <SecrecyContext.Provider value={SHUT}>
      <Shown
        publicView={rules.view(state, 'spectator')}
        view={rules.view(state, seat)}
        viewer={seat}
        revealed={false}
        legal={rules.legal(state, seat)}
        awaited={rules.awaited(state)}
        events={events.map(event => rules.seen(event, seat)).filter(event => event !== null)}
        seq={match.moves}
        people={crewOf(match.seats)}
        said={[]}
        still={false}
        time={null}
        window={null}
        act={() => undefined}
      />
    </SecrecyContext.Provider>,
  );
}
