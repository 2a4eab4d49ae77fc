import { type BySeat, type Rng, type Viewer, at, seat } from '../../engine/index.ts';
import { type Card, DECK } from './data/cards.ts';
import { type Clues, cluesIn } from './facts/clues.ts';
import { idDeck } from './data/ids.ts';
import type { Phase, State, Submission, Team } from './state.ts';
import type { PhaseView, View } from './view.ts';

/** Takes a view, not a state: a bot or another device can call it, and it cannot peek. */
export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const clues = cluesIn(view);
  const unseen = dealer(clues, rng);
  const hands = imaginedHands(view, viewer, unseen);
  const { phase, out } = imaginedPhase(view, viewer, { clues, unseen, rng });
  const buried = [...clues.buried, ...out];
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
    discard: [...buried, ...unseen.take(view.discardSize - buried.length)],
    shuffles: view.shuffles,
    lines: view.lines,
    used: view.used,
    learnt: view.characters.map((_, n) => (n === viewer && view.own ? view.own.learnt : [])),
    rounds: view.rounds,
    phase,
  };
}

/** Hands out cards that no clue accounts for, each once. */
interface Unseen {
  take(count: number): readonly Card[];
}

function dealer({ visible, buried, laid, picked }: Clues, rng: Rng): Unseen {
  const accounted = new Set([...visible, ...buried, ...laid.map(({ card }) => card), ...picked]);
  const cards = rng.shuffle(DECK.filter(card => !accounted.has(card)));
  return { take: count => (count > 0 ? cards.splice(-count) : []) };
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
): Pick<State, 'teams' | 'spareTeams'> {
  if (phase.name === 'over') return { teams: phase.teams, spareTeams: phase.spareTeams };
  const ids = [...idDeck(characters.length)];
  if (own) ids.splice(ids.indexOf(own.team), 1);
  const others = rng.shuffle(ids);
  // There are at least as many IDs as seats, so none runs out.
  const teams = characters.map((_, n) => (n === viewer && own ? own.team : (others.pop() as Team)));
  return { teams, spareTeams: others };
}

interface Imagining {
  readonly clues: Clues;
  readonly unseen: Unseen;
  readonly rng: Rng;
}

interface Imagined {
  readonly phase: Phase;
  /** Cards that must be in the discard pile for the phase to make sense. */
  readonly out: readonly Card[];
}

function imaginedPhase(view: View, viewer: Viewer, imagining: Imagining): Imagined {
  const { phase, votes } = view;
  switch (phase.name) {
    case 'commit': {
      const tokens = phase.committed.map((hasCommitted, n) => {
        if (n === viewer) return phase.mine;
        return hasCommitted ? imagining.rng.int(at(votes, n) + 1) : null;
      });
      return { phase: { name: 'commit', tokens }, out: [] };
    }
    case 'submit':
    case 'drop':
      return { phase: { name: phase.name, turn: phase.turn, submitted: faces(phase, imagining) }, out: [] };
    case 'last-look':
      return { phase: { name: 'last-look', spotter: phase.spotter, submitted: faces(phase, imagining) }, out: [] };
    case 'pick':
      return { phase: { name: 'pick', submitted: faces(phase, imagining) }, out: [] };
    case 'rescue':
      return imaginedPile(view, phase, imagining);
    case 'hunt':
      return { phase: { name: 'hunt', drawn: phase.drawn ?? imagining.unseen.take(phase.count) }, out: [] };
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

/** [PN-16] A picked card that the viewer knows is in the pile, or was the one put out of it. */
function imaginedPile(
  { discardSize }: View,
  { count, pile }: Extract<PhaseView, { name: 'rescue' }>,
  { clues: { buried, picked }, unseen, rng }: Imagining,
): Imagined {
  if (pile) return { phase: { name: 'rescue', pile }, out: picked };
  const putOut = Math.min(discardSize - buried.length, 1);
  const whole = rng.shuffle([...picked, ...unseen.take(count + putOut - picked.length)]);
  return { phase: { name: 'rescue', pile: whole.slice(0, count) }, out: whole.slice(count) };
}

type Laying = Extract<PhaseView, { name: 'submit' | 'drop' | 'last-look' | 'pick' }>;

function faces({ submitted }: Laying, { clues, unseen }: Imagining): BySeat<Submission> {
  return submitted.map((back, n) => {
    if (back !== 'face-down') return back;
    // Every back belongs to one of the 80 cards, so the unseen ones do not run out.
    return clues.laid.find(({ of }) => of === seat(n))?.card ?? (unseen.take(1)[0] as Card);
  });
}
