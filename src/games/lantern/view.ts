import {
  type Answer,
  type BySeat,
  type Seat,
  type SealedView,
  type Viewer,
  at,
  sealedFor,
} from '../../engine/index.ts';
import type { Card } from './data/cards.ts';
import type { Choice, Reveal, Shutters, State } from './state.ts';

interface Common {
  readonly timer: boolean;
  readonly nights: number;
  readonly night: number;
  readonly wins: BySeat<number>;
  readonly shutters: Shutters;
  readonly last: Reveal | null;
}

interface NightView {
  readonly hand: Card | null;
  readonly choice: Choice | null;
  readonly chosen: BySeat<boolean>;
  readonly peeked: BySeat<boolean>;
  /** The card aside, for those who peeked. */
  readonly aside: Card | null;
}

export type ShuttingView = Common &
  NightView & {
    readonly phase: 'shutting';
    readonly peeker: Seat;
    readonly answers: SealedView<Answer<'shut'>>;
  };

export type View =
  | (Common & NightView & { readonly phase: 'choosing' })
  | ShuttingView
  | (Common & { readonly phase: 'over'; readonly hands: BySeat<Card> });

export function view(state: State, viewer: Viewer): View {
  const { timer, nights, night, wins, shutters, last, hands, aside, phase } = state;
  const common = { timer, nights, night, wins, shutters, last };
  if (phase.name === 'over') return { ...common, phase: 'over', hands };
  const { choices, peeked } = phase;
  const own = viewer === 'spectator' ? undefined : viewer;
  const tonight = {
    ...common,
    hand: own === undefined ? null : at(hands, own),
    choice: own === undefined ? null : at(choices, own).choice,
    chosen: choices.map(({ choice }) => choice !== null),
    peeked,
    aside: own !== undefined && at(peeked, own) ? aside : null,
  };
  if (phase.name === 'choosing') return { ...tonight, phase: 'choosing' };
  return { ...tonight, phase: 'shutting', peeker: phase.peeker, answers: sealedFor(phase.window.answers, viewer) };
}
