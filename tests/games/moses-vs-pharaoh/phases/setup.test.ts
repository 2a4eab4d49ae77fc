import { describe, expect, test } from 'vitest';
import { DECK, factsOf, mayUse } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { EDGES, SPACES, roadsFrom } from '../../../../src/games/moses-vs-pharaoh/data/map.ts';
import { leadersAt } from '../../../../src/games/moses-vs-pharaoh/facts/places.ts';
import { harden } from '../../../../src/games/moses-vs-pharaoh/pieces/row.ts';
import { mosesVsPharaoh } from '../../../../src/games/moses-vs-pharaoh/rules.ts';
import { H as FIRST, E as SECOND, act, actAll, deal, dice, kinds, legal } from '../moses-table.ts';

const wish = (wishes: readonly ['hebrew' | 'egyptian' | 'either', 'hebrew' | 'egyptian' | 'either'], rng = dice()) =>
  actAll(
    deal(),
    [
      [FIRST, { type: 'wish', wish: wishes[0] }],
      [SECOND, { type: 'wish', wish: wishes[1] }],
    ],
    rng,
  );

describe('who plays whom', () => {
  test('[MP-1] both are asked at once and in secret', () => {
    const state = deal();
    expect(mosesVsPharaoh.awaited(state)).toEqual([FIRST, SECOND]);
    const { state: after } = act(state, FIRST, { type: 'wish', wish: 'hebrew' });
    expect(mosesVsPharaoh.view(after, SECOND).phase).toEqual({ name: 'wish', wished: [true, false], mine: null });
  });

  test.each([
    [
      ['hebrew', 'egyptian'],
      ['hebrew', 'egyptian'],
    ],
    [
      ['egyptian', 'hebrew'],
      ['egyptian', 'hebrew'],
    ],
    [
      ['either', 'hebrew'],
      ['egyptian', 'hebrew'],
    ],
    [
      ['either', 'egyptian'],
      ['hebrew', 'egyptian'],
    ],
    [
      ['hebrew', 'either'],
      ['hebrew', 'egyptian'],
    ],
    [
      ['egyptian', 'either'],
      ['egyptian', 'hebrew'],
    ],
  ] as const)('[MP-1] wishes %j that agree are granted', (wishes, sides) => {
    const state = wish(wishes);
    expect([state.sides, state.heart, state.phase.name]).toEqual([sides, 0, 'save']);
  });

  test('[MP-1] two who do not mind are seated by lot', () => {
    expect(wish(['either', 'either']).sides).toEqual(['hebrew', 'egyptian']);
  });

  test('[MP-1] if both want the same side the higher roll of two dice bids first, and ties are rolled again', () => {
    const state = wish(['hebrew', 'hebrew'], dice(3, 4, 5, 2, 1, 2, 6, 6));
    expect(state.phase).toEqual({ name: 'bid', side: 'hebrew', bidder: SECOND, bid: null });
    expect(legal(state, FIRST)).toEqual([]);
  });

  test('[MP-1] every bid is higher than the last, and whoever concedes takes the other side', () => {
    const state = actAll(wish(['hebrew', 'hebrew'], dice(6, 6, 1, 1)), [
      [FIRST, { type: 'bid', points: 4 }],
      [SECOND, { type: 'bid', points: 7 }],
    ]);
    expect(legal(state, FIRST)[0]).toEqual({ type: 'bid', points: 8 });
    const done = act(state, FIRST, { type: 'concede' });
    expect(kinds(done).slice(0, 2)).toEqual(['seated', 'turn-began']);
    expect([done.state.sides, done.state.heart]).toEqual([['egyptian', 'hebrew'], 7]);
  });

  test('[MP-1] Egypt is paid for with a debt of points, and a side nobody bids for is free', () => {
    const wanted = wish(['egyptian', 'egyptian'], dice(6, 6, 1, 1));
    const bid = actAll(wanted, [
      [FIRST, { type: 'bid', points: 9 }],
      [SECOND, { type: 'concede' }],
    ]);
    expect([bid.sides, bid.heart]).toEqual([['egyptian', 'hebrew'], -9]);
    const free = act(wanted, FIRST, { type: 'concede' }).state;
    expect([free.sides, free.heart]).toEqual([['hebrew', 'egyptian'], 0]);
  });
});

test('[MP-R28] bids go from 0 to 40, and a large balance waits for Egypt to play on Harden Heart', () => {
  const wanted = wish(['hebrew', 'hebrew'], dice(6, 6, 1, 1));
  expect(legal(wanted, FIRST)).toHaveLength(42);
  const state = actAll(wanted, [
    [FIRST, { type: 'bid', points: 40 }],
    [SECOND, { type: 'concede' }],
  ]);
  expect([state.heart, state.row]).toEqual([40, 0]);
  expect(harden({ ...state, row: 5 }, 1).state).toMatchObject({ heart: 1, row: 3 });
  const over = act(wanted, FIRST, { type: 'bid', points: 40 }).state;
  expect(legal(over, SECOND)).toEqual([{ type: 'concede' }]);
});

test('[MP-2] everybody starts where the rulebook says, and the Hebrews have the initiative', () => {
  const state = deal({ sides: 'drawn' });
  expect([leadersAt(state), state.pharaoh, state.hebrews]).toEqual(['rameses', 'rameses', 'bubastis']);
  expect(state.chariots).toEqual([
    { at: 'memphis', hundreds: 6, mobilised: false },
    { at: 'buhen', hundreds: 1, mobilised: false },
    { at: 'baal-zephon', hundreds: 1, mobilised: false },
  ]);
  expect([state.initiative, state.row, state.plagues, state.heart]).toEqual(['hebrew', 0, 0, 0]);
});

test('[MP-3] each side is dealt five cards from one deck of 54', () => {
  const { hands, deck } = deal({ sides: 'drawn' });
  expect([hands.hebrew.length, hands.egyptian.length, deck.length]).toEqual([5, 5, 44]);
  expect([...hands.hebrew, ...hands.egyptian, ...deck].toSorted()).toEqual([...DECK].toSorted());
});

test('[MP-3] the deck has the shares we chose', () => {
  const facts = DECK.map(factsOf);
  expect([1, 2, 3, 4, 5].map(value => facts.filter(card => card.value === value).length)).toEqual([10, 14, 14, 10, 6]);
  expect(facts.map(({ number }) => number)).toEqual(Array.from({ length: 54 }, (_, n) => n + 1));
  expect(facts.filter(({ removed }) => removed)).toHaveLength(7);
  expect(facts.filter(({ moment }) => moment === 'battle')).toHaveLength(8);
  expect(DECK.filter(card => mayUse(card, 'hebrew'))).toHaveLength(31);
  expect(DECK.filter(card => mayUse(card, 'egyptian'))).toHaveLength(30);
});

test('[MP-R18] every place has one name, and every road joins two of them', () => {
  expect(new Set(SPACES).size).toBe(17);
  for (const { between } of EDGES) for (const space of between) expect(SPACES).toContain(space);
  const joined = new Set(EDGES.flatMap(({ between }) => between));
  expect([...joined].toSorted()).toEqual([...SPACES].toSorted());
});

test('[MP-R21] Midian is a dead end for everybody', () => {
  expect(roadsFrom('midian', 'hebrew').map(({ to }) => to)).toEqual(['baal-zephon']);
  expect(roadsFrom('sinai', 'hebrew').map(({ to }) => to)).toEqual(['red-sea']);
});

test('[MP-R3] the last turn is the fifteenth, or as chosen', () => {
  expect(deal().limit).toBe(15);
  expect(deal({ turns: '12' }).limit).toBe(12);
  expect(
    mosesVsPharaoh.options
      .find(({ id }) => id === 'turns')
      ?.values.map(Number)
      .toSorted(),
  ).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20]);
});
