import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { SeatMark } from '../components/seat-mark.tsx';
import { seatStyle } from '../components/seat-style.ts';
import type { Person } from '../game-ui.ts';
import type { OpenMatch } from '../services.ts';
import { PLAY } from '../words.ts';
import { linesOf } from './log-lines.ts';

interface CurtainProps {
  readonly match: OpenMatch;
  readonly person: Person;
  /** They asked for the phone themselves, so it can be given back. */
  readonly asked: boolean;
  readonly onHere: () => void;
  readonly onBack: () => void;
  readonly onSomeoneElse: () => void;
  readonly children?: ComponentChildren;
}

const LINES = 4;

/** Between two people: nothing here is anybody's secret. */
export function Curtain({ match, person, asked, onHere, onBack, onSomeoneElse, children }: CurtainProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = person;
  useEffect(() => {
    document.title = `${PLAY.passTo(name)} · ${match.name}`;
    heading.current?.focus();
  }, [name]);
  const happened = match
    .history()
    .slice(-LINES)
    .flatMap(step => linesOf(match.game.ui.words, step, match.people.value))
    .slice(-LINES);

  return (
    <main class="curtain" style={seatStyle(person.colour)}>
      <div class="curtain-middle">
        <span class="curtain-mark">
          <SeatMark person={person} size={5} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {PLAY.passTo(name)}
        </h1>
        <p class="curtain-hint">{PLAY.curtainHint}</p>
        <button type="button" class="curtain-button" onClick={onHere}>
          {PLAY.iAm(name)}
        </button>
      </div>
      {happened.length > 0 && (
        <section class="curtain-log" aria-label={PLAY.sinceThen}>
          <h2>{PLAY.sinceThen}</h2>
          <ul>
            {happened.map((line, n) => (
              <li key={n}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <footer class="curtain-foot">
        {asked ? (
          <Button kind="quiet" onClick={onBack}>
            {PLAY.notNow}
          </Button>
        ) : (
          <Button kind="quiet" onClick={onSomeoneElse}>
            {PLAY.someoneElse}
          </Button>
        )}
        <a class="button" data-kind="quiet" href="#/">
          {PLAY.leave}
        </a>
      </footer>
      {children}
    </main>
  );
}
