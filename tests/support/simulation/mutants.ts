import type { Host, Write } from '../../../src/table/index.ts';
import {
  type Batch,
  type Member,
  type MemberInput,
  type MemberPost,
  type MemberStep,
  isRuling,
} from '../../../src/table/succession/index.ts';

/** A way to break a member from outside: in what it hears, does, stores, or draws. The simulator must notice. */
export interface Mutant {
  readonly hears?: (input: MemberInput, member: Member) => MemberInput;
  readonly does?: (step: MemberStep, before: Member) => MemberStep;
  readonly stores?: (batch: Batch) => Batch;
  readonly random?: (honest: (count: number) => Uint8Array) => (count: number) => Uint8Array;
}

export const HONEST: Mutant = {};

type Letter = Record<string, unknown>;

const reading = (input: MemberInput, change: (letter: Letter) => Letter): MemberInput =>
  input.type === 'letter' ? { ...input, text: JSON.stringify(change(JSON.parse(input.text) as Letter)) } : input;

const isOf = (letter: Letter, ...types: readonly string[]): boolean => types.includes(String(letter.type));

const posting = (step: MemberStep, change: (post: MemberPost) => readonly MemberPost[]): MemberStep => ({
  ...step,
  post: step.post.flatMap(change),
});

const FAR = 999_999;

export const MUTANTS = {
  /** Whatever comes is taken to be of this device's own epoch, and of its own host. */
  'no fencing': {
    hears: (input, { epoch, host, reign }) => {
      if (reign || host === null || input.type !== 'letter') return input;
      const letter = JSON.parse(input.text) as Letter;
      if (!isOf(letter, 'scene', 'whole', 'roster', 'answer', 'entry')) return input;
      return { ...input, from: host, text: JSON.stringify({ ...letter, epoch }) };
    },
  },
  'share sent to all': {
    does: step =>
      posting(step, post =>
        post.letter.type === 'found'
          ? [post, ...post.letter.config.others.filter(to => to !== post.to).map(to => ({ ...post, to }))]
          : [post],
      ),
  },
  'vote not durable': {
    stores: batch => ({
      ...batch,
      writes: batch.writes.map(write =>
        write.type === 'record' ? { ...write, record: { ...write.record, promised: write.record.epoch } } : write,
      ),
    }),
  },
  'pledge not durable': {
    does: step =>
      posting(step, post =>
        post.letter.type === 'standing'
          ? [{ ...post, letter: { ...post.letter, pledged: post.letter.promised } }]
          : [post],
      ),
  },
  'redaction skipped': {
    does: (step, { reign }) =>
      posting(step, post => {
        const match = reign?.host.playing?.match;
        if (!match || post.letter.type !== 'whole') return [post];
        const own = [...post.letter.own, { seat: match.seats - 1, view: match.state, legal: [], events: [] }];
        return [{ ...post, letter: { ...post.letter, own } as typeof post.letter }];
      }),
  },
  'key reused': { random: () => count => new Uint8Array(count).fill(7) },
  'seed in a letter': {
    does: (step, { reign }) =>
      posting(step, post =>
        post.letter.type === 'reign'
          ? [{ ...post, letter: { ...post.letter, from: null, seed: reign?.host.playing?.match.seed } as never }]
          : [post],
      ),
  },
  'answers before quorum': {
    does: step => {
      const { reign } = step.member;
      if (!reign) return step;
      const configs = reign.configs.map(config => ({ ...config, enough: 0 }));
      return { ...step, member: { ...step.member, reign: { ...reign, configs } } };
    },
  },
  'votes for shorter logs': {
    hears: input =>
      reading(input, letter => (isOf(letter, 'poll', 'call') ? { ...letter, log: farAhead(letter.log) } : letter)),
  },
  'confirms what is not stored': {
    stores: batch => ({ ...batch, writes: batch.writes.filter(({ type }) => type !== 'sealed') }),
  },
  /** Whoever is handed the table is believed, whatever has been played elsewhere since. */
  'handed reigns are not compared': {
    hears: input =>
      reading(input, letter =>
        isOf(letter, 'reign') && letter.kind === 'handed' ? { ...letter, kind: 'elected' } : letter,
      ),
  },
  'one place for all': {
    hears: input =>
      reading(input, letter =>
        isOf(letter, 'found')
          ? { ...letter, places: samePlace(letter.places as Readonly<Record<string, number>>) }
          : letter,
      ),
  },
  'old generations have no say': {
    hears: input => reading(input, letter => (isOf(letter, 'found') ? { ...letter, priors: [] } : letter)),
    does: step => {
      const { reign } = step.member;
      if (!reign?.log) return step;
      return { ...step, member: { ...step.member, reign: { ...reign, configs: reign.configs.slice(-1) } } };
    },
  },
  'a table handed over is ruled at once': {
    does: step => {
      const { reign } = step.member;
      return reign ? { ...step, member: { ...step.member, reign: { ...reign, sure: true } } } : step;
    },
  },
  'the clock strikes twice': {
    does: step => ({ ...step, writes: step.writes.flatMap(write => (isStrike(write) ? [write, write] : [write])) }),
  },
  'the clock strikes early': {
    does: (step, { reign }) => {
      const { timer } = reign?.host.pacing ?? {};
      return reign && timer?.kind === 'phase' && timer.left > 0 && isRuling(step.member) ? struck(step) : step;
    },
  },
  /** What was set for one night falls into the next. */
  'the clock strikes late, into what comes next': {
    does: (step, { reign }) => {
      const before = reign?.host.playing?.phase?.began;
      const after = step.member.reign?.host.playing?.phase?.began;
      return before !== undefined && after !== undefined && before !== after && isRuling(step.member)
        ? struck(step)
        : step;
    },
  },
  'the clock strikes after a hand-over': {
    does: (step, { reign }) => (reign?.abdicated ? struck(step) : step),
  },
  /** What people have added is not kept. */
  'the clock shrinks on reload': {
    does: step => withPacing(step, () => ({ added: null })),
  },
  'the clock shrinks with a new host': {
    does: (step, { reign }) => (reign ? step : withPacing(step, () => ({ known: null }))),
  },
  'the clock runs without a rule': {
    does: step => withPacing(step, ({ timer, now }) => ({ runs: true, timer: timer && { ...timer, at: now } })),
  },
  'a held answer shows in awaited': {
    does: step => {
      const host = step.member.reign?.host;
      const held = Object.keys(host?.pacing.window?.held ?? {});
      if (!host?.playing || held.length === 0) return step;
      const awaited = host.playing.all.awaited.filter(actor => !held.includes(String(actor)));
      return withHost(step, { playing: { ...host.playing, all: { ...host.playing.all, awaited } } });
    },
  },
  'a held answer shows in a letter': {
    does: (step, before) => {
      const host = step.member.reign?.host;
      if (!host || heldIn(step.member) <= heldIn(before)) return step;
      const letter = { type: 'time', epoch: host.epoch, match: host.matchNumber, time: null, waits: [] } as const;
      return { ...step, post: [...step.post, ...Object.keys(before.peers).map(to => ({ to, letter }))] };
    },
  },
  'a held answer shows in the log': {
    does: (step, before) => {
      const log = step.member.reign?.log;
      if (!log || heldIn(step.member) <= heldIn(before)) return step;
      const { epoch, generation, config } = log;
      const letter = { type: 'entry', epoch, generation, seq: log.sealed.length, sealed: 'x' } as const;
      return { ...step, post: [...step.post, ...config.others.map(to => ({ to, letter }))] };
    },
  },
  'judges before it is awake': {
    does: step => ({ ...step, member: { ...step.member, dazedUntil: 0, tickedAt: Number.MAX_SAFE_INTEGER } }),
  },
} as const satisfies Readonly<Record<string, Mutant>>;

export type MutantName = keyof typeof MUTANTS;

/** A strike out of turn. */
function struck(step: MemberStep): MemberStep {
  const { playing, writing } = step.member.reign?.host ?? {};
  if (playing?.timed?.is.kind !== 'phase' || writing || step.writes.length > 0) return step;
  const at = { match: playing.id, n: playing.match.moves, intent: null, over: false };
  return { ...step, writes: [{ type: 'move', actor: 'clock', action: { type: 'time-is-up' }, ...at }] };
}

const isStrike = (write: Write): boolean => write.type === 'move' && write.actor === 'clock';

const heldIn = ({ reign }: Member): number => Object.keys(reign?.host.pacing.window?.held ?? {}).length;

function withHost(step: MemberStep, part: Partial<Host>): MemberStep {
  const { reign } = step.member;
  if (!reign) return step;
  return { ...step, member: { ...step.member, reign: { ...reign, host: { ...reign.host, ...part } } } };
}

function withPacing(step: MemberStep, part: (pacing: Host['pacing']) => Partial<Host['pacing']>): MemberStep {
  const pacing = step.member.reign?.host.pacing;
  return pacing ? withHost(step, { pacing: { ...pacing, ...part(pacing) } }) : step;
}

function farAhead(log: unknown): unknown {
  return { ...(log as object), seq: FAR };
}

const samePlace = (places: Readonly<Record<string, number>>): object =>
  Object.fromEntries(Object.keys(places).map(id => [id, 5]));
