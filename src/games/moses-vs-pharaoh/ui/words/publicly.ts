import { list } from '../../../../ui/list-words.ts';
import { type Chariots, SIDES, type TurnEffects } from '../../state.ts';
import { FREEDOM } from '../../facts/places.ts';
import { PLAGUES } from '../../data/plagues.ts';
import { HEART_STEP } from '../../data/heart.ts';
import type { View } from '../../view.ts';
import { cardsWords } from './cards.ts';
import { type People, SIDE_WORDS, SPACE_WORDS, capital, cards, chariotWords, plagueWords } from './names.ts';
import { openlyKnownWords } from './secrets.ts';

/** What everybody knows, as short lines. */
export function publicWords(view: View, people: People): readonly string[] {
  return [
    ...seatLines(view, people),
    `Let My People Go: ${view.row} of ${FREEDOM}. Harden Heart: ${view.heart} of ${HEART_STEP}.`,
    plagueLine(view),
    ...placeLines(view),
    ...effectWords(view),
    ...view.known.map(openlyKnownWords),
    `Deck ${view.deckSize}. Discards: ${cardsWords(view.discard)}.`,
    ...(view.removed.length > 0 ? [`Out of the game: ${cardsWords(view.removed)}.`] : []),
    ...handsAtTheEnd(view),
  ];
}

function seatLines({ sides, initiative, handSizes, savedSizes }: View, people: People): readonly string[] {
  if (sides === null) return ['Nobody has a side yet.'];
  return people.map(({ name }, seat) => {
    const side = sides[seat] ?? 'hebrew';
    const first = initiative === side ? ', and has the initiative' : '';
    return `${name} plays ${SIDE_WORDS[side]}: ${cards(handSizes[side])} in hand, ${savedSizes[side]} saved${first}.`;
  });
}

const plagueLine = ({ plagues, row }: View): string => {
  if (row >= FREEDOM) return 'The people are free to go.';
  return plagues >= PLAGUES.length
    ? 'All ten plagues have struck.'
    : `${plagues} of ${PLAGUES.length} plagues have struck. Next: ${plagueWords(plagues + 1)}.`;
};

function placeLines({ hebrews, leaders, pharaoh, chariots, parted }: View): readonly string[] {
  const moses = leaders === hebrews ? 'with Moses and Aaron' : `Moses and Aaron plead at ${SPACE_WORDS[leaders]}`;
  return [
    `The Hebrews are at ${SPACE_WORDS[hebrews]}${leaders === hebrews ? ` ${moses}` : `; ${moses}`}.`,
    `Pharaoh is at ${SPACE_WORDS[pharaoh]}. Chariots: ${chariots.length === 0 ? 'none' : list(chariots.map(stackWords))}.`,
    parted ? 'The Red Sea is parted.' : 'The Red Sea is closed.',
  ];
}

export const stackWords = ({ at, hundreds, mobilised }: Chariots): string =>
  `${chariotWords(hundreds)} ${mobilised ? 'ready' : 'idle'} at ${SPACE_WORDS[at]}`;

/** What weighs on this turn, or on the next one. */
export function effectWords({ effects, bones, livestock, granaries, ferrymen }: View): readonly string[] {
  return [
    ...FLAGS.flatMap(([flag, line]) => (effects[flag] ? [line] : [])),
    ...SIDES.flatMap(side => [
      ...(effects.dust[side] > 0
        ? [
            `Dust: ${SIDE_WORDS[side]} cannot move before ${effects.dust[side] === 1 ? 'one more card' : 'two more cards'}.`,
          ]
        : []),
      ...(effects.heat[side]
        ? [
            side === 'hebrew'
              ? 'Heat: the Hebrews need a card one higher to walk.'
              : 'Heat: Pharaoh goes one space less.',
          ]
        : []),
      ...(effects.doubled[side] ? [`${capital(SIDE_WORDS[side])} played two in a row this turn.`] : []),
    ]),
    ...(bones === 'carried' ? ['The Hebrews carry Joseph’s bones: one die more.'] : []),
    ...(bones === 'missed' ? ['Joseph’s bones are missed: the Hebrews throw one die less.'] : []),
    ...(livestock ? ['Livestock is spared: the next hardening takes nothing from the row.'] : []),
    ...(granaries ? ['Granaries seized: the Hebrews get one card fewer next turn.'] : []),
    ...(ferrymen ? ['Ferrymen wait: chariots cross the Nile with a card of 2 or more.'] : []),
  ];
}

type Flag = {
  [Key in keyof TurnEffects]: TurnEffects[Key] extends boolean ? Key : never;
}[keyof TurnEffects];

const FLAGS: readonly (readonly [Flag, string])[] = [
  ['silenced', 'The magicians and priests are silent this turn.'],
  ['straw', 'No straw: the next plague takes a card one higher.'],
  ['lamb', 'The lamb is ready: the next plague roll is one lower.'],
  ['bread', 'Unleavened bread: a card of 1 moves the people too.'],
  ['whips', 'Whips: the Hebrews may not play two in a row.'],
  ['axles', 'Broken axles: chariots do not move with Egypt’s next card.'],
  ['multitude', 'A mixed multitude: the Hebrews throw one die more this turn.'],
  ['stragglers', 'Stragglers: only cards of 3 or more move the Hebrews.'],
];

const handsAtTheEnd = ({ phase }: View): readonly string[] =>
  phase.name === 'over'
    ? SIDES.map(
        side => `${capital(SIDE_WORDS[side])} still held ${cardsWords([...phase.hands[side], ...phase.saved[side]])}.`,
      )
    : [];
