import type { AnyTimed } from '../../../src/engine/index.ts';
import { type Member, type MemberInput, type MemberStep, isRuling } from '../../../src/table/succession/index.ts';
import type { Device } from './device.ts';
import type { Tally } from './tally.ts';

/** What is true of every clock and every window, by an account of their time that is kept outside of the table. */
export interface ClockOracles {
  readonly stepped: (device: Device, before: Member, input: MemberInput, step: MemberStep) => void;
  /** Somebody asks for more time, looking at this clock. */
  readonly wanted: (intent: string, match: number, began: number) => void;
  readonly acknowledged: (intent: string) => void;
  readonly overruled: () => void;
}

/** What the table does not count as time passing: its host was asleep. */
const LONGEST_BEAT = 2500;
const ONE_TAP = 30_000;
const TIMES: Readonly<Record<string, number>> = { brisk: 1, relaxed: 2, quick: 1, slow: 2 };
/** Told in whole milliseconds. */
const ROUNDING = 2;

interface Look {
  readonly at: number;
  readonly moment: Watched | null;
  readonly runs: boolean;
}

interface Watched {
  readonly name: string;
  readonly is: AnyTimed;
  readonly full: number | null;
}

const isAnAct = (input: MemberInput): boolean =>
  input.type === 'ask' ? input.ask.type === 'act' : input.type === 'letter' && input.text.includes('"type":"act"');

export function clockOracles(broken: (what: string) => never, tally: Tally, now: () => number): ClockOracles {
  /** How long the clock of each moment has run, under whichever host. */
  const ran = new Map<string, number>();
  const added = new Map<string, number>();
  const nameOf = new Map<string, string>();
  const wishes = new Map<string, string>();
  const last = new Map<string, Look>();
  const striking = new Map<string, string>();
  let isOverruled = false;

  const lifeOf = ({ id, life }: Device): string => `${id} ${life}`;

  /** By the rules themselves, not by what the table makes of them. */
  function momentOf({ rules }: Device, { reign }: Member): Watched | null {
    const { playing, options, matchNumber } = reign?.host ?? {};
    if (!playing || !options || playing.all.outcome !== null) return null;
    const is = rules.timed?.(playing.match.state);
    if (!is) return null;
    const times = TIMES[options[is.kind === 'phase' ? 'clock' : 'windows'] ?? ''];
    const full = times === undefined ? null : times * is.seconds * 1000;
    return { name: `${matchNumber} ${is.kind} ${is.moment}`, is, full };
  }

  const least = ({ name, full }: Watched): number => (full ?? 0) + (added.get(name) ?? 0) - (ran.get(name) ?? 0);

  function count(device: Device): void {
    const look = last.get(lifeOf(device));
    if (!look?.moment || !look.runs) return;
    const passed = Math.min(LONGEST_BEAT, now() - look.at);
    ran.set(look.moment.name, (ran.get(look.moment.name) ?? 0) + passed);
  }

  function strikes(device: Device, { member, writes }: MemberStep): void {
    for (const write of writes) {
      if (write.type !== 'move' || write.actor !== 'clock') continue;
      const moment = momentOf(device, member);
      if (!isRuling(member)) broken(`The clock of ${device.id} struck while it did not rule.`);
      if (moment?.is.kind !== 'phase') return broken(`The clock of ${device.id} struck where no clock runs.`);
      if (moment.full === null) broken(`The clock of ${device.id} struck, and nobody has set one.`);
      if (striking.get(lifeOf(device)) === moment.name)
        broken(`The clock of ${device.id} struck twice at ${moment.name}.`);
      striking.set(lifeOf(device), moment.name);
      if (!isOverruled && least(moment) > ROUNDING) {
        broken(`The clock of ${device.id} struck at ${moment.name}, ${least(moment)} ms before its time.`);
      }
      tally.count('clock struck');
    }
  }

  function neverLess(device: Device, member: Member, moment: Watched): void {
    const timer = member.reign?.host.pacing.timer;
    if (isOverruled || moment.full === null || moment.is.kind !== 'phase') return;
    if (!timer) return broken(`${device.id} runs no clock at ${moment.name}.`);
    if (timer.left + ROUNDING < Math.max(0, least(moment))) {
      broken(`${device.id} has ${timer.left} ms left at ${moment.name}, where ${least(moment)} were said to be.`);
    }
  }

  /** While a window is open, nothing that leaves its host depends on who has answered. */
  function heldBack(device: Device, before: Member, input: MemberInput, { member, post, writes }: MemberStep): void {
    const { host, log } = member.reign ?? {};
    const window = host?.pacing.window;
    if (!host?.playing || !window) return;
    const heldBefore = before.reign?.host.pacing.window;
    const awaited = JSON.stringify(device.rules.awaited(host.playing.match.state));
    if (JSON.stringify(host.playing.all.awaited) !== awaited)
      broken(`${device.id} shows who has answered, in awaited.`);
    if (window.closing && heldBefore?.began === window.began && !heldBefore.closing) tally.count('window closed');
    const grew = Object.keys(window.held).length > Object.keys(heldBefore?.held ?? {}).length;
    if (!grew || window.closing || !isAnAct(input)) return;
    tally.count('answer held');
    const isNew = log?.generation !== before.reign?.log?.generation;
    const loud = post.find(({ letter }) =>
      ['scene', 'whole', 'answer', 'talk', 'time', 'roster'].includes(letter.type),
    );
    if (loud) broken(`${device.id} sent a ${loud.letter.type} because of an answer that it holds.`);
    if (!isNew && (log?.sealed.length !== before.reign?.log?.sealed.length || writes.length > 0)) {
      broken(`${device.id} wrote an answer down that it holds.`);
    }
    if (!isNew && post.some(({ letter }) => letter.type === 'entry'))
      broken(`${device.id} logged an answer that it holds.`);
  }

  return {
    stepped(device, before, input, step) {
      const { member } = step;
      if (input.type === 'move-stored' && !input.ok) striking.delete(lifeOf(device));
      count(device);
      strikes(device, step);
      heldBack(device, before, input, step);
      const runs = isRuling(member);
      const { pacing, playing, matchNumber } = member.reign?.host ?? {};
      if (pacing?.runs && !runs) broken(`The clocks of ${device.id} run, and it does not rule.`);
      const moment = momentOf(device, member);
      last.set(lifeOf(device), { at: now(), moment, runs: pacing?.runs ?? false });
      if (!moment || !pacing) return;
      if (playing?.timed) nameOf.set(`${matchNumber} ${playing.timed.began}`, moment.name);
      if (moment.name !== striking.get(lifeOf(device))) striking.delete(lifeOf(device));
      if (runs && pacing.timed) neverLess(device, member, moment);
    },
    wanted: (intent, match, began) => void wishes.set(intent, `${match} ${began}`),
    acknowledged(intent) {
      const name = nameOf.get(wishes.get(intent) ?? '');
      if (name === undefined) return;
      tally.count('time added');
      added.set(name, (added.get(name) ?? 0) + ONE_TAP);
    },
    overruled: () => (isOverruled = true),
  };
}
