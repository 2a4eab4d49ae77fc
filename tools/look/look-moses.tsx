// A page that puts the Moses board into a wished-for moment of a bot game, to be looked at. Not shipped.
/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { type Match, type Seat, play, rngFor, seat, start } from '../../src/engine/index.ts';
import type { Event } from '../../src/games/moses-vs-pharaoh/event.ts';
import { bot, rules } from '../../src/games/moses-vs-pharaoh/index.ts';
import type { Action, State } from '../../src/games/moses-vs-pharaoh/state.ts';
import { Board } from '../../src/games/moses-vs-pharaoh/ui/board.tsx';
import { words } from '../../src/games/moses-vs-pharaoh/ui/words/index.ts';
import '../../src/ui/components/components.css';
import { SecrecyContext } from '../../src/ui/components/secret.tsx';
import type { Person } from '../../src/ui/game-ui.ts';
import '../../src/ui/styles/index.css';

const asked = new URLSearchParams(location.search);
const wanted = asked.get('phase') ?? 'play';
const side = asked.get('side');
const minTurn = Number(asked.get('turn') ?? 0);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark';

const NAMES = asked.get('names') === 'short' ? ['Ada', 'Bruno'] : ['Maximiliane-Josephin', 'Bartholomew Kingsley'];
const people: Person[] = [
  { name: NAMES[0] ?? '', colour: 'amber', shape: 'circle', kind: 'person' },
  { name: NAMES[1] ?? '', colour: 'sky', shape: 'square', kind: 'person' },
];

interface Moment {
  match: Match<State>;
  events: readonly Event[];
}

function move({ match }: Moment, actor: Seat, action: Action): Moment {
  const verdict = play(rules, match, { actor, action });
  if (!verdict.ok) throw new Error(verdict.refusal);
  return { match: verdict.match, events: verdict.events };
}

function next({ match }: Moment): Moment {
  const rng = rngFor(match.seed, 1e6 + match.moves);
  const actor = rules.awaited(match.state)[0] as Seat;
  const legal = rules.legal(match.state, actor);
  const action =
    bot.choose({ view: rules.view(match.state, actor), seat: actor, legal, awaited: true, level: 'steady', rng }) ??
    legal[0];
  if (action === undefined) throw new Error('The bot found nothing to do.');
  const wish = wanted === 'bid' && action.type === 'wish' ? ({ type: 'wish', wish: 'hebrew' } as const) : action;
  return move({ match, events: [] }, actor, wish);
}

function fits({ match: { state }, events }: Moment): boolean {
  const { phase } = state;
  if (state.turn < minTurn) return false;
  if (asked.has('event')) return events.some(({ type }) => type === asked.get('event'));
  if (phase.name !== wanted) return false;
  if (side !== null && 'side' in phase && phase.side !== side) return false;
  if (asked.has('trigger') && (phase.name !== 'respond' || phase.trigger.kind !== asked.get('trigger'))) return false;
  if (asked.has('choice') && (phase.name !== 'choose' || phase.choice.kind !== asked.get('choice'))) return false;
  if (asked.has('at') && state.hebrews !== asked.get('at')) return false;
  if (asked.has('laid') && (phase.name !== 'battle' || phase.cards.length === 0)) return false;
  return !asked.has('free') || state.row >= 13;
}

function find(): Moment {
  for (let n = 0; n < 300; n++) {
    const seed = n.toString(16).padStart(64, '7');
    let moment: Moment = { match: start(rules, { seed, seats: 2, options: {} }), events: [] };
    for (let guard = 0; guard < 900; guard++) {
      if (fits(moment)) return moment;
      if (rules.outcome(moment.match.state)) break;
      moment = next(moment);
    }
  }
  throw new Error(`no ${wanted}`);
}

function Look() {
  const [moment, setMoment] = useState(find);
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(asked.get('revealed') !== '0');
  const { state } = moment.match;
  const awaited = rules.awaited(state);
  const who = asked.get('viewer');
  const first = (awaited[0] as Seat | undefined) ?? seat(0);
  const viewer = who === 'spectator' ? 'spectator' : who === 'other' ? seat(1 - first) : first;
  const revealed = held || kept;
  const top = document.querySelector('#top');
  if (top !== null) top.textContent = words.progress(rules.view(state, 'spectator'));
  const secrecy = {
    revealed,
    available: viewer !== 'spectator',
    alwaysOpen: asked.get('shared') !== '1' && revealed,
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
        said={[]}
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

render(<Look />, document.querySelector('#app') as HTMLElement);
