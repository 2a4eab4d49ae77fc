// A page that puts the Paris board into a wished-for moment of a bot game, to be looked at. Not shipped.
/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { type Match, type Seat, play, rngFor, seat, start } from '../../src/engine/index.ts';
import { bot, rules } from '../../src/games/paris-nouveau/index.ts';
import type { Action, State } from '../../src/games/paris-nouveau/state.ts';
import type { Event } from '../../src/games/paris-nouveau/event.ts';
import { Board } from '../../src/games/paris-nouveau/ui/board.tsx';
import { words } from '../../src/games/paris-nouveau/ui/words/index.ts';
import { rulebook } from '../../src/games/paris-nouveau/ui/how-to-play/rulebook.tsx';
import { SecrecyContext } from '../../src/ui/components/secret.tsx';
import '../../src/ui/components/components.css';
import { type Person, SEAT_COLOURS, SEAT_SHAPES } from '../../src/ui/game-ui.ts';
import '../../src/ui/styles/index.css';

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get('seats') ?? 6);
const wanted = asked.get('phase') ?? 'commit';
const minRound = Number(asked.get('round') ?? 3);
const NAMES = [
  'Maximiliane-Josephin',
  'Bartholomew Kingsley',
  'Zo',
  'Wilhelmina Wood-Wyns',
  'Abdul-Rahman Al-Haqq',
  'Guinevere',
];
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';

const people: Person[] = Array.from({ length: seats }, (_, n) => ({
  name: (asked.get('names') === 'short' ? ['Ada', 'Bruno', 'Chloé', 'Dario', 'Emil', 'Fleur'] : NAMES)[n] ?? '',
  colour: SEAT_COLOURS[n] ?? 'amber',
  shape: SEAT_SHAPES[n] ?? 'circle',
  kind: n === 2 ? 'bot' : 'person',
}));

interface Moment {
  match: Match<State>;
  events: readonly Event[];
}

function next({ match }: Moment): Moment {
  const rng = rngFor(match.seed, 1e6 + match.moves);
  const actor = rules.awaited(match.state)[0] as Seat;
  const legal = rules.legal(match.state, actor);
  const action =
    bot.choose({ view: rules.view(match.state, actor), seat: actor, legal, awaited: true, level: 'steady', rng }) ??
    legal[0];
  if (action === undefined) throw new Error('The bot found nothing to do.');
  return move({ match, events: [] }, actor, action);
}

function move({ match }: Moment, actor: Seat, action: Action): Moment {
  const verdict = play(rules, match, { actor, action });
  if (!verdict.ok) throw new Error(verdict.refusal);
  return { match: verdict.match, events: verdict.events };
}

function find(): Moment {
  for (let n = 0; n < 400; n++) {
    const seed = n.toString(16).padStart(64, '7');
    let moment: Moment = { match: start(rules, { seed, seats, options: {} }), events: [] };
    for (let guard = 0; guard < 900; guard++) {
      const { state } = moment.match;
      if (state.phase.name === wanted && state.round >= minRound && rich(state)) return moment;
      if (rules.outcome(state)) break;
      moment = next(moment);
    }
  }
  throw new Error(`no ${wanted}`);
}

function rich(state: State): boolean {
  const { phase } = state;
  if (phase.name === 'submit') return phase.submitted.filter(laid => laid !== null).length >= 3;
  if (phase.name === 'assign')
    return phase.tokens.filter(tokens => tokens > 0).length >= 3 && phase.targets.some(to => to !== null);
  if (phase.name === 'commit') return phase.tokens.filter(tokens => tokens !== null).length >= 2;
  return true;
}

function Look() {
  const [moment, setMoment] = useState(find);
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(asked.get('revealed') === '1');
  const { state } = moment.match;
  const awaited = rules.awaited(state);
  const who = asked.get('viewer');
  const viewer =
    who === 'spectator'
      ? 'spectator'
      : who === 'other'
        ? seat(((awaited[0] as number) + 1) % seats)
        : ((awaited[0] as Seat | undefined) ?? seat(0));
  const revealed = held || kept;
  const top = document.querySelector('#top');
  if (top !== null) top.textContent = words.progress(rules.view(state, 'spectator'));
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
        publicView={rules.view(state, 'spectator')}
        view={rules.view(state, viewer)}
        viewer={viewer}
        revealed={revealed}
        legal={viewer === 'spectator' ? [] : rules.legal(state, viewer)}
        awaited={awaited}
        events={moment.events.map(event => rules.seen(event, viewer)).filter(event => event !== null)}
        seq={moment.match.moves}
        people={people}
        said={[{ seq: 1, seat: seat(1), claim: 'goes-far' }]}
        still={false}
        time={null}
        window={null}
        act={action => {
          if (viewer !== 'spectator') setMoment(move(moment, viewer, action));
        }}
      />
    </SecrecyContext.Provider>
  );
}

const app = document.querySelector('#app') as HTMLElement;
if (wanted === 'howto') {
  app.style.overflow = 'auto';
  render(
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        padding: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
      }}
    >
      {rulebook.howToPlay.map(({ title, text, Picture }) => (
        <div key={title}>
          <Picture />
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>,
    app,
  );
} else render(<Look />, app);
