import type { ComponentType } from 'preact';
import type { Actor, BySeat, Claim, Outcome, Said, Seat, Viewer } from '../engine/index.ts';

export const SEAT_COLOURS = ['amber', 'sky', 'rose', 'moss', 'violet', 'clay', 'mint', 'steel'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export const SEAT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon', 'cross', 'drop'] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

/** `away`: their device is out of reach. `stand-in`: a bot plays for them until they take their seat back. */
export type Presence = 'away' | 'stand-in';

/** Who sits in a seat, as the table shows them. Colour is never the only signal, so everyone has a shape too. */
export interface Person {
  readonly name: string;
  readonly colour: SeatColour;
  readonly shape: SeatShape;
  readonly kind: 'person' | 'bot';
  /** Absent when they are at the table. */
  readonly presence?: Presence;
}

/** How long the table still waits, by this device's own clock: wrong clocks do not matter. */
export interface TimeLeft {
  readonly kind: 'phase' | 'window';
  /** All of it, in milliseconds, with what was added. */
  readonly total: number;
  /** What was left `since`, a reading of this device's own clock. It runs down from there, unless it stands still. */
  readonly left: number;
  readonly since: number;
  readonly runs: boolean;
}

/** A response window, as everybody sees it. Nobody sees who has answered. */
export interface OpenWindow {
  /** Tells one window from the next. */
  readonly moment: string;
  readonly trigger: string;
  readonly asked: readonly Seat[];
  readonly aimedAt: readonly Seat[];
  /** The answer of whoever has none. */
  readonly pass: unknown;
}

/** What a board is given. It draws and it asks; it never decides a rule. */
export interface BoardProps<Action, View, Event> {
  /** What everybody may see. Draw everything public from this, and nothing hidden can slip through. */
  readonly publicView: View;
  /** What this viewer may see. Draw from it only inside `revealed`. */
  readonly view: View;
  readonly viewer: Viewer;
  /** Whether the viewer's secrets may be in the page at this moment. */
  readonly revealed: boolean;
  /** Whether the viewer is to decide something now; the table around the board says so, for every board alike. */
  readonly asked: boolean;
  /** One sentence for the viewer: what is asked, of whom. It holds no secret. */
  readonly prompt: string;
  /** What the viewer may do, asked or not. */
  readonly legal: readonly Action[];
  /** Whom the table waits for, as everybody knows it. */
  readonly awaited: readonly Actor[];
  /** What the last move made happen, as this viewer may know it; `seq` tells one move's events from the next's. */
  readonly events: readonly Event[];
  readonly seq: number;
  readonly people: BySeat<Person>;
  /** What was said lately, the newest last. */
  readonly said: readonly Said[];
  /** True while an earlier moment is being looked at, or an action is being saved: what is tapped then does nothing. */
  readonly still: boolean;
  /** Null where nothing runs down. */
  readonly time: TimeLeft | null;
  readonly window: OpenWindow | null;
  act(action: Action): void;
}

export interface WhyNot {
  /** The choice that is greyed. */
  readonly choice: string;
  readonly because: string;
  /** The rule that says so, to open in the rulebook. */
  readonly rule: string;
}

export interface Asked<View> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly awaited: readonly Actor[];
  readonly people: BySeat<Person>;
}

/** Things to say that belong together. */
export interface ClaimGroup {
  readonly title: string;
  readonly claims: readonly Claim[];
}

/** An answer that may be laid ready for a window before it opens. */
export interface ReadyAnswer<Action> {
  readonly trigger: string;
  readonly action: Action;
  readonly label: string;
}

/** Every sentence a player reads about a game comes from here. */
export interface Words<Action, View, Event> {
  /** For the top bar: where in the game we are. */
  progress(view: View): string;
  /** One sentence: what is asked, of whom, why. It never contains a secret. */
  prompt(asked: Asked<View>): string;
  /** A button for an action. It may name the viewer's own secrets, so it is shown only when revealed. */
  action(action: Action, view: View, people: BySeat<Person>): string;
  /** One line of the log, or null for what needs no line. */
  event(event: Event, people: BySeat<Person>): string | null;
  /** What a claim sounds like; null for one that is not this game's, or that names a seat not at this table. */
  claim(claim: Claim, people: BySeat<Person>): string | null;
  /**
   * What one may say with a tap, true or not. It is built from what everybody may see, so that nothing hidden slips
   * into the page and the list itself gives nothing away. Absent in a game without talk.
   */
  claims?(publicView: View, viewer: Viewer, people: BySeat<Person>): readonly ClaimGroup[];
  /** What only this viewer knows, as short lines, for text-first play. */
  secrets(view: View, people: BySeat<Person>): readonly string[];
  /** What everybody knows, as short lines, for text-first play. */
  publicly(view: View, people: BySeat<Person>): readonly string[];
  /** What this viewer could lay ready, from what they hold. Absent in a game where nothing can be. */
  ready?(view: View, viewer: Seat): readonly ReadyAnswer<Action>[];
  whyNot(asked: Asked<View> & { readonly legal: readonly Action[]; readonly seat: Seat }): readonly WhyNot[];
  outcome(outcome: Outcome, view: View, people: BySeat<Person>): { readonly title: string; readonly text: string };
  option(id: string): { readonly label: string; readonly values: Readonly<Record<string, string>> };
}

export interface HowToPage {
  readonly title: string;
  readonly text: string;
  readonly Picture: ComponentType;
}

export interface Rulebook {
  /** Two minutes, a picture a page. */
  readonly howToPlay: readonly HowToPage[];
  /** RULES.md, as text. */
  readonly rules: string;
}

export interface GameUi<Action, View, Event> {
  readonly Board: ComponentType<BoardProps<Action, View, Event>>;
  readonly words: Words<Action, View, Event>;
  readonly rulebook: Rulebook;
}
