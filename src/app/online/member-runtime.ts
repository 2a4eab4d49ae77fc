import { type ReadonlySignal, batch as together, signal } from '@preact/signals';
import type { AnyRules } from '../../engine/index.ts';
import { randomBytes } from '../../net/index.ts';
import type { MatchRepository, MemberChange, MemberRepository } from '../../storage/index.ts';
import type { Answered, TurnedAway, Write } from '../../table/index.ts';
import type {
  Batch,
  Member,
  MemberInput,
  MemberPost,
  MemberStep,
  MemberWrite,
  Work,
  World,
} from '../../table/succession/index.ts';
import type { StorageProblem } from '../../ui/services.ts';
import { problemOf } from '../problem.ts';
import type { Books } from './member-books.ts';

export interface MemberRuntimeParts {
  readonly room: string;
  readonly opened: Member;
  /** All of a member's steps, or the few that a device needs that has just come. */
  readonly step: (world: World, member: Member, input: MemberInput) => MemberStep;
  /** Those of the game on the table; some that fit nothing, while it is not known. */
  readonly rules: () => AnyRules;
  readonly matches: MatchRepository;
  readonly members: MemberRepository;
  /** Asked for by hosts only. */
  readonly books: () => Books | null;
  readonly now: () => number;
  readonly send: (post: MemberPost) => void;
  /** That letter could not be sent, which is our own bug. */
  readonly unsent: (post: MemberPost, fault: unknown) => void;
  readonly turnAway: (device: string, why: TurnedAway | 'left') => void;
  /** Keeps the room as it is now; resolves with whether it was. */
  readonly keepRoom: () => Promise<boolean>;
  readonly onAnswer: (answer: Answered) => void;
  readonly onSettled: (answer: Answered) => void;
  readonly onBranch: (name: string) => void;
  readonly onTurnedAway: (why: TurnedAway) => void;
  /** Told after every step, when all of it has been sent. */
  readonly afterwards: (before: Member) => void;
}

/** Runs a member's pure steps in the world: sends their post, stores what they write, does what takes time. */
export interface MemberRuntime {
  readonly member: ReadonlySignal<Member>;
  /** Why the last move could not be stored. */
  readonly problem: ReadonlySignal<StorageProblem | null>;
  readonly dispatch: (input: MemberInput) => void;
  /** Nothing more is sent or stored. */
  readonly stop: () => void;
}

export function memberRuntime(parts: MemberRuntimeParts): MemberRuntime {
  const { matches, members, room, now } = parts;
  const member = signal(parts.opened);
  const problem = signal<StorageProblem | null>(null);
  const inputs: MemberInput[] = [];
  let storing: Promise<void> = Promise.resolve();
  let busy = false;
  let stopped = false;

  /** Sending may end a link, and its end is news too: that waits, so that nobody gets the newer letter first. */
  function dispatch(input: MemberInput): void {
    inputs.push(input);
    if (busy) return;
    busy = true;
    try {
      for (let next = inputs.shift(); next; next = inputs.shift()) take(next);
    } finally {
      busy = false;
    }
  }

  function take(input: MemberInput): void {
    if (stopped) return;
    const before = member.value;
    const step = parts.step({ rules: parts.rules(), now: now(), random: randomBytes }, before, input);
    together(() => {
      member.value = step.member;
      carryOut(step);
      parts.afterwards(before);
    });
  }

  /** What must be stored comes first, so that nothing said to others, and nobody who hears it, can get in its way. */
  function carryOut({ post, writes, batch, work, answers, settled, closes, turnedAway }: MemberStep): void {
    for (const write of writes) carryOutWrite(write);
    if (batch) store(batch);
    for (const one of work) void workOn(one);
    for (const letter of post) sendOne(letter);
    for (const { device, why } of closes) parts.turnAway(device, why);
    for (const answer of answers) parts.onAnswer(answer);
    for (const answer of settled) parts.onSettled(answer);
    if (turnedAway) parts.onTurnedAway(turnedAway);
  }

  /** A letter that cannot be sent would be missed: whoever it was for begins anew, and nobody else notices. */
  function sendOne(post: MemberPost): void {
    try {
      parts.send(post);
    } catch (fault) {
      parts.unsent(post, fault);
    }
  }

  function carryOutWrite(write: Write): void {
    switch (write.type) {
      case 'room':
        void parts.keepRoom();
        return;
      case 'move':
        void append(write);
    }
  }

  async function append({ match, n, actor, action, intent, over }: Extract<Write, { type: 'move' }>): Promise<void> {
    // A match that has just been taken over may still be on its way to the disk.
    await storing;
    const kept = await matches.append(match, n, { actor, action, intent }, { now: now(), over });
    if (stopped) return;
    problem.value = kept.ok ? null : problemOf(kept.problem);
    dispatch({ type: 'move-stored', ok: kept.ok });
  }

  /** One batch after another: a later one takes an earlier one for granted. */
  function store({ ticket, writes }: Batch): void {
    const before = storing;
    storing = (async () => {
      await before;
      const ok = await storeAll(writes);
      if (!stopped) dispatch({ type: 'stored', ticket, ok });
    })();
  }

  /** Matches first: a record that says that this device hosts is worth nothing without one. */
  async function storeAll(writes: readonly MemberWrite[]): Promise<boolean> {
    for (const write of writes) if (!(await storeBook(write))) return false;
    const changes = writes.flatMap(changesOf);
    return changes.length === 0 || (await members.write(room, changes)).ok;
  }

  async function storeBook(write: MemberWrite): Promise<boolean> {
    switch (write.type) {
      case 'adopt':
        if (write.book && !(await parts.books()?.adopt(write.book, write.room))?.ok) return false;
        return parts.keepRoom();
      case 'room':
        return parts.keepRoom();
      case 'branch': {
        const kept = await parts.books()?.keepBranch(write.book, write.room);
        if (kept?.ok) parts.onBranch(kept.value);
        return kept?.ok ?? false;
      }
      case 'record':
      case 'sealed':
      case 'forget':
        return true;
    }
  }

  async function workOn(work: Work): Promise<void> {
    const { combineKey, splitKey } = await import('./shamir.ts');
    const { type, epoch } = work;
    switch (type) {
      case 'split': {
        const { generation, secret, shares, need } = work;
        return dispatch({ type, epoch, generation, shares: await splitKey(secret, shares, need) });
      }
      case 'combine':
        return dispatch({ type: 'combined', epoch, key: await combineKey(work.shares) });
    }
  }

  return {
    member,
    problem,
    dispatch,
    stop() {
      stopped = true;
    },
  };
}

function changesOf(write: MemberWrite): readonly MemberChange[] {
  switch (write.type) {
    case 'record':
      return [write];
    case 'sealed':
      return [{ type: 'sealed', ...write.log, seq: write.seq, text: write.text }];
    case 'forget':
      return [{ type: 'forget', ...write.log }];
    case 'adopt':
    case 'room':
    case 'branch':
      return [];
  }
}
