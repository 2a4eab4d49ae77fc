import { addedByOneTap, grown, isWorthNoting } from './clock.ts';
import { postTime } from './host-post.ts';
import { type Host, type HostStep, followedBy, seatsHeldBy, underWay } from './host-state.ts';
import { askedNow } from './host-window.ts';
import type { SentAsk } from './messages.ts';
import type { DeviceId, TableRefusal } from './roster.ts';
import { heldBy } from './window.ts';

type Of<T extends SentAsk['type']> = Extract<SentAsk, { type: T }>;

export const isStriking = (host: Host): boolean => underWay(host).some(({ actor }) => actor === 'clock');

/** Anybody who plays may give everybody more time. */
export function moreTime(host: Host, from: DeviceId, { match, moment }: Of<'more-time'>): HostStep | TableRefusal {
  const { timer, added } = host.pacing;
  if (seatsHeldBy(host, from).length === 0) return 'not-your-seat';
  const isIt = timer?.kind === 'phase' && match === host.matchNumber && moment === timer.began;
  const by = isIt && !isStriking(host) ? addedByOneTap(timer) : undefined;
  if (!isIt || by === undefined) return 'not-now';
  const before = added?.began === moment ? added.by : 0;
  const pacing = { ...host.pacing, timer: grown(timer, by), added: { began: moment, by: before + by } };
  return { ...postTime({ ...host, pacing }), writes: [{ type: 'room' }] };
}

/** Everybody is told how long the window is open now, and nobody who wanted it. */
export function wait(host: Host, from: DeviceId, { seat, match, moment }: Of<'wait'>): HostStep | TableRefusal {
  const { window, timer, waits } = host.pacing;
  const chair = host.seats[seat];
  if (chair?.holder !== from || chair.absence === 'bot-for-good') return 'not-your-seat';
  if (!window || !timer || match !== host.matchNumber || moment !== window.began) return 'not-now';
  if (!askedNow(host).includes(seat)) return 'not-your-decision';
  // A phone that is shared goes behind the curtain first, whoever else is asked.
  const held = heldBy(window, timer, waits, seat, seatsHeldBy(host, from).length > 1);
  if (!held) return 'not-now';
  const pacing = { ...host.pacing, window: held.window, waits: held.waits, timer: grown(timer, held.by) };
  return { ...postTime({ ...host, pacing }), writes: [{ type: 'room' }] };
}

/** A clock of days is kept, and told to those who may host next, from time to time. */
export function noted(before: Host, step: HostStep): HostStep {
  if (!isWorthNoting(before.pacing.timer, step.host.pacing.timer)) return step;
  return followedBy(step, at => ({ ...postTime(at), writes: [{ type: 'room' }] }));
}
