import { expect, test } from 'vitest';
import { type Seat, seat, seatsOf } from '../../../../src/engine/index.ts';
import { DECK } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { rules } from '../../../../src/games/moses-vs-pharaoh/index.ts';
import { SPACES } from '../../../../src/games/moses-vs-pharaoh/data/map.ts';
import { sideOf } from '../../../../src/games/moses-vs-pharaoh/facts/places.ts';
import { isBid, isCard, isPlace, isPlain, isSet } from '../../../../src/games/moses-vs-pharaoh/ui/choices/sorting.ts';
import { game } from '../../../../src/games/moses-vs-pharaoh/ui/index.ts';
import { placeName } from '../../../../src/games/moses-vs-pharaoh/ui/words/board.ts';
import { cardName } from '../../../../src/games/moses-vs-pharaoh/ui/words/cards.ts';
import { type Drawn, page as drawn } from '../../../support/board-page.tsx';
import type { AnyMoment } from '../../../support/moments.ts';
import { sampled } from './moments.ts';

const { Board } = game.ui;
const OF_EACH_PHASE = 5;
const SEATS = seatsOf(2);

const hidden: Drawn = props => <Board {...props} />;
const page = (draw: Drawn, moment: AnyMoment, who: Seat): string => drawn(draw, game.rules, moment, who);

test('face-down, it always offers to pass in a window for an answer or a battle card, without looking [MP-20] [MP-R23]', () => {
  const asking = new Set<string>();
  for (const moment of sampled(OF_EACH_PHASE)) {
    const { state } = moment.match;
    const [asked] = rules.awaited(state);
    if (asked === undefined || asked === 'clock') continue;
    const shown = page(hidden, moment, asked);
    asking.add(state.phase.name);
    if (state.phase.name === 'respond') expect(shown).toMatch(/data-main[^>]*>.*?Let it happen/);
    if (state.phase.name === 'battle') expect(shown).toMatch(/data-main[^>]*>.*?Play no card/);
  }
  expect(asking).toContain('respond');
  expect(asking).toContain('battle');
});

test('turned up, the board shows its holder their own hand and nobody else’s', () => {
  let looked = 0;
  for (const moment of sampled(OF_EACH_PHASE)) {
    const { state } = moment.match;
    if (state.phase.name !== 'lead') continue;
    for (const who of SEATS) {
      const shown = page(props => <Board {...props} revealed events={[]} />, moment, who);
      const side = sideOf(state, who) ?? 'hebrew';
      for (const card of state.hands[side]) expect(shown).toContain(cardName(card));
      looked += state.hands[side].length;
      const rival = side === 'hebrew' ? 'egyptian' : 'hebrew';
      const known = new Set(state.known.map(one => one.card));
      for (const card of [...state.hands[rival], ...state.saved[rival]]) {
        if (!known.has(card)) expect(shown).not.toContain(`>${cardName(card)}<`);
      }
    }
  }
  expect(looked).toBeGreaterThan(10);
});

test('every space of the map is drawn and named, and every card has a face', () => {
  const [first] = sampled(1);
  if (first === undefined) throw new Error('There is no moment to draw.');
  const shown = page(hidden, first, seat(0));
  for (const space of SPACES) expect(shown).toContain(placeName(space));
  expect(DECK.every(card => cardName(card) !== card)).toBe(true);
});

test('every action has one place on the board where it is tapped', () => {
  let tapped = 0;
  for (const { match } of sampled(OF_EACH_PHASE)) {
    for (const who of SEATS) {
      for (const action of rules.legal(match.state, who)) {
        const onCard = isCard(action) || isSet(action);
        const kinds = [onCard, isPlace(action) && !onCard, isBid(action), isPlain(action)];
        expect(kinds.filter(Boolean)).toHaveLength(1);
        tapped++;
      }
    }
  }
  expect(tapped).toBeGreaterThan(100);
});
