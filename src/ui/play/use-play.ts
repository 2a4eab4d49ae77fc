import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Refusal, Seat } from '../../engine/index.ts';
import type { TableRefusal } from '../../table/index.ts';
import { toast } from '../components/toasts.tsx';
import type { OpenWindow } from '../game-ui.ts';
import type { OpenMatch, StorageProblem } from '../services.ts';
import { MOVE_REFUSALS, PLAY, STORAGE_PROBLEMS } from '../words.ts';
import { isLent } from './asking.ts';
import { type Holding, LYING_ON_THE_TABLE, type Phone, type PhoneInput, phoneStep, whoHolds } from './phone.ts';
import { useAnswers } from './use-answers.ts';

type Problem = Refusal | TableRefusal | StorageProblem;

interface Tried {
  readonly seat: Seat;
  readonly action: unknown;
}

export interface Play {
  readonly phone: Phone;
  readonly holding: Holding;
  /** The seats of this device that no bot plays. */
  readonly playing: readonly Seat[];
  /** The seats of this device that have answered in the open window. */
  readonly answered: readonly Seat[];
  readonly isOpenFor: (seat: Seat) => boolean;
  readonly onPhone: (input: PhoneInput) => void;
  readonly act: (seat: Seat, action: unknown) => Promise<void>;
  /** Answers for a seat that does not hold the phone: nothing on the screen tells of it. */
  readonly answerQuietly: (seat: Seat, action: unknown) => Promise<void>;
  /** Tries again what could not be stored. */
  readonly tryAgain: () => void;
  /** The curtain lifts for them. */
  readonly lift: (seat: Seat) => void;
  /** Somebody who shares the phone wants it. */
  readonly ask: (seat: Seat) => void;
  /** To "Does anybody answer?" */
  readonly nobody: () => void;
}

/** Whose hands the phone is in, and what they do there. */
export function usePlay(match: OpenMatch): Play {
  const phone = useSignal(LYING_ON_THE_TABLE);
  const tried = useSignal<Tried | null>(null);
  const answers = useAnswers(match);
  /** For whom the open window has been held from here. */
  const held = useRef({ moment: '', seats: [] as readonly Seat[] });

  const people = match.people.value;
  const here = match.here.value;
  const window = match.window.value;
  const { awaited, outcome } = match.sceneFor('spectator');
  // A seat lent to a bot is asked nothing here, whoever sits in front of it.
  const askedOf = awaited.filter(actor => actor === 'clock' || !isLent(people, actor));
  const playing = here.filter(seat => !isLent(people, seat));
  const table = { here, seats: people.length, awaited: askedOf, window, over: outcome !== null };
  const holding = whoHolds(table, phone.value);

  const onPhone = (input: PhoneInput): void => {
    phone.value = phoneStep(phone.value, input);
  };
  const tell = (problem: Problem): void => {
    toast({ text: MOVE_REFUSALS[problem] ?? PLAY.refused, tone: 'problem' });
  };

  async function act(seat: Seat, action: unknown): Promise<void> {
    const now = match.window.peek();
    if (now?.asked.includes(seat) === true) return answer(seat, action, now);
    tried.value = { seat, action };
    const done = await match.act(seat, action);
    if (done.ok) {
      tried.value = null;
      onPhone({ type: 'moved' });
    } else if (!(done.problem in STORAGE_PROBLEMS)) {
      tried.value = null;
      tell(done.problem);
    }
  }

  async function answer(seat: Seat, action: unknown, { moment, asked }: OpenWindow): Promise<void> {
    // "Anybody else?" is asked whatever was chosen, so the window must not close on this answer.
    const [next] = asked.filter(other => other !== seat && playing.includes(other) && answers.isOpenFor(other));
    if (next !== undefined && holding.kind === 'holding') hold(next, moment);
    onPhone({ type: 'answered', seat, moment });
    const done = await answers.answer(seat, moment, () => match.act(seat, action));
    if (done === null || done.ok) return;
    onPhone({ type: 'unanswered', seat, moment });
    if (!(done.problem in STORAGE_PROBLEMS)) tell(done.problem);
  }

  /** Whoever shares a phone holds a window free of charge. */
  function hold(seat: Seat, moment: string): void {
    const before = held.current.moment === moment ? held.current.seats : [];
    if (before.includes(seat) || match.time.peek() === null) return;
    held.current = { moment, seats: [...before, seat] };
    match.wait(seat);
  }

  return {
    phone: phone.value,
    holding,
    playing,
    answered: answers.answered,
    isOpenFor: answers.isOpenFor,
    onPhone,
    act,
    async answerQuietly(seat, action) {
      const now = match.window.peek();
      if (now !== null) await answers.answer(seat, now.moment, () => match.act(seat, action));
    },
    tryAgain() {
      const again = tried.value;
      if (again) void act(again.seat, again.action);
    },
    lift(seat) {
      const speaks = phone.value.window?.speaker === seat && phone.value.window.moment === window?.moment;
      // Their time begins now, and not while the phone went round.
      if (speaks && match.time.peek() !== null) match.wait(seat);
      // In a window one is asked together with the others, and so only looks in.
      onPhone({ type: 'i-am', seat, awaited: speaks || (window === null && awaited.includes(seat)) });
    },
    ask(seat) {
      if (window?.asked.includes(seat) !== true) return onPhone({ type: 'ask', seat });
      hold(seat, window.moment);
      onPhone({ type: 'speak', seat, moment: window.moment });
    },
    nobody() {
      if (window === null) return;
      onPhone({ type: 'nobody', moment: window.moment });
      for (const seat of window.asked.filter(other => playing.includes(other) && answers.isOpenFor(other))) {
        void answer(seat, window.pass, window);
      }
    },
  };
}
