import type { Options, Rng, Seat } from '../../../engine/index.ts';
import { CALM } from '../data/calm.ts';
import { DECK } from '../data/cards.ts';
import { COURT, GARRISONS, GOSHEN } from '../data/map.ts';
import { TURN_LIMITS } from '../data/options.ts';
import { settle } from './settle.ts';
import { SIDES, type State } from '../state.ts';
import { goOn } from './step.ts';

export function setup(seats: readonly Seat[], options: Options, rng: Rng): State {
  const state = opening(Number(options['turns'] ?? TURN_LIMITS[0]), rng);
  if (options['sides'] !== 'drawn') return { ...state, phase: { name: 'wish', wishes: seats.map(() => null) } };
  return settle(goOn({ ...state, sides: rng.shuffle(SIDES) }, { task: 'begin-turn' }), rng).state;
}

/** [MP-2] Before anybody has a card. */
function opening(limit: number, rng: Rng): State {
  return {
    limit,
    turn: 0,
    sides: null,
    initiative: 'hebrew',
    hands: { hebrew: [], egyptian: [] },
    saved: { hebrew: [], egyptian: [] },
    deck: rng.shuffle(DECK),
    discard: [],
    removed: [],
    known: [],
    scribes: [],
    plagues: 0,
    row: 0,
    heart: 0,
    hebrews: GOSHEN,
    departed: false,
    parted: false,
    pharaoh: COURT,
    pharaohFrom: null,
    chariots: [
      { at: GARRISONS.main, hundreds: 6, mobilised: false },
      { at: GARRISONS.nubian, hundreds: 1, mobilised: false },
      { at: GARRISONS.coast, hundreds: 1, mobilised: false },
    ],
    bones: 'buried',
    livestock: false,
    granaries: false,
    ferrymen: false,
    effects: CALM,
    active: null,
    phase: { name: 'lead' },
  };
}
