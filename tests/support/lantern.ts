import {
  type Actor,
  type Applied,
  type Bot,
  type BySeat,
  type Rng,
  type Rules,
  type Seat,
  type Viewer,
  at,
  seatsOf,
} from '../../src/engine/index.ts';

/*
 * Lantern, an invented game small enough to hold in the head, with one of everything the contract knows:
 * [LN-1] A deck has one card more than there are seats, numbered from 1. Each seat gets one; one lies aside.
 * [LN-2] All choose at once, in secret: light or hide.
 * [LN-3] A choice cannot be changed.
 * [LN-4] The highest lit lantern wins the night. [LN-5] Nobody wins in the dark.
 * [LN-6] Once a night, before the reveal, a seat may peek at the card aside; everyone sees that it peeks.
 * [LN-7] With the timer on, time may be up: whoever has not chosen hides.
 * [LN-8] Whoever won most nights wins the match.
 */

export const CHOICES = ['light', 'hide'] as const;
export type Choice = (typeof CHOICES)[number];

/** A card is its number. */
export type Card = number;

export const deckFor = (seats: number): readonly Card[] => Array.from({ length: seats + 1 }, (_, n) => n + 1);

export interface Reveal {
  readonly hands: BySeat<Card>;
  readonly choices: BySeat<Choice>;
  readonly winner: Seat | null;
}

export type LanternPhase =
  | { readonly name: 'choosing'; readonly choices: BySeat<Choice | null>; readonly peeked: BySeat<boolean> }
  | { readonly name: 'over' };

export interface LanternState {
  readonly timer: boolean;
  readonly nights: number;
  readonly night: number;
  readonly wins: BySeat<number>;
  readonly hands: BySeat<Card>;
  readonly aside: Card;
  readonly last: Reveal | null;
  readonly phase: LanternPhase;
}

export type LanternAction =
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'peek' }
  | { readonly type: 'time-is-up' };

export type LanternEvent =
  | { readonly type: 'chose'; readonly seat: Seat; readonly choice: Choice | null }
  | { readonly type: 'peeked'; readonly seat: Seat }
  /** Only the seat itself knows of this one. */
  | { readonly type: 'saw'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'time-was-up'; readonly hiding: readonly Seat[] }
  | ({ readonly type: 'revealed' } & Reveal)
  | { readonly type: 'dealt'; readonly night: number };

interface Common {
  readonly timer: boolean;
  readonly nights: number;
  readonly night: number;
  readonly wins: BySeat<number>;
  readonly last: Reveal | null;
}

export type LanternView =
  | (Common & {
      readonly phase: 'choosing';
      readonly hand: Card | null;
      readonly choice: Choice | null;
      readonly chosen: BySeat<boolean>;
      readonly peeked: BySeat<boolean>;
      /** The card aside, for those who peeked. */
      readonly aside: Card | null;
    })
  | (Common & { readonly phase: 'over'; readonly hands: BySeat<Card> });

type Lantern = Rules<LanternState, LanternAction, LanternView, LanternEvent>;

export const lantern: Lantern = {
  id: 'lantern',
  version: 1,
  seats: { min: 3, max: 6 },
  options: [
    { id: 'nights', values: ['1', '3', '40', '400'] },
    { id: 'timer', values: ['off', 'on'] },
  ],

  setup(seats, options, rng) {
    const wins = seats.map(() => 0);
    const table = { timer: options.timer === 'on', nights: Number(options.nights), night: 1, wins, last: null };
    return { ...table, ...deal(seats.length, rng) };
  },

  awaited: ({ phase }) => (phase.name === 'choosing' ? undecided(phase.choices) : []),

  legal({ phase, timer }, actor) {
    if (phase.name !== 'choosing') return [];
    if (actor === 'clock') return timer ? [{ type: 'time-is-up' }] : [];
    const choices: LanternAction[] = CHOICES.map(choice => ({ type: 'choose', choice }));
    return [
      ...(at(phase.choices, actor) === null ? choices : []),
      ...(at(phase.peeked, actor) ? [] : [{ type: 'peek' } as const]),
    ];
  },

  apply(state, actor, action, rng) {
    const { phase } = state;
    if (phase.name !== 'choosing') throw new Error('The match is over.');
    switch (action.type) {
      case 'choose': {
        const choices = phase.choices.with(seatOf(actor), action.choice);
        return settle(state, choices, [{ type: 'chose', seat: seatOf(actor), choice: action.choice }], rng);
      }
      case 'peek': {
        const seat = seatOf(actor);
        const peeked = phase.peeked.with(seat, true);
        return {
          state: { ...state, phase: { ...phase, peeked } },
          events: [
            { type: 'peeked', seat },
            { type: 'saw', seat, card: state.aside },
          ],
        };
      }
      case 'time-is-up': {
        const choices = phase.choices.map(choice => choice ?? 'hide');
        return settle(state, choices, [{ type: 'time-was-up', hiding: undecided(phase.choices) }], rng);
      }
    }
  },

  view({ timer, nights, night, wins, last, hands, aside, phase }, viewer) {
    const common = { timer, nights, night, wins, last };
    if (phase.name === 'over') return { ...common, phase: 'over', hands };
    const { choices, peeked } = phase;
    const chosen = choices.map(choice => choice !== null);
    if (viewer === 'spectator') {
      return { ...common, phase: 'choosing', hand: null, choice: null, chosen, peeked, aside: null };
    }
    return {
      ...common,
      phase: 'choosing',
      hand: at(hands, viewer),
      choice: at(choices, viewer),
      chosen,
      peeked,
      aside: at(peeked, viewer) ? aside : null,
    };
  },

  seen(event, viewer) {
    switch (event.type) {
      case 'chose':
        return event.seat === viewer ? event : { type: 'chose', seat: event.seat, choice: null };
      case 'saw':
        return event.seat === viewer ? event : null;
      case 'peeked':
      case 'time-was-up':
      case 'revealed':
      case 'dealt':
        return event;
    }
  },

  outcome({ phase, wins }) {
    if (phase.name !== 'over') return undefined;
    const best = Math.max(1, ...wins);
    return { winners: seatsOf(wins.length).filter(seat => wins[seat] === best), reason: 'most-nights' };
  },

  imagine,
};

/** Lights the high half of the deck, and peeks now and then when nothing presses. */
export const lanternBot: Bot<LanternView, LanternAction> = {
  choose({ view, legal, awaited, rng }) {
    if (!awaited) return rng.int(4) === 0 ? legal.find(({ type }) => type === 'peek') : undefined;
    const wish = view.phase === 'choosing' && (view.hand ?? 0) * 2 > view.chosen.length ? 'light' : 'hide';
    return legal.find(action => action.type === 'choose' && action.choice === wish);
  },
};

function deal(seats: number, rng: Rng): Pick<LanternState, 'hands' | 'aside' | 'phase'> {
  const [aside, ...hands] = rng.shuffle(deckFor(seats)) as [Card, ...Card[]];
  const choices = hands.map(() => null);
  return { hands, aside, phase: { name: 'choosing', choices, peeked: hands.map(() => false) } };
}

function settle(
  state: LanternState,
  choices: BySeat<Choice | null>,
  events: readonly LanternEvent[],
  rng: Rng,
): Applied<LanternState, LanternEvent> {
  const { phase, hands, wins, night, nights } = state;
  if (phase.name !== 'choosing') throw new Error('The match is over.');
  if (!everyoneChose(choices)) return { state: { ...state, phase: { ...phase, choices } }, events };

  const last = { hands, choices, winner: brightest(hands, choices) };
  const after = {
    ...state,
    last,
    wins: last.winner === null ? wins : wins.with(last.winner, at(wins, last.winner) + 1),
  };
  const revealed: readonly LanternEvent[] = [...events, { type: 'revealed', ...last }];
  if (night === nights) return { state: { ...after, phase: { name: 'over' } }, events: revealed };
  return {
    state: { ...after, night: night + 1, ...deal(hands.length, rng) },
    events: [...revealed, { type: 'dealt', night: night + 1 }],
  };
}

const everyoneChose = (choices: BySeat<Choice | null>): choices is BySeat<Choice> => !choices.includes(null);

const undecided = (choices: BySeat<Choice | null>): readonly Seat[] =>
  seatsOf(choices.length).filter(seat => choices[seat] === null);

function brightest(hands: BySeat<Card>, choices: BySeat<Choice>): Seat | null {
  const lit = seatsOf(hands.length).filter(seat => choices[seat] === 'light');
  return lit.reduce<Seat | null>(
    (best, seat) => (best !== null && at(hands, best) > at(hands, seat) ? best : seat),
    null,
  );
}

function imagine(view: LanternView, viewer: Viewer, rng: Rng): LanternState {
  const { timer, nights, night, wins, last } = view;
  const common = { timer, nights, night, wins, last };
  const known = view.phase === 'over' ? view.hands : [view.hand, view.aside];
  const unseen = rng.shuffle(deckFor(wins.length).filter(card => !known.includes(card)));
  const draw = (): Card => unseen.pop() as Card;

  if (view.phase === 'over') return { ...common, hands: view.hands, aside: draw(), phase: { name: 'over' } };
  const { hand, aside, chosen, choice, peeked } = view;
  const choices = chosen.map((has, n) => (n === viewer ? choice : has ? rng.pick(CHOICES) : null));
  return {
    ...common,
    hands: chosen.map((_, n) => (n === viewer && hand !== null ? hand : draw())),
    aside: aside ?? draw(),
    phase: { name: 'choosing', choices, peeked },
  };
}

function seatOf(actor: Actor): Seat {
  if (actor === 'clock') throw new Error('Only a seat can do that.');
  return actor;
}
