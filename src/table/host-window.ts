import type { AnyRules, Seat } from '../engine/index.ts';
import { type Acting, type Host, type Playing, type SetFor, allHeld, botAt } from './host-state.ts';
import { atMoment, stillPacing, withTurn } from './pacing.ts';
import type { TableRefusal } from './roster.ts';
import { type Asking, isDone, openFor } from './window.ts';

/** The clocks as the match on the table wants them now. */
export function synced(rules: AnyRules, host: Host): Host {
  const timed = host.playing?.all.outcome === null ? host.playing.timed : null;
  const pacing = atMoment(rules, host.options, host.pacing, timed);
  return pacing === host.pacing ? host : { ...host, pacing };
}

/** The table with the match one move on; whoever's turn it has become gets a Wait back. */
export function movedOn(rules: AnyRules, host: Host, after: Playing): Host {
  const turn = (playing: Playing | null): Seat | undefined => playing?.match && rules.turn?.(playing.match.state);
  const pacing = withTurn(host.pacing, turn(host.playing), turn(after));
  return synced(rules, { ...host, playing: after, pacing });
}

/** Another match, or none, comes to the table. What was held for this one is nobody's any more. */
export const withoutClocks = (host: Host): Host => ({
  ...host,
  pacing: stillPacing(host.seats.length, host.pacing.now, host.pacing.runs),
});

/** Asked again when a waiting move's turn comes: its seat may have changed hands, or its owner be back. */
export function notTheirs(host: Host, { from, actor, set }: Acting): TableRefusal | null {
  // The clock's, or of a window that has closed: it was theirs then.
  if (set) return null;
  if (from === null) return actor !== 'clock' && botAt(host, actor) !== null ? null : 'not-your-decision';
  const owner = actor === 'clock' ? undefined : host.seats[actor];
  return owner?.holder === from && owner.absence !== 'bot-for-good' ? null : 'not-your-seat';
}

/** Whether it was meant for something that has been decided since, by a bot, by time, or by an earlier tap. */
export function isBehind({ matchNumber }: Host, { since, timed }: Playing, { actor, looking, set }: Acting): boolean {
  if (set) return set.match !== matchNumber || set.began !== timed?.began;
  if (looking === null || actor === 'clock') return false;
  const began = timed?.is.kind === 'window' && timed.is.asked.includes(actor) ? timed.began : 0;
  return looking.match !== matchNumber || looking.seq < Math.max(since[actor] ?? 0, began);
}

const askingNow = ({ pacing: { timed } }: Host): Asking | null => (timed?.is.kind === 'window' ? timed.is : null);

/** Who is asked in the open window. */
export const askedNow = (host: Host): readonly Seat[] => {
  const asking = askingNow(host);
  return asking ? openFor(asking, host.playing?.all.awaited ?? []) : [];
};

/** An answer in an open window is held until it closes. */
export const isAnswer = (host: Host, { actor, set }: Acting): boolean =>
  !set && actor !== 'clock' && host.pacing.window !== null && askedNow(host).includes(actor);

/** Undefined when the seat has answered: the first answer counts. */
export function withAnswer(host: Host, acting: Acting): Host | undefined {
  const { window } = host.pacing;
  const { actor } = acting;
  if (!window || window.closing || actor === 'clock' || holdsFor(host, actor)) return undefined;
  const before = window.held[actor];
  const held = { ...window.held, [actor]: acting };
  const lapsed = before ? [...window.lapsed, before] : window.lapsed;
  return { ...host, pacing: { ...host.pacing, window: { ...window, held, lapsed } } };
}

/** What is held of a seat that has changed hands since is not its answer. */
function holdsFor(host: Host, seat: Seat): Acting | undefined {
  const held = host.pacing.window?.held[seat];
  return held && notTheirs(host, held) === null ? held : undefined;
}

/** What the rules' own doing has made pointless: the match has gone on to something else, and nothing closed. */
export const outlived = (before: Host, after: Host): readonly Acting[] =>
  before.pacing.window?.began === after.pacing.window?.began ? [] : allHeld(before);

/** The window's answers, in its order and before all that waits; those who are silent pass. Undefined while it is open. */
export function closingNow(host: Host): { readonly host: Host; readonly dropped: readonly Acting[] } | undefined {
  const { window, timer } = host.pacing;
  const asking = askingNow(host);
  const asked = askedNow(host);
  // What has come before the end, and has not been looked at yet, is looked at first.
  if (!window || !asking || host.writing || asked.length === 0) return undefined;
  if (!isDone(window, asked, timer, seat => holdsFor(host, seat) !== undefined)) return undefined;
  const set: SetFor = { match: host.matchNumber, began: window.began };
  const entries = asked.map((seat): Acting => ({ ...(holdsFor(host, seat) ?? silent(seat, asking.pass)), set }));
  const dropped = allHeld(host).filter(
    held => held.actor === 'clock' || !asked.includes(held.actor) || holdsFor(host, held.actor) !== held,
  );
  const pacing = {
    ...host.pacing,
    timer: timer && { ...timer, at: null },
    window: { ...window, held: {}, lapsed: [], closing: true },
  };
  return { host: { ...host, pacing, waiting: [...entries, ...host.waiting] }, dropped };
}

const silent = (actor: Seat, pass: unknown): Acting => ({
  from: null,
  id: '',
  actor,
  action: pass,
  claim: null,
  looking: null,
});

/** An answer that the ones before it have made impossible is as good as a pass. */
export function passInstead(host: Host, { actor, set, action }: Acting): Acting | undefined {
  const asking = askingNow(host);
  if (!set || actor === 'clock' || !asking || action === asking.pass) return undefined;
  return { ...silent(actor, asking.pass), set };
}

/** All answers of a window have been played, and yet it is open: then some could not be stored. */
export const isLeftOpen = ({ pacing: { window, timed }, writing, waiting }: Host): boolean =>
  Boolean(window?.closing && timed?.began === window.began && !writing) && waiting.every(({ set }) => !set);
