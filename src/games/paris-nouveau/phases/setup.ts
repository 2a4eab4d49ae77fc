import { type Options, type Rng, type Seat, seat } from '../../../engine/index.ts';
import { DECK } from '../data/cards.ts';
import { CHARACTER_FACTS, CHARACTERS, type Character } from '../data/characters.ts';
import { idDeck } from '../data/ids.ts';
import type { State } from '../state.ts';

const LIVES = 2;
const VOTES = 10;
const HAND = 2;
const COVER = 6;
/** [PN-1] The sixth distance token starts set aside. */
const DISTANCE = 5;

export function setup(seats: readonly Seat[], options: Options, rng: Rng): State {
  const characters = rng.shuffle(CHARACTERS).slice(0, seats.length);
  const ids = rng.shuffle(idDeck(seats.length));
  const cards = rng.shuffle(DECK);
  return {
    abilities: options['abilities'] !== 'off',
    round: 1,
    leader: firstLeader(characters),
    tec: null,
    characters,
    teams: ids.slice(0, seats.length),
    spareTeams: ids.slice(seats.length),
    lives: seats.map(() => LIVES),
    votes: seats.map(() => VOTES),
    cover: COVER,
    distance: DISTANCE,
    hands: seats.map(n => cards.slice(n * HAND, (n + 1) * HAND)),
    deck: cards.slice(seats.length * HAND),
    discard: [],
    shuffles: 0,
    lines: { rescuer: [], hunter: [] },
    used: seats.map(() => false),
    learnt: seats.map(() => []),
    rounds: [],
    phase: { name: 'commit', tokens: seats.map(() => null) },
  };
}

/** [PN-5] */
function firstLeader(characters: readonly Character[]): Seat {
  const numbers: readonly number[] = characters.map(character => CHARACTER_FACTS[character].number);
  return seat(numbers.indexOf(Math.min(...numbers)));
}
