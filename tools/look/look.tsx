// A page that puts the board of any game into a wished-for moment, to be looked at. Not shipped.
/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { type Seat, type Viewer, play, seat } from '../../src/engine/index.ts';
import { CATALOGUE, type Game, titleOf } from '../../src/games/catalogue.ts';
import '../../src/ui/components/components.css';
import { SecrecyContext } from '../../src/ui/components/secret.tsx';
import { type Person, SEAT_COLOURS, SEAT_SHAPES } from '../../src/ui/game-ui.ts';
import '../../src/ui/styles/index.css';
import { type Moment, momentLike, phasesOf } from './wish.ts';

/** What is wished of the page; whatever else is asked for is wished of the moment. */
const OWN = ['game', 'seats', 'theme', 'names', 'viewer', 'revealed', 'alone', 'skip', 'show'];
const LONG = [
  'Maximiliane-Josephin',
  'Bartholomew Kingsley',
  'Zo',
  'Wilhelmina Wood-Wyns',
  'Abdul-Rahman Al-Haqq',
  'Guinevere',
  'Ethelreda Winterbourne',
  'Ib',
];
const SHORT = ['Ada', 'Bruno', 'Chloé', 'Dario', 'Emil', 'Fleur', 'Gus', 'Hana'];

const asked = new URLSearchParams(location.search);
const wishes = [...asked].filter(([name]) => !OWN.includes(name));
const title = titleOf(asked.get('game') ?? '');
if (!title) throw new Error(`Name a game: ${CATALOGUE.map(({ meta }) => meta.id).join(', ')}.`);
const seats = Number(asked.get('seats') ?? title.meta.seats.max);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark';

const people: Person[] = Array.from({ length: seats }, (_, n) => ({
  name: (asked.get('names') === 'short' ? SHORT : LONG)[n] ?? '',
  colour: SEAT_COLOURS[n] ?? 'amber',
  shape: SEAT_SHAPES[n] ?? 'circle',
  kind: n === 2 ? 'bot' : 'person',
}));

function viewerOf(first: Seat): Viewer {
  const who = asked.get('viewer');
  if (who === 'spectator') return who;
  return who === 'other' ? seat((first + 1) % seats) : first;
}

function Look({ game, first }: { readonly game: Game; readonly first: Moment }) {
  const { rules, ui } = game;
  const { Board, words } = ui;
  const [{ match, events }, setMoment] = useState(first);
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(asked.get('revealed') === '1');
  const awaited = rules.awaited(match.state);
  const viewer = viewerOf(awaited.find(actor => actor !== 'clock') ?? seat(0));
  const revealed = held || kept;
  const publicView = rules.view(match.state, 'spectator');
  const top = document.querySelector('#top');
  if (top !== null) top.textContent = words.progress(publicView);

  function act(action: unknown): void {
    if (viewer === 'spectator') return;
    const verdict = play(rules, match, { actor: viewer, action });
    if (!verdict.ok) throw new Error(verdict.refusal);
    setMoment({ match: verdict.match, events: verdict.events });
  }

  const secrecy = {
    revealed,
    available: viewer !== 'spectator',
    alwaysOpen: asked.get('alone') === '1',
    kept,
    hold: () => setHeld(true),
    release: () => setHeld(false),
    keep: setKept,
  };
  return (
    <SecrecyContext.Provider value={secrecy}>
      <Board
        publicView={publicView}
        view={rules.view(match.state, viewer)}
        viewer={viewer}
        revealed={revealed}
        asked={viewer !== 'spectator' && awaited.includes(viewer)}
        prompt={words.prompt({ view: publicView, viewer, awaited, people })}
        legal={viewer === 'spectator' ? [] : rules.legal(match.state, viewer)}
        awaited={awaited}
        events={events.map(event => rules.seen(event, viewer)).filter(event => event !== null)}
        seq={match.moves}
        people={people}
        said={[]}
        still={false}
        time={null}
        window={null}
        act={act}
      />
    </SecrecyContext.Provider>
  );
}

const HowToPlay = ({ game }: { readonly game: Game }) => (
  <div class="how">
    {game.ui.rulebook.howToPlay.map(({ title: heading, text, Picture }) => (
      <div key={heading}>
        <Picture />
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
    ))}
  </div>
);

const game = await title.load();
const app = document.querySelector('#app') as HTMLElement;
const show = asked.get('show');
if (show === 'phases') app.textContent = JSON.stringify(phasesOf(game, seats));
else if (show === 'how-to-play') render(<HowToPlay game={game} />, app);
else render(<Look game={game} first={momentLike(game, seats, wishes, Number(asked.get('skip') ?? 0))} />, app);
document.documentElement.dataset['ready'] = 'true';
