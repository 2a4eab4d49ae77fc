import { type BySeat, type Rng, type Seat, type Viewer, at, seat } from '../../engine/index.ts';
import { type Card, DECK } from './cards.ts';
import { idDeck } from './setup.ts';
import { type Learnt, PILE, type Phase, type State, type Submission, type Team } from './state.ts';
import type { PhaseView, View } from './view.ts';

/** Hands out cards nobody has accounted for yet, each once. */
interface Unseen {
  take(count: number): readonly Card[];
}

/** Takes a view, not a state: a bot or another device can call it, and it cannot peek. */
export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const buried = buriedIn(view);
  const known = knownSubmissions(view);
  const loose = view.phase.name === 'rescue' ? picked(view, known) : [];
  const unseen = dealer(rng, [...visible(view), ...buried, ...known.map(({ card }) => card)]);

  const hands = imaginedHands(view, viewer, unseen);
  const { phase, out } = imaginedPhase(view, viewer, known, loose, unseen, rng);
  const discard = [...buried, ...out, ...unseen.take(view.discardSize - buried.length - out.length)];
  const { teams, spareTeams } = imaginedTeams(view, viewer, rng);
  return {
    abilities: view.abilities,
    round: view.round,
    leader: view.leader,
    tec: view.tec,
    characters: view.characters,
    teams,
    spareTeams,
    lives: view.lives,
    votes: view.votes,
    cover: view.cover,
    distance: view.distance,
    hands,
    deck: unseen.take(view.deckSize),
    discard,
    shuffles: view.shuffles,
    lines: view.lines,
    used: view.used,
    learnt: view.characters.map((_, n) => (n === viewer && view.own ? view.own.learnt : [])),
    rounds: view.rounds,
    phase,
  };
}

function dealer(rng: Rng, accounted: readonly Card[]): Unseen {
  const cards = rng.shuffle(DECK.filter(card => !accounted.includes(card)));
  return { take: count => (count > 0 ? cards.splice(-count) : []) };
}

/** The cards whose faces and places the view shows. */
function visible({ own, lines, phase }: View): readonly Card[] {
  const hands = phase.name === 'over' ? phase.hands.flat() : (own?.hand ?? []);
  const seen = phase.name === 'rescue' ? phase.pile : phase.name === 'hunt' ? phase.drawn : null;
  return [...hands, ...[...lines.rescuer, ...lines.hunter].map(({ card }) => card), ...(seen ?? [])];
}

/** Buried cards stay in the discard pile until it is reshuffled. */
const buriedIn = ({ own, shuffles }: View): readonly Card[] => [
  ...new Set((own?.learnt ?? []).filter(entry => entry.shuffles === shuffles).flatMap(({ buried }) => buried)),
];

interface Known {
  readonly of: Seat;
  readonly card: Card;
}

/** This round's submissions that the viewer knows and that are still face-down somewhere. */
function knownSubmissions({ own, round, phase, lines }: View): readonly Known[] {
  if (!own || !['submit', 'drop', 'last-look', 'pick', 'rescue'].includes(phase.name)) return [];
  const isOpen = (entry: Learnt): boolean =>
    entry.round === round && (entry.what === 'submitted' || entry.what === 'spotted') && entry.buried.length === 0;
  const placed = [...lines.rescuer, ...lines.hunter].map(({ card }) => card);
  return own.learnt
    .filter(isOpen)
    .flatMap(({ of, cards }) => cards.map(card => ({ of, card })))
    .filter(({ card }) => !placed.includes(card));
}

/** In step 4 a picked card is in the Leader's pile, unless it was the one put out unseen. */
function picked({ phase }: View, known: readonly Known[]): readonly Card[] {
  const pile = phase.name === 'rescue' ? (phase.pile ?? []) : [];
  return known.map(({ card }) => card).filter(card => !pile.includes(card));
}

function imaginedHands({ own, handSizes, phase }: View, viewer: Viewer, unseen: Unseen): BySeat<readonly Card[]> {
  if (phase.name === 'over') return phase.hands;
  return handSizes.map((size, n) => (n === viewer && own ? own.hand : unseen.take(size)));
}

/** [PN-6] Anyone else may be on either side, as far as the ID cards go round. */
function imaginedTeams(
  { own, characters, phase }: View,
  viewer: Viewer,
  rng: Rng,
): { readonly teams: BySeat<Team>; readonly spareTeams: readonly Team[] } {
  if (phase.name === 'over') return { teams: phase.teams, spareTeams: phase.spareTeams };
  const ids = [...idDeck(characters.length)];
  if (own) ids.splice(ids.indexOf(own.team), 1);
  const others = rng.shuffle(ids);
  const teams = characters.map((_, n) => (n === viewer && own ? own.team : (others.pop() as Team)));
  return { teams, spareTeams: others };
}

interface Imagined {
  readonly phase: Phase;
  /** Cards that must be in the discard pile for the phase to make sense. */
  readonly out: readonly Card[];
}

function imaginedPhase(
  { phase, votes }: View,
  viewer: Viewer,
  known: readonly Known[],
  loose: readonly Card[],
  unseen: Unseen,
  rng: Rng,
): Imagined {
  switch (phase.name) {
    case 'commit': {
      const tokens = phase.committed.map((hasCommitted, n) => {
        if (n === viewer) return phase.mine;
        return hasCommitted ? rng.int(at(votes, n) + 1) : null;
      });
      return { phase: { name: 'commit', tokens }, out: [] };
    }
    case 'submit':
    case 'drop':
      return { phase: { name: phase.name, turn: phase.turn, submitted: laid(phase, known, unseen) }, out: [] };
    case 'last-look':
      return { phase: { name: 'last-look', spotter: phase.spotter, submitted: laid(phase, known, unseen) }, out: [] };
    case 'pick':
      return { phase: { name: 'pick', submitted: laid(phase, known, unseen) }, out: [] };
    case 'rescue': {
      if (phase.pile) return { phase: { name: 'rescue', pile: phase.pile }, out: loose };
      const four = rng.shuffle([...loose, ...unseen.take(Math.min(PILE, phase.count + 1) - loose.length)]);
      return { phase: { name: 'rescue', pile: four.slice(0, phase.count) }, out: four.slice(phase.count) };
    }
    case 'hunt':
      return { phase: { name: 'hunt', drawn: phase.drawn ?? unseen.take(phase.count) }, out: [] };
    case 'over':
      return { phase: { name: 'over', winners: phase.winners, ending: phase.ending }, out: [] };
    case 'assign':
    case 'tie':
    case 'elected':
    case 'guard':
    case 'name-tec':
    case 'absorb':
    case 'closing':
      return { phase, out: [] };
  }
}

type Submissions = Extract<PhaseView, { name: 'submit' | 'drop' | 'last-look' | 'pick' }>;

function laid({ submitted }: Submissions, known: readonly Known[], unseen: Unseen): BySeat<Submission> {
  return submitted.map((back, n) => {
    if (back !== 'face-down') return back;
    return known.find(({ of }) => of === seat(n))?.card ?? (unseen.take(1)[0] as Card);
  });
}
