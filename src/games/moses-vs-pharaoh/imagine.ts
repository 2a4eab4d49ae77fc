import { type Rng, type Viewer, seatsOf } from '../../engine/index.ts';
import { type Card, DECK, PARTING } from './data/cards.ts';
import { type BySide, type Known, type Phase, SIDES, type Side, type State, WISHES } from './state.ts';
import type { View } from './view.ts';

/** Takes a view, not a state: a bot or another device can call it, and it cannot peek. */
export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const { hands, saved, deck } = imaginedCards(view, rng);
  const known = [...view.known, ...(view.own?.known ?? [])];
  return {
    limit: view.limit,
    turn: view.turn,
    sides: view.sides,
    initiative: view.initiative,
    hands,
    saved,
    deck,
    discard: view.discard,
    removed: view.removed,
    known,
    scribes: imaginedScribes(view, deck),
    plagues: view.plagues,
    row: view.row,
    heart: view.heart,
    hebrews: view.hebrews,
    departed: view.departed,
    parted: view.parted,
    pharaoh: view.pharaoh,
    pharaohFrom: view.pharaohFrom,
    chariots: view.chariots,
    bones: view.bones,
    livestock: view.livestock,
    granaries: view.granaries,
    ferrymen: view.ferrymen,
    effects: view.effects,
    active: view.active,
    phase: imaginedPhase(view, viewer, hands, rng),
  };
}

/** Egypt knows what its scribes saw; others know only, while the scribes are at work, that they see the top. [MP-C7] */
function imaginedScribes({ own, phase }: View, deck: readonly Card[]): readonly Card[] {
  if (own?.side === 'egyptian') return own.scribes;
  if (phase.name !== 'choose' || phase.choice.kind !== 'order') return [];
  return deck.slice(-phase.choice.count).toReversed();
}

interface Piles {
  readonly hands: BySide<readonly Card[]>;
  readonly saved: BySide<readonly Card[]>;
  /** The last card is the top. */
  readonly deck: readonly Card[];
}

function imaginedCards(view: View, rng: Rng): Piles {
  const { phase, own, deckSize } = view;
  const known = knownIn(view);
  const open = phase.name === 'over' ? SIDES.flatMap(side => [...phase.hands[side], ...phase.saved[side]]) : [];
  const scribes = own?.scribes ?? [];
  const accounted = new Set([
    ...view.discard,
    ...view.removed,
    ...open,
    ...(own ? [...own.hand, ...own.saved] : []),
    ...scribes,
    ...known.map(({ card }) => card),
  ]);
  const unseen = rng.shuffle(DECK.filter(card => !accounted.has(card)));
  const piles = phase.name === 'over' ? phase : heldBy(view, known, unseen, rng);
  const deck = [...unseen.splice(0, deckSize - scribes.length), ...scribes.toReversed()];
  return { hands: piles.hands, saved: piles.saved, deck };
}

/** What this viewer knows of others' cards; the surer of two reports of one card. */
function knownIn({ known, own }: View): readonly Known[] {
  const mine = own?.known ?? [];
  return [...mine, ...known.filter(({ card, holder }) => holder !== own?.side && !mine.some(one => one.card === card))];
}

function heldBy(view: View, known: readonly Known[], unseen: Card[], rng: Rng): Pick<Piles, 'hands' | 'saved'> {
  const piles = { hebrew: pilesOf('hebrew'), egyptian: pilesOf('egyptian') };
  return {
    hands: { hebrew: piles.hebrew.hand, egyptian: piles.egyptian.hand },
    saved: { hebrew: piles.hebrew.saved, egyptian: piles.egyptian.saved },
  };

  function pilesOf(side: Side): { readonly hand: readonly Card[]; readonly saved: readonly Card[] } {
    if (view.own?.side === side) return { hand: view.own.hand, saved: view.own.saved };
    const theirs = known.filter(({ holder }) => holder === side);
    const at = (where: Known['where']): Card[] => theirs.filter(one => one.where === where).map(({ card }) => card);
    const [hand, saved] = [at('hand'), at('saved')];
    for (const card of rng.shuffle(at('held'))) {
      const room = { hand: view.handSizes[side] - hand.length, saved: view.savedSizes[side] - saved.length };
      (rng.int(room.hand + room.saved) < room.hand ? hand : saved).push(card);
    }
    // [MP-R13] Whatever Pharaoh has laid aside, it is not the card that parts the sea.
    while (saved.length < view.savedSizes[side]) saved.push(takeFrom(unseen, side === 'egyptian' ? PARTING : null));
    while (hand.length < view.handSizes[side]) hand.push(takeFrom(unseen, null));
    return { hand: rng.shuffle(hand), saved: rng.shuffle(saved) };
  }
}

/** Every back belongs to one of the 54 cards, so the unseen ones do not run out. */
function takeFrom(unseen: Card[], never: Card | null): Card {
  const index = unseen.findIndex(card => card !== never);
  const [card] = unseen.splice(Math.max(0, index), 1);
  if (card === undefined) throw new Error('There are more backs on the table than cards unseen.');
  return card;
}

function imaginedPhase({ phase, own }: View, viewer: Viewer, hands: Piles['hands'], rng: Rng): Phase {
  switch (phase.name) {
    case 'wish':
      return {
        name: 'wish',
        wishes: seatsOf(phase.wished.length).map(seat => {
          if (seat === viewer) return phase.mine;
          return phase.wished[seat] ? rng.pick(WISHES) : null;
        }),
      };
    case 'save': {
      const aside = (side: Side): readonly Card[] | null => {
        if (own?.side === side) return phase.mine;
        return phase.ready[side] ? guessSave(hands[side], side, rng) : null;
      };
      return { name: 'save', aside: { hebrew: aside('hebrew'), egyptian: aside('egyptian') } };
    }
    case 'over':
      return { name: 'over', winner: phase.winner, ending: phase.ending };
    case 'bid':
    case 'lead':
    case 'play':
    case 'respond':
    case 'choose':
    case 'battle':
      return phase;
  }
}

function guessSave(hand: readonly Card[], side: Side, rng: Rng): readonly Card[] {
  if (side === 'hebrew') return hand.filter(() => rng.int(2) === 0);
  return rng.int(2) === 0 ? [] : hand.filter(card => card !== PARTING).slice(0, 1);
}
