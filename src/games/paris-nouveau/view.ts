import { type BySeat, type Seat, type Viewer, at } from '../../engine/index.ts';
import type { Card } from './data/cards.ts';
import type { Character } from './data/characters.ts';
import { type Score, scoreOf } from './facts/score.ts';
import {
  type Ending,
  type Learnt,
  type LineCard,
  type LineName,
  type Phase,
  type RoundRecord,
  type State,
  type Submission,
  type Team,
} from './state.ts';
import { type Tokens, asideOf } from './facts/tokens.ts';

/** What everyone sees of a submission. */
export type Laid = 'face-down' | 'passed' | null;

interface Submissions {
  readonly submitted: BySeat<Laid>;
  /** The viewer's own card among them. */
  readonly mine: Card | null;
}

export type PhaseView =
  | { readonly name: 'commit'; readonly committed: BySeat<boolean>; readonly mine: number | null }
  | Extract<Phase, { name: 'assign' | 'tie' | 'elected' | 'guard' | 'name-tec' | 'absorb' | 'closing' }>
  | ({ readonly name: 'submit' | 'drop'; readonly turn: Seat } & Submissions)
  | ({ readonly name: 'last-look'; readonly spotter: Seat } & Submissions)
  | ({ readonly name: 'pick' } & Submissions)
  /** The pile is the Leader's alone to see; the draw is the TEC's. */
  | { readonly name: 'rescue'; readonly count: number; readonly pile: readonly Card[] | null }
  | { readonly name: 'hunt'; readonly count: number; readonly drawn: readonly Card[] | null }
  | {
      readonly name: 'over';
      readonly winners: Team;
      readonly ending: Ending;
      readonly teams: BySeat<Team>;
      readonly spareTeams: readonly Team[];
      readonly hands: BySeat<readonly Card[]>;
    };

/** What is a seat's alone. */
export interface Own {
  readonly team: Team;
  readonly hand: readonly Card[];
  readonly learnt: readonly Learnt[];
}

export interface View {
  readonly abilities: boolean;
  readonly round: number;
  readonly leader: Seat;
  readonly tec: Seat | null;
  readonly characters: BySeat<Character>;
  readonly lives: BySeat<number>;
  /** [PN-11] Always public. Tokens held in a closed fist still count here until they are revealed. */
  readonly votes: BySeat<number>;
  readonly cover: number;
  readonly distance: number;
  readonly aside: Tokens;
  readonly handSizes: BySeat<number>;
  readonly deckSize: number;
  readonly discardSize: number;
  readonly shuffles: number;
  readonly lines: Readonly<Record<LineName, readonly LineCard[]>>;
  readonly score: Readonly<Record<LineName, Score>>;
  readonly used: BySeat<boolean>;
  readonly rounds: readonly RoundRecord[];
  readonly own: Own | null;
  readonly phase: PhaseView;
}

export function view(state: State, viewer: Viewer): View {
  const { lives, votes, cover, distance, lines } = state;
  return {
    abilities: state.abilities,
    round: state.round,
    leader: state.leader,
    tec: state.tec,
    characters: state.characters,
    lives,
    votes,
    cover,
    distance,
    aside: asideOf(state),
    handSizes: state.hands.map(hand => hand.length),
    deckSize: state.deck.length,
    discardSize: state.discard.length,
    shuffles: state.shuffles,
    lines,
    score: scoreOf(lines, distance),
    used: state.used,
    rounds: state.rounds,
    own: viewer === 'spectator' ? null : ownOf(state, viewer),
    phase: phaseView(state, viewer),
  };
}

function ownOf({ teams, hands, learnt }: State, seat: Seat): Own {
  return { team: at(teams, seat), hand: at(hands, seat), learnt: at(learnt, seat) };
}

function phaseView({ phase, leader, tec, teams, spareTeams, hands }: State, viewer: Viewer): PhaseView {
  switch (phase.name) {
    case 'commit':
      return {
        name: phase.name,
        committed: phase.tokens.map(tokens => tokens !== null),
        mine: viewer === 'spectator' ? null : at(phase.tokens, viewer),
      };
    case 'submit':
    case 'drop':
      return { name: phase.name, turn: phase.turn, ...submissions(phase.submitted, viewer) };
    case 'last-look':
      return { name: phase.name, spotter: phase.spotter, ...submissions(phase.submitted, viewer) };
    case 'pick':
      return { name: phase.name, ...submissions(phase.submitted, viewer) };
    case 'rescue':
      return { name: phase.name, count: phase.pile.length, pile: viewer === leader ? phase.pile : null };
    case 'hunt':
      return { name: phase.name, count: phase.drawn.length, drawn: viewer === tec ? phase.drawn : null };
    case 'over': {
      const { name, winners, ending } = phase;
      return { name, winners, ending, teams, spareTeams, hands };
    }
    case 'assign':
    case 'tie':
    case 'elected':
    case 'guard':
    case 'name-tec':
    case 'absorb':
    case 'closing':
      return phase;
  }
}

function submissions(submitted: BySeat<Submission>, viewer: Viewer): Submissions {
  const own = viewer === 'spectator' ? null : at(submitted, viewer);
  return {
    submitted: submitted.map(laid => (laid === null || laid === 'passed' ? laid : 'face-down')),
    mine: own === 'passed' ? null : own,
  };
}
