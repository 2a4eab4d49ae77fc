import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { DeviceId } from '../../table/index.ts';
import { Glyph } from '../components/glyph.tsx';
import { SeatMark } from '../components/seat-mark.tsx';
import { REACTION_WORDS, TALK } from '../talk-words.ts';
import { ReactionMark } from './reaction-mark.tsx';
import type { Spoken } from './spoken.ts';

/** More than anybody scrolls back to. */
const SHOWN = 100;

interface TalkLinesProps {
  readonly lines: readonly Spoken[];
  readonly me: DeviceId;
  /** A tap on somebody else's name. */
  readonly onAbout: (line: Spoken) => void;
}

/** What was said, newest last and in sight. */
export function TalkLines({ lines, me, onAbout }: TalkLinesProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.n;
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [newest]);
  if (lines.length === 0) return <p class="talk-empty soft">{TALK.empty}</p>;
  return (
    <div class="talk-lines" ref={list} aria-label={TALK.lines} role="log">
      <ol>
        {lines.slice(-SHOWN).map(line => (
          <li key={line.n} class="talk-line" data-kind={line.said.kind} data-mine={line.device === me}>
            {line.device === null || line.device === me ? (
              <span class="talk-who">
                <Who line={line} />
              </span>
            ) : (
              <button type="button" class="talk-who" title={TALK.about(line.name)} onClick={() => onAbout(line)}>
                <Who line={line} />
              </button>
            )}
            <SaidWords said={line.said} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Who({ line: { person, name } }: { readonly line: Spoken }): JSX.Element {
  return (
    <>
      {person ? <SeatMark person={person} size={1} /> : <Glyph name="eye" size={1} />}
      <b>{name}</b>
    </>
  );
}

/** Only ever text: what a stranger typed is never more than letters. */
export function SaidWords({ said }: { readonly said: Spoken['said'] }): JSX.Element {
  switch (said.kind) {
    case 'chat':
      return <span class="talk-text">{said.text}</span>;
    case 'claim':
      return <q class="talk-text">{said.text}</q>;
    case 'reaction':
      return (
        <span class="talk-text talk-reaction">
          <ReactionMark reaction={said.reaction} size={1.25} />
          {REACTION_WORDS[said.reaction]}
        </span>
      );
  }
}
