import './generic-board.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Actor, type BySeat, type Viewer, at } from '../../engine/index.ts';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { SeatChip } from '../components/seat-chip.tsx';
import { useSecrecy } from '../components/secret.tsx';
import type { BoardProps, Person, Words } from '../game-ui.ts';
import { claimLines } from '../claim-lines.ts';
import { ANSWERS } from '../window-words.ts';
import { GENERIC } from '../words.ts';
import { Choices } from './choices.tsx';
import { humanise, humaniseLines } from './humanise.ts';

interface GenericBoardProps extends BoardProps<unknown, unknown, unknown> {
  /** A game may have rules before it has words. */
  readonly words?: Words<unknown, unknown, unknown> | undefined;
}

/** Plays any game from its view, its events and its legal actions alone; in text, first of all. */
export function GenericBoard(props: GenericBoardProps): JSX.Element {
  const { publicView, viewer, awaited, events, people, said, words } = props;
  const facts = words ? words.publicly(publicView, people) : humaniseLines(publicView, people);
  const lines = events
    .map(event => (words ? words.event(event, people) : humanise(event, people)))
    .filter(line => line !== null)
    .concat(claimLines(words, said, people));
  const prompt = words ? props.prompt : GENERIC.asked(namesOf(awaited, people), props.asked);

  return (
    <div class="generic">
      <section class="generic-table" aria-labelledby="generic-table">
        <h2 id="generic-table">{GENERIC.table}</h2>
        <div class="row">
          {people.map((person, n) => (
            <SeatChip
              key={n}
              person={person}
              mine={n === viewer}
              status={awaited.some(actor => actor === n) ? 'deciding' : 'idle'}
            />
          ))}
        </div>
        <ul class="generic-facts">
          {facts.map((line, n) => (
            <li key={n}>{line}</li>
          ))}
        </ul>
      </section>
      <section class="generic-happened" aria-labelledby="generic-happened">
        <h2 id="generic-happened">{GENERIC.happened}</h2>
        <ul aria-live="polite">
          {lines.length === 0 && <li>{GENERIC.nothing}</li>}
          {lines.map((line, n) => (
            <li key={`${props.seq}-${n}`}>{line}</li>
          ))}
        </ul>
      </section>
      <section class="generic-prompt" data-asked={props.asked} aria-labelledby="generic-prompt">
        <h2 id="generic-prompt" class="visually-hidden">
          {GENERIC.prompt}
        </h2>
        <p class="generic-sentence" aria-live="polite">
          {prompt}
        </p>
        {props.asked && props.window !== null && <Pass {...props} />}
        {viewer !== 'spectator' && <Mine {...props} />}
      </section>
    </div>
  );
}

/** Whoever has nothing to say, says so without looking at what they hold. */
function Pass(props: GenericBoardProps): JSX.Element {
  return <Button onClick={() => props.act(props.window?.pass)}>{ANSWERS.pass}</Button>;
}

/** What only the holder knows and may do. None of it is in the page until they ask for it. */
function Mine(props: GenericBoardProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button just pressed is gone; whoever plays by keyboard goes on from here.
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [props.seq]);
  return (
    <div class="generic-mine" ref={root}>
      <Own {...props} />
    </div>
  );
}

function Own(props: GenericBoardProps): JSX.Element {
  const { view, publicView, revealed, people, legal, still, words } = props;
  const { keep, kept } = useSecrecy();
  const toggle = (
    <Button
      aria-pressed={revealed}
      icon={<Glyph name={revealed ? 'eye-shut' : 'eye'} size={1.25} />}
      onClick={() => keep(!kept)}
    >
      {revealed ? GENERIC.hide : GENERIC.show}
    </Button>
  );
  if (!revealed) return toggle;

  const secrets = words ? words.secrets(view, people) : secretLines(view, publicView, people);
  return (
    <>
      {/* First, so that the Tab key goes on from it to the choices and not out of the page, which would hide them. */}
      {toggle}
      <Choices
        actions={still ? [] : legal}
        label={action => (words ? words.action(action, view, people) : humanise(action, people))}
        onChoose={action => props.act(action)}
      />
      <h3>{GENERIC.secrets}</h3>
      <ul class="generic-secrets">
        {secrets.map((line, n) => (
          <li key={n}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** What the holder's view says that everybody's does not. */
function secretLines(view: unknown, publicView: unknown, people: BySeat<Person>): readonly string[] {
  const known = new Set(humaniseLines(publicView, people));
  return humaniseLines(view, people).filter(line => !known.has(line));
}

const namesOf = (awaited: readonly Actor[], people: BySeat<Person>): readonly string[] =>
  awaited.map(actor => (actor === 'clock' ? GENERIC.clock : at(people, actor satisfies Viewer).name));
