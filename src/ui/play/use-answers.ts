import { useSignal } from '@preact/signals';
import type { Seat } from '../../engine/index.ts';
import type { Done, OpenMatch } from '../services.ts';

interface Sent {
  readonly moment: string;
  readonly seats: readonly Seat[];
}

export interface Answers {
  /** The seats of this device that have answered in the open window; a tap counts at once. */
  readonly answered: readonly Seat[];
  readonly isOpenFor: (seat: Seat) => boolean;
  /** Runs `send` unless this seat has answered, and takes the answer back if it was refused. */
  answer<Problem>(
    seat: Seat,
    moment: string,
    send: () => Promise<Done<void, Problem>>,
  ): Promise<Done<void, Problem> | null>;
}

/** One answer a seat and window. The table holds it until the window closes, so nothing else tells that it was given. */
export function useAnswers(match: OpenMatch): Answers {
  const sent = useSignal<Sent>({ moment: '', seats: [] });
  const given = (): readonly Seat[] => {
    const moment = match.window.value?.moment;
    const tapped = sent.value.moment === moment ? sent.value.seats : [];
    return [...new Set([...match.answered.value, ...tapped])];
  };
  return {
    answered: given(),
    isOpenFor: seat => match.window.value?.asked.includes(seat) === true && !given().includes(seat),
    async answer(seat, moment, send) {
      if (given().includes(seat)) return null;
      const before = sent.value.moment === moment ? sent.value.seats : [];
      sent.value = { moment, seats: [...before, seat] };
      const done = await send();
      if (!done.ok && sent.value.moment === moment) {
        sent.value = { moment, seats: sent.value.seats.filter(other => other !== seat) };
      }
      return done;
    },
  };
}
