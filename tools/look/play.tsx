// A page that shows the table around a board, with clocks and windows as wished for. Not shipped.
/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { type AnyRules, type Match, type Seat, play, rngFor, seat, seatsOf, start } from '../../src/engine/index.ts';
import { CATALOGUE } from '../../src/games/catalogue.ts';
import { sceneFor } from '../../src/table/index.ts';
import '../../src/ui/components/components.css';
import { type OpenWindow, type Person, SEAT_COLOURS, SEAT_SHAPES, type TimeLeft } from '../../src/ui/game-ui.ts';
import '../../src/ui/play/play.css';
import { Table } from '../../src/ui/play/table.tsx';
import type { OpenMatch, Settings } from '../../src/ui/services.ts';
import '../../src/ui/styles/index.css';
import { SETTINGS, fakeServices } from '../../tests/support/fake-match.ts';

const query = new URLSearchParams(location.search);
const want = (name: string, usual = ''): string => query.get(name) ?? usual;
document.documentElement.dataset['theme'] = want('theme', 'dark');

const LONG = [
  'Maximiliane-Josephin',
  'Bartholomew Kingsley',
  'Zo',
  'Wilhelmina Wood-Wyns',
  'Abdul-Rahman',
  'Guinevere',
];
const SHORT = ['Ada', 'Bruno', 'Carmen', 'Dara', 'Emil', 'Fay'];
const names = want('names') === 'long' ? LONG : SHORT;
/** p plays here, r elsewhere, b is a bot. */
const kinds = want('kinds', 'pr');

const title = CATALOGUE.find(({ meta }) => meta.id.startsWith(want('game', 'moses')));
if (title === undefined) throw new Error('No such game.');
const game = await title.load();
const rules: AnyRules = game.rules;

function find(): { match: Match<unknown>; events: readonly unknown[] } {
  const wanted = want('phase', 'respond');
  for (let n = 0; n < 200; n++) {
    let match = start(rules, { seed: n.toString(16).padStart(64, '7'), seats: kinds.length, options: {} });
    let events: readonly unknown[] = [];
    for (let guard = 0; guard < 400 && !rules.outcome(match.state); guard++) {
      const { phase } = rules.view(match.state, 'spectator') as { phase: { name: string } };
      if (phase.name === wanted && match.moves >= Number(want('moves', '0'))) return { match, events };
      const actor = rules.awaited(match.state)[0] as Seat;
      const legal = rules.legal(match.state, actor);
      const verdict = play(rules, match, { actor, action: legal[rngFor(match.seed, guard).int(legal.length)] });
      if (!verdict.ok) throw new Error(verdict.refusal);
      ({ match, events } = verdict);
    }
  }
  throw new Error(`no ${wanted}`);
}

const { match, events } = find();
const timed = rules.timed?.(match.state);
const allButFirst = seatsOf(kinds.length).filter(at => at > 0);
const asked = want('asked') === 'all' ? allButFirst : timed?.kind === 'window' ? timed.asked : allButFirst;
const open: OpenWindow = { moment: 'now', trigger: 'event', asked, aimedAt: [], pass: { type: 'pass' } };
const left = Number(want('left', '0')) * 1000;
const time: TimeLeft = {
  kind: want('clock', 'window') as TimeLeft['kind'],
  total: Number(want('total', want('left', '0'))) * 1000,
  left,
  since: Date.now(),
  runs: want('runs', '1') === '1',
};
// Whoever is asked in the game plays here, so that their answers can be seen.
const turned = want('mine') === 'asked' && asked[0] === 1 ? kinds.split('').toReversed().join('') : kinds;
const people: readonly Person[] = turned.split('').map((kind, n) => ({
  name: names[n] ?? '',
  colour: SEAT_COLOURS[n] ?? 'amber',
  shape: SEAT_SHAPES[n] ?? 'circle',
  kind: kind === 'b' ? 'bot' : 'person',
}));
const answered = signal<readonly Seat[]>([]);
const windowed = want('window', '1') === '1';
const table: OpenMatch = {
  id: 'look',
  name: 'Thursday evening',
  game,
  seats: [],
  people: signal(people),
  here: signal(seatsOf(turned.length).filter(at => turned[at] === 'p')),
  options: {},
  seq: signal(match.moves),
  saving: signal(false),
  problem: signal(null),
  said: signal([]),
  sceneFor(viewer) {
    const scene = sceneFor(rules, match, viewer, events);
    return windowed && asked !== (timed?.kind === 'window' ? timed.asked : null) ? { ...scene, awaited: asked } : scene;
  },
  pastScene: () => sceneFor(rules, match, 'spectator', events),
  history: () => [
    { seq: 1, events: events.map(event => rules.seen(event, 'spectator')).filter(event => event !== null), said: [] },
  ],
  act: async by => {
    answered.value = [...answered.value, by];
    return { ok: true, value: undefined };
  },
  time: signal(left > 0 ? time : null),
  moreTime: () => undefined,
  window: signal(windowed ? open : null),
  answered,
  wait: () => undefined,
  waitsLeft: () => 2,
  botsPaused: signal(false),
  close: () => undefined,
};
const settings = signal<Settings>({
  ...SETTINGS,
  board: want('board', 'drawn') as Settings['board'],
  alone: want('alone', '1') === '1',
  standing:
    want('pass') === '' ? {} : { look: { [seat(turned.indexOf('p'))]: { pass: want('pass') as 'match', ready: {} } } },
});
const root = document.querySelector('#app');
if (root === null) throw new Error('The page has no place for it.');
render(<Table services={fakeServices(settings)} match={table} onReopen={() => undefined} company={null} />, root);
