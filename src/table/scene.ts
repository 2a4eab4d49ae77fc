import { type Actor, type Match, type Outcome, type Rules, type Viewer } from '../engine/index.ts';
import { type ShownWindow, shownWindow } from './window.ts';

/** What one viewer is shown of one moment. Nothing else about a match ever leaves the host. */
export interface Scene<Action, View, Event> {
  /** How many moves have been made. */
  readonly seq: number;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly awaited: readonly Actor[];
  /** Whether this viewer is to decide something here and now. It is what boards go by; everybody else looks on. */
  readonly asked: boolean;
  /** What the last move made happen, as this viewer may know it. */
  readonly events: readonly Event[];
  readonly outcome: Outcome | null;
  /** Absent where no response window is open. */
  readonly window?: ShownWindow;
}

export type AnyScene = Scene<unknown, unknown, unknown>;

/** The only place where a state becomes something that leaves the host. */
export function sceneFor<S, A, V, E>(
  rules: Rules<S, A, V, E>,
  { state, moves }: Match<S>,
  viewer: Viewer,
  events: readonly E[],
): Scene<A, V, E> {
  const awaited = rules.awaited(state);
  const timed = rules.timed?.(state);
  return {
    seq: moves,
    view: rules.view(state, viewer),
    legal: viewer === 'spectator' ? [] : rules.legal(state, viewer),
    awaited,
    asked: viewer !== 'spectator' && awaited.includes(viewer),
    events: events.map(event => rules.seen(event, viewer)).filter(event => event !== null),
    outcome: rules.outcome(state) ?? null,
    ...(timed?.kind === 'window' ? { window: shownWindow(timed) } : {}),
  };
}
