import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Seat, at } from '../../engine/index.ts';
import { useChoiceKeys } from '../board-parts/choice-keys.ts';
import { Countdown } from '../board-parts/countdown.tsx';
import { Button } from '../components/button.tsx';
import { SeatChip } from '../components/seat-chip.tsx';
import type { OpenMatch } from '../services.ts';
import { ANSWERS } from '../window-words.ts';
import { linesOf } from './log-lines.ts';

interface WindowQuestionProps {
  readonly match: OpenMatch;
  /** Who shares this phone and is asked; by what everybody knows, never by what they hold. */
  readonly seats: readonly Seat[];
  /** Somebody of them has answered already. */
  readonly again: boolean;
  readonly onNobody: () => void;
  readonly onSpeak: (seat: Seat) => void;
}

const LINES = 2;

/** One question for all who share the phone, laid over what only a holder would need. Silence says "Nobody". */
export function WindowQuestion({ match, seats, again, onNobody, onSpeak }: WindowQuestionProps): JSX.Element {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useChoiceKeys(section, () => undefined, false);
  const people = match.people.value;
  const time = match.time.value;
  useEffect(() => {
    // Whoever is reading the log goes on reading it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [again]);
  const happened = match
    .history()
    .slice(-1)
    .flatMap(step => linesOf(match.game.ui.words, step, people))
    .slice(-LINES);
  return (
    <section class="question" aria-labelledby="question" data-asked="true" ref={section}>
      <div class="question-head">
        <h2 id="question" ref={heading} tabIndex={-1} aria-live="polite">
          {again ? ANSWERS.anybodyElse : ANSWERS.does(seats.map(seat => at(people, seat).name))}
        </h2>
        {time !== null && <Countdown time={time} mute />}
      </div>
      {happened.length > 0 && (
        <ul class="question-about">
          {happened.map((line, n) => (
            <li key={n}>{line}</li>
          ))}
        </ul>
      )}
      <Button kind="primary" wide data-choice="" data-main="" onClick={onNobody}>
        {ANSWERS.nobody}
      </Button>
      <div class="question-names">
        {seats.map(seat => (
          <SeatChip key={seat} person={at(people, seat)} answers onClick={() => onSpeak(seat)} />
        ))}
      </div>
      <p class="question-hint">{ANSWERS.whoHint}</p>
    </section>
  );
}
