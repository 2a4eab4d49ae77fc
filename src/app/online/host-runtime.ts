import { type ReadonlySignal, batch, signal } from '@preact/signals';
import type { AnyRules } from '../../engine/index.ts';
import type { MatchRepository } from '../../storage/index.ts';
import { type Answered, type Host, type HostInput, type HostStep, type Write, hostStep } from '../../table/index.ts';
import type { StorageProblem } from '../../ui/services.ts';
import { problemOf } from '../problem.ts';
import type { HostLinks } from './host-links.ts';

export interface HostRuntimeParts {
  readonly rules: AnyRules;
  readonly opened: Host;
  readonly matches: MatchRepository;
  readonly links: () => HostLinks;
  readonly now: () => number;
  /** Keeps the room as it is now. */
  readonly keepRoom: () => void;
  readonly onAnswer: (answer: Answered) => void;
  readonly onSettled: (answer: Answered) => void;
  /** Told after every step, when all of it has been sent. */
  readonly afterwards: () => void;
}

/** Runs the host's pure steps in the world: sends their post, stores what they write, and shows the result. */
export interface HostRuntime {
  readonly host: ReadonlySignal<Host>;
  /** Why the last move could not be stored. */
  readonly problem: ReadonlySignal<StorageProblem | null>;
  readonly dispatch: (input: HostInput) => void;
  /** Nothing more is sent or stored. */
  readonly stop: () => void;
}

export function hostRuntime(parts: HostRuntimeParts): HostRuntime {
  const { rules, opened, matches, links, now, keepRoom, onAnswer, onSettled, afterwards } = parts;
  const host = signal(opened);
  const problem = signal<StorageProblem | null>(null);
  const inputs: HostInput[] = [];
  let busy = false;
  let stopped = false;

  /** Sending may end a link, and its end is news too: that waits, so that nobody gets the newer letter first. */
  function dispatch(input: HostInput): void {
    inputs.push(input);
    if (busy) return;
    busy = true;
    try {
      for (let next = inputs.shift(); next; next = inputs.shift()) take(next);
    } finally {
      busy = false;
    }
  }

  function take(input: HostInput): void {
    if (stopped) return;
    const step = hostStep(rules, host.value, input, now());
    batch(() => {
      host.value = step.host;
    });
    carryOut(step);
    afterwards();
  }

  function carryOut({ post, writes, settled, closes, host: { me } }: HostStep): void {
    for (const letter of post) {
      if (letter.to !== me) links().deliver(letter);
      else if (letter.letter.type === 'answer') onAnswer(letter.letter);
    }
    for (const { device, why } of closes) links().turnAway(device, why);
    for (const answer of settled) onSettled(answer);
    for (const write of writes) carryOutWrite(write);
  }

  function carryOutWrite(write: Write): void {
    switch (write.type) {
      case 'room':
        return keepRoom();
      case 'move':
        void store(write);
    }
  }

  async function store(write: Extract<Write, { type: 'move' }>): Promise<void> {
    const { match, n, actor, action, intent, over } = write;
    const kept = await matches.append(match, n, { actor, action, intent }, { now: now(), over });
    if (stopped) return;
    problem.value = kept.ok ? null : problemOf(kept.problem);
    dispatch({ type: 'stored', ok: kept.ok });
  }

  return {
    host,
    problem,
    dispatch,
    stop() {
      stopped = true;
    },
  };
}
