import { type Commitment, type Rng, type Viewer, at, imagineSealed, seat, seatsOf } from '../../engine/index.ts';
import { type Card, deckFor, fitsShutter } from './data/cards.ts';
import { CHOICES, type Choice, type Phase, type State } from './state.ts';
import type { View } from './view.ts';

export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const { timer, nights, night, wins, shutters, last } = view;
  const common = { timer, nights, night, wins, shutters, last };
  if (view.phase === 'over') {
    const aside = deckFor(wins.length).find(card => !view.hands.includes(card)) as Card;
    return { ...common, hands: view.hands, aside, phase: { name: 'over' } };
  }
  const { aside, hands } = imagineCards(view, viewer, rng);
  const choices = view.chosen.map((has, n): Commitment<Choice | null> => {
    if (seat(n) === viewer) return { seat: seat(n), choice: view.choice };
    return { seat: seat(n), choice: has ? rng.pick(CHOICES) : null };
  });
  const tonight = { choices, peeked: view.peeked };
  if (view.phase === 'choosing') return { ...common, aside, hands, phase: { name: 'choosing', ...tonight } };

  const answers = imagineSealed(view.answers, viewer, who =>
    fitsShutter(at(hands, who)) ? rng.pick(['shut', 'pass']) : 'pass',
  );
  const phase: Phase = { name: 'shutting', ...tonight, peeker: view.peeker, window: { manner: 'at-once', answers } };
  return { ...common, aside, hands, phase };
}

/** Whoever shut tonight has shown that its card is odd; the rest is anybody's guess. */
function imagineCards(
  { hand, aside, shutters, night, wins }: Exclude<View, { readonly phase: 'over' }>,
  viewer: Viewer,
  rng: Rng,
): Pick<State, 'hands' | 'aside'> {
  const unseen = rng.shuffle(deckFor(wins.length).filter(card => card !== hand && card !== aside));
  const draw = (fits: (card: Card) => boolean): Card => {
    const [card] = unseen.splice(unseen.findIndex(fits), 1);
    return card as Card;
  };
  const hands: Card[] = [];
  const hasShut = (n: number): boolean => shutters?.[n] === night;
  const strangers = seatsOf(wins.length).filter(who => who !== viewer);
  if (viewer !== 'spectator' && hand !== null) hands[viewer] = hand;
  for (const who of strangers.filter(hasShut)) hands[who] = draw(fitsShutter);
  for (const who of strangers.filter(one => !hasShut(one))) hands[who] = draw(() => true);
  return { hands, aside: aside ?? draw(() => true) };
}
