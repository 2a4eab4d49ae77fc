import type { AnyRules } from '../../../src/engine/index.ts';
import { type DeviceId, layOut, reopened, roomStateOf } from '../../../src/table/index.ts';
import {
  type Member,
  type MemberInput,
  type MemberStep,
  type World,
  memberStep,
  revived,
} from '../../../src/table/succession/index.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import { type Disk, asRead, emptyDisk, storeBatch, storeMove, textsOf } from './disk.ts';
import type { Mutant } from './mutants.ts';
import { combineTwin, splitTwin } from './shamir-twin.ts';

export const ROOM = 'room';
const TICK_MS = 400;
const LONG_SLEEP_MS = 3000;

/** One device of a simulation: its process, which comes and goes, and its disk, which stays. */
export interface Device {
  readonly id: DeviceId;
  readonly disk: Disk;
  readonly rules: AnyRules;
  member: Member | null;
  frozen: boolean;
  /** Raised with every start, so that what an earlier process had planned does not happen. */
  life: number;
  /** Left the table for good, or has not come yet. */
  absent: boolean;
  /** At some time: what it held of the log is gone. */
  hasLeft: boolean;
  sleptAt: number;
  /** From a sleep that it must notice. */
  wokeAt: number;
  /** What came while it was frozen. */
  readonly inbox: MemberInput[];
  readonly queue: Job[];
}

interface Job {
  readonly store: () => void;
  readonly done: (ok: boolean) => void;
}

export interface Surroundings {
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly mutant: Mutant;
  readonly send: (from: DeviceId, to: DeviceId, text: string) => void;
  /** Told of every step, before anything of it leaves the device. */
  stepped(device: Device, before: Member, input: MemberInput, step: MemberStep, texts: readonly string[]): void;
}

export const newDevice = (id: DeviceId, rules: AnyRules): Device => ({
  id,
  rules,
  disk: emptyDisk(),
  member: null,
  frozen: false,
  life: 0,
  absent: false,
  hasLeft: false,
  sleptAt: 0,
  wokeAt: 0,
  inbox: [],
  queue: [],
});

export function start(around: Surroundings, device: Device): void {
  const { disk, rules, id } = device;
  const now = around.agenda.now();
  device.life += 1;
  const [record, room, book] = asRead([disk.record, disk.room, disk.book] as const);
  const isHost = room !== null && (record === null || record.reign !== null);
  const playing = book ? layOut(rules, book.id, book.deal, book.moves) : null;
  if (playing === undefined) throw new Error(`What ${id} has stored cannot be replayed.`);
  const intents = (book?.moves ?? []).flatMap(({ intent }) => intent ?? []);
  const epoch = record?.epoch ?? room?.epoch ?? 0;
  device.member = revived({
    me: id,
    room: ROOM,
    record,
    textsOf: log => textsOf(disk, log),
    hosted: isHost ? { host: reopened({ me: id, state: { ...room, epoch }, playing, intents, now }), book } : null,
    now,
  });
  const { life } = device;
  const tick = (): void => {
    if (device.life !== life || !device.member) return;
    if (!device.frozen) feed(around, device, { type: 'tick' });
    around.agenda.after(TICK_MS, tick);
  };
  around.agenda.after(around.dice.between(0, TICK_MS), tick);
}

/** The process is gone at once. Of what it was storing, some of the oldest may have become durable, unheard. */
export function kill({ dice }: Surroundings, device: Device): void {
  device.member = null;
  device.life += 1;
  device.frozen = false;
  device.inbox.length = 0;
  const lucky = dice.below(device.queue.length + 1);
  for (const job of device.queue.splice(0).slice(0, lucky)) if (!device.disk.full) job.store();
}

export function thaw(around: Surroundings, device: Device): void {
  if (!device.frozen) return;
  device.frozen = false;
  const now = around.agenda.now();
  if (now - device.sleptAt > LONG_SLEEP_MS) device.wokeAt = now;
  // The first thing a browser does after a sleep is to run the timers that are due.
  const waiting = device.inbox.splice(0);
  for (const input of [{ type: 'tick' } as const, ...waiting]) feed(around, device, input);
}

/** Something happens to a device; while it is frozen, it waits. */
export function feed(around: Surroundings, device: Device, input: MemberInput): void {
  if (!device.member) return;
  if (device.frozen) return void (input.type === 'tick' || device.inbox.push(input));
  const { agenda, dice, mutant } = around;
  const before = device.member;
  const world: World = { rules: device.rules, now: agenda.now(), random: mutant.random?.(dice.bytes) ?? dice.bytes };
  const heard = mutant.hears?.(input, before) ?? input;
  const made = memberStep(world, before, heard);
  const step = mutant.does?.(made, before) ?? made;
  device.member = step.member;
  const texts = asTexts(step.post);
  around.stepped(device, before, input, step, texts);
  step.post.forEach(({ to }, n) => around.send(device.id, to, texts[n] ?? ''));
  carryOut(around, device, step);
}

/** What goes to many is written once. */
function asTexts(post: MemberStep['post']): readonly string[] {
  let [last, text]: [unknown, string] = [null, ''];
  return post.map(({ letter }) => {
    if (letter !== last) [last, text] = [letter, JSON.stringify(letter)];
    return text;
  });
}

function carryOut(around: Surroundings, device: Device, step: MemberStep): void {
  const { agenda, dice, mutant } = around;
  const { disk, life } = device;
  const again = (input: MemberInput): void => {
    if (device.life === life) feed(around, device, input);
  };
  for (const write of step.writes) {
    if (write.type === 'move') {
      const done = (ok: boolean): void => again({ type: 'move-stored', ok });
      enqueue(around, device, { store: () => storeMove(disk, write), done });
    } else if (step.member.reign) {
      const state = roomStateOf(step.member.reign.host);
      enqueue(around, device, { store: () => void (disk.room = state), done: () => undefined });
    }
  }
  const { batch } = step;
  if (batch) {
    const store = (): void => storeBatch(disk, mutant.stores?.(batch) ?? batch);
    enqueue(around, device, { store, done: ok => again({ type: 'stored', ticket: batch.ticket, ok }) });
  }
  for (const work of step.work) {
    switch (work.type) {
      case 'split': {
        const { epoch, generation, secret, need } = work;
        const shares = splitTwin(dice, secret, work.shares, need);
        agenda.after(dice.between(1, 10), () => again({ type: 'split', epoch, generation, shares }));
        break;
      }
      case 'combine':
        agenda.after(dice.between(1, 10), () =>
          again({ type: 'combined', epoch: work.epoch, key: combineTwin(work.shares) }),
        );
    }
  }
}

/** One thing after another becomes durable. */
function enqueue(around: Surroundings, device: Device, job: Job): void {
  device.queue.push(job);
  if (device.queue.length === 1) storeNext(around, device);
}

function storeNext(around: Surroundings, device: Device): void {
  const { agenda, dice } = around;
  const { life } = device;
  agenda.after(dice.oneIn(40) ? dice.between(20, 400) : dice.between(1, 8), () => {
    if (device.life !== life) return;
    const job = device.queue.shift();
    if (!job) return;
    const ok = !device.disk.full;
    if (ok) job.store();
    job.done(ok);
    if (device.queue.length > 0) storeNext(around, device);
  });
}
