import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type AnyRules, type Rng, type Seat, rngFor, seatsOf } from '../../src/engine/index.ts';
import { type Secrecy, SecrecyContext } from '../../src/ui/components/secret.tsx';
import type { BoardProps } from '../../src/ui/game-ui.ts';
import { type AnyMoment, crewOf } from './moments.ts';
import { seedOf } from './seeds.ts';

type Props = BoardProps<unknown, unknown, unknown>;

/** A board. The truth is there for those that are to be caught giving it away; `open` is what everybody was told. */
export type Drawn = (
  props: Props,
  truth: { readonly state: unknown; readonly open: readonly unknown[] },
) => JSX.Element;

const SHUT: Secrecy = {
  revealed: false,
  available: true,
  alwaysOpen: false,
  kept: false,
  hold() {},
  release() {},
  keep() {},
};

/** What a browser would be given of a moment, with the holder's secrets face-down unless the board says otherwise. */
export function page(draw: Drawn, rules: AnyRules, { match, events }: AnyMoment, seat: Seat): string {
  const { state } = match;
  const props: Props = {
    publicView: rules.view(state, 'spectator'),
    view: rules.view(state, seat),
    viewer: seat,
    revealed: false,
    asked: rules.awaited(state).includes(seat),
    // The shell makes it of what everybody sees.
    prompt: '',
    legal: rules.legal(state, seat),
    awaited: rules.awaited(state),
    events: events.map(event => rules.seen(event, seat)).filter(event => event !== null),
    seq: match.moves,
    people: crewOf(match.seats),
    said: [],
    time: null,
    window: null,
    still: false,
    act: () => undefined,
  };
  const open = toldAll(rules, events);
  return renderToString(<SecrecyContext.Provider value={SHUT}>{draw(props, { state, open })}</SecrecyContext.Provider>);
}

export interface Compared {
  readonly compared: number;
  /** The first moment whose page tells two worlds apart. */
  readonly leak: string | undefined;
}

/** Compares the pages of a moment with those of worlds that look the same to everybody. */
export function compareWorlds(draw: Drawn, rules: AnyRules, moments: readonly AnyMoment[], worlds: number): Compared {
  let compared = 0;
  for (const moment of moments) {
    const rng = rngFor(seedOf(77), moment.match.moves);
    for (const seat of seatsOf(moment.match.seats)) {
      const truth = page(draw, rules, moment, seat);
      for (let n = 0; n < worlds; n++) {
        compared++;
        const other = page(draw, rules, elsewhere(rules, moment, rng), seat);
        if (other !== truth) return { compared, leak: firstDifference(truth, other) };
      }
    }
  }
  return { compared, leak: undefined };
}

/** The same moment in another world, told only as everybody could tell it. */
function elsewhere(rules: AnyRules, { match, events }: AnyMoment, rng: Rng): AnyMoment {
  return {
    match: { ...match, state: rules.imagine(rules.view(match.state, 'spectator'), 'spectator', rng) },
    events: toldAll(rules, events),
  };
}

const toldAll = (rules: AnyRules, events: readonly unknown[]): readonly unknown[] =>
  events.map(event => rules.seen(event, 'spectator')).filter(event => event !== null);

function firstDifference(one: string, other: string): string {
  const at = one.split('').findIndex((letter, n) => letter !== other[n]);
  return `…${one.slice(Math.max(0, at - 80), at + 80)}…`;
}
