import type { ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { type Rng, type Seat, rngFor, seat, seatsOf } from '../../../../src/engine/index.ts';
import { DECK } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import type { Event } from '../../../../src/games/moses-vs-pharaoh/event.ts';
import { rules } from '../../../../src/games/moses-vs-pharaoh/index.ts';
import { SPACES } from '../../../../src/games/moses-vs-pharaoh/data/map.ts';
import { sideOf } from '../../../../src/games/moses-vs-pharaoh/facts/places.ts';
import type { Action, State } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import { Board } from '../../../../src/games/moses-vs-pharaoh/ui/board.tsx';
import { isBid, isCard, isPlace, isPlain, isSet } from '../../../../src/games/moses-vs-pharaoh/ui/choices/sorting.ts';
import { placeName } from '../../../../src/games/moses-vs-pharaoh/ui/words/board.ts';
import { cardName } from '../../../../src/games/moses-vs-pharaoh/ui/words/cards.ts';
import type { View } from '../../../../src/games/moses-vs-pharaoh/view.ts';
import { type Secrecy, SecrecyContext } from '../../../../src/ui/components/secret.tsx';
import type { BoardProps } from '../../../../src/ui/game-ui.ts';
import { seedOf } from '../../../support/seeds.ts';
import { type Moment, PLAYERS, sampled } from './moments.ts';

type Props = BoardProps<Action, View, Event>;
type AnyBoard = ComponentType<Props>;

const WORLDS = 2;
const OF_EACH_PHASE = 5;
const SEATS = seatsOf(2);
const seatOne = seat(0);

describe('a board with its secrets face-down', () => {
  test('is the same page in every world that looks the same to everybody [MP-R23] [MP-R26]', () => {
    const met = new Set<string>();
    for (const moment of sampled(OF_EACH_PHASE)) {
      met.add(moment.match.state.phase.name);
      const rng = rngFor(seedOf(77), moment.match.moves);
      for (const who of SEATS) {
        const truth = page(Board, moment, moment.match.state, who);
        for (const world of worlds(moment, rng)) expect(page(Board, publicly(moment), world, who)).toBe(truth);
      }
    }
    expect([...met].toSorted()).toEqual('battle bid choose lead over play respond save wish'.split(' '));
  });

  test.each<[leak: string, board: AnyBoard]>([
    ['what may be done', props => <Board {...props} people={named(props)} />],
    ['everything', props => <Board {...props} revealed />],
  ])('would be caught giving away %s', (_leak, Leaky) => {
    expect(differs(Leaky)).toBe(true);
  });

  test('always offers to pass in a window for an answer or a battle card, without looking [MP-20] [MP-R23]', () => {
    for (const moment of sampled(OF_EACH_PHASE)) {
      const { state } = moment.match;
      const [asked] = rules.awaited(state);
      if (asked === undefined || asked === 'clock') continue;
      const shown = page(Board, moment, state, asked);
      if (state.phase.name === 'respond') expect(shown).toMatch(/data-main[^>]*>.*?Let it happen/);
      if (state.phase.name === 'battle') expect(shown).toMatch(/data-main[^>]*>.*?Play no card/);
    }
  });
});

test('turned up, the board shows its holder their own hand and nobody else’s', () => {
  for (const moment of sampled(OF_EACH_PHASE)) {
    const { state } = moment.match;
    if (state.phase.name !== 'lead') continue;
    for (const who of SEATS) {
      const shown = page(props => <Board {...props} revealed events={[]} />, moment, state, who);
      const side = sideOf(state, who) ?? 'hebrew';
      for (const card of state.hands[side]) expect(shown).toContain(cardName(card));
      const rival = side === 'hebrew' ? 'egyptian' : 'hebrew';
      const known = new Set(state.known.map(one => one.card));
      for (const card of [...state.hands[rival], ...state.saved[rival]]) {
        if (!known.has(card)) expect(shown).not.toContain(`>${cardName(card)}<`);
      }
    }
  }
});

test('every space of the map is drawn and named, and every card has a face', () => {
  const [first] = sampled(1);
  if (first === undefined) throw new Error('There is no moment to draw.');
  const shown = page(Board, first, first.match.state, seatOne);
  for (const space of SPACES) expect(shown).toContain(placeName(space));
  expect(DECK.every(card => cardName(card) !== card)).toBe(true);
});

test('every action has one place on the board where it is tapped', () => {
  for (const { match } of sampled(OF_EACH_PHASE)) {
    for (const who of SEATS) {
      for (const action of rules.legal(match.state, who)) {
        const onCard = isCard(action) || isSet(action);
        const kinds = [onCard, isPlace(action) && !onCard, isBid(action), isPlain(action)];
        expect(kinds.filter(Boolean)).toHaveLength(1);
      }
    }
  }
});

function* worlds({ match }: Moment, rng: Rng): Generator<State> {
  const everybody = rules.view(match.state, 'spectator');
  for (let n = 0; n < WORLDS; n++) yield rules.imagine(everybody, 'spectator', rng);
}

/** The same moment, told only as everybody could tell it. */
const publicly = ({ match, events }: Moment): Moment => ({
  match,
  events: events.map(event => rules.seen(event, 'spectator')).filter(event => event !== null),
});

function differs(Leaky: AnyBoard): boolean {
  for (const moment of sampled(OF_EACH_PHASE)) {
    const rng = rngFor(seedOf(78), moment.match.moves);
    for (const who of SEATS) {
      const truth = page(Leaky, moment, moment.match.state, who);
      for (const world of worlds(moment, rng)) if (page(Leaky, publicly(moment), world, who) !== truth) return true;
    }
  }
  return false;
}

const named = ({ legal, people }: Props): Props['people'] =>
  people.map(person => ({ ...person, name: `${person.name} ${JSON.stringify(legal[0] ?? '')}` }));

const SHUT: Secrecy = {
  revealed: false,
  available: true,
  alwaysOpen: false,
  kept: false,
  hold() {},
  release() {},
  keep() {},
};

function page(Shown: AnyBoard, { match, events }: Moment, state: State, who: Seat): string {
  return renderToString(
    <SecrecyContext.Provider value={SHUT}>
      <Shown
        publicView={rules.view(state, 'spectator')}
        view={rules.view(state, who)}
        viewer={who}
        revealed={false}
        legal={rules.legal(state, who)}
        awaited={rules.awaited(state)}
        events={events.map(event => rules.seen(event, who)).filter(event => event !== null)}
        seq={match.moves}
        people={PLAYERS}
        said={[]}
        still={false}
        time={null}
        window={null}
        act={() => undefined}
      />
    </SecrecyContext.Provider>,
  );
}
