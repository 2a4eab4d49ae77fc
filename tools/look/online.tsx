// A page that shows the screens of a table of many devices with a fake table behind them. Not shipped.
/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { matchLocks } from '../../src/app/match-locks.ts';
import { matchShelf } from '../../src/app/shelf.ts';
import { seat, seatsOf } from '../../src/engine/index.ts';
import { CATALOGUE } from '../../src/games/catalogue.ts';
import { memoryMatches } from '../../src/storage/index.ts';
import type { Roster } from '../../src/table/index.ts';
import { App } from '../../src/ui/app.tsx';
import type { Person } from '../../src/ui/game-ui.ts';
import type { Connection, Examined, Reach, Reign } from '../../src/ui/online.ts';
import { lookOf } from '../../src/ui/online/roster-facts.ts';
import type { CodeRefusal, DoorstepState, VisitState } from '../../src/ui/same-room.ts';
import type { OpenMatch, Services, Settings } from '../../src/ui/services.ts';
import {
  ME,
  ROOM,
  deviceNamed,
  fakeDoorstep,
  fakeOnline,
  fakeVisit,
  fakeTable,
  lineOf,
  reignOf,
  rosterOf,
} from '../../tests/support/fake-online.ts';

const asked = new URLSearchParams(location.search);
const want = (name: string, usual = ''): string => asked.get(name) ?? usual;
const LONG = [
  'Maximiliane-Josephin',
  'Bartholomew Kingsley',
  'Zo',
  'Wilhelmina Wood-Wyns',
  'Abdul-Rahman Al-Haqq',
  'Guinevere',
];
const SHORT = ['Ada', 'Bruno', 'Carmen', 'Dara', 'Emil', 'Fay'];
const names = want('names') === 'long' ? LONG : SHORT;

const hosting = want('host', '1') === '1';
const away = want('away')
  .split('')
  .map(n => `device-${n}`);
const phase = want('phase', 'lobby') as Roster['phase'];
const base = rosterOf(want('seats', '012.b'), { game: 'paris-nouveau', phase, options: {} }, names);
const roster: Roster = {
  ...base,
  host: hosting ? ME : 'device-1',
  seats: base.seats.map((place, n) => ({
    ...place,
    absence: want('standin').includes(String(n)) ? 'bot-for-now' : 'wait',
  })),
  devices: [
    ...base.devices.map(device => ({
      ...device,
      online: !away.includes(device.id),
      ready: want('ready').includes(device.id.slice(-1)),
      role: want('display') === '1' && device.id === ME ? ('display' as const) : ('player' as const),
    })),
    ...(want('watchers') === '1'
      ? [deviceNamed('device-8', 'Living room TV', { role: 'display' }), deviceNamed('device-9', 'Hana')]
      : []),
    ...(base.devices.some(({ id }) => id === ME)
      ? []
      : [deviceNamed(ME, 'Ada', { role: want('display') === '1' ? 'display' : 'player' })]),
  ],
};

const shelf = matchShelf({
  catalogue: CATALOGUE,
  matches: memoryMatches(),
  locks: matchLocks(undefined, { tell: () => undefined, hear: () => undefined }),
  tabs: { tell: () => undefined, hear: () => undefined },
  surroundings: {
    now: () => 1,
    randomSeed: () => '7'.repeat(64),
    pace: async () => undefined,
    noteFault: fault => reportError(fault),
    freezes: false,
  },
});

async function openMatch(): Promise<OpenMatch> {
  const bots = roster.seats.map((place, n) => ({
    ...lookOf(place),
    name: place.name === '' ? `Bot ${n}` : place.name,
    kind: want('over') === '1' || n > 0 ? ('bot' as const) : ('person' as const),
    level: want('over') === '1' || n > 0 ? ('steady' as const) : null,
  }));
  const made = await shelf.create({ game: 'paris-nouveau', name: 'Monday evening', seats: bots, options: {} });
  if (!made.ok) throw new Error(made.problem);
  const opened = await shelf.open(made.value);
  if (!opened.ok) throw new Error(opened.problem);
  const people: readonly Person[] = roster.seats.map((place, n) => ({
    ...lookOf(place),
    ...(place.holder !== null && place.absence !== 'wait'
      ? { presence: 'stand-in' as const }
      : place.holder !== null && away.includes(place.holder)
        ? { presence: 'away' as const }
        : {}),
    kind: n === 0 ? 'person' : place.kind,
  }));
  const here = seatsOf(people.length).filter(n => roster.seats[n]?.holder === ME);
  return { ...opened.value, people: signal(people), here: signal(here) };
}

const match = phase === 'lobby' ? null : await openMatch();
const connection: Connection =
  want('refused') !== ''
    ? { is: 'refused', why: want('refused') as never }
    : want('trying') !== ''
      ? { is: 'trying', trouble: want('trying') === 'null' ? null : (want('trying') as never) }
      : { is: 'open' };
const examined: readonly Examined[] = [
  { device: 'device-1', name: names[1] ?? '', path: 'same-network', roundTrip: 4.2 },
  { device: 'device-2', name: names[2] ?? '', path: 'relayed', roundTrip: 612 },
  { device: 'device-3', name: names[3] ?? '', path: 'through-host', roundTrip: 81 },
  { device: 'device-4', name: names[4] ?? '', path: 'away', roundTrip: null },
];
const talk =
  want('talk') === '1'
    ? [
        lineOf(1, 'Good evening, everybody. Who has played this before?', { seat: seat(1) }),
        lineOf(2, 'clean', { seat: seat(2), device: null, kind: 'claim' }),
        lineOf(3, 'laugh', { seat: seat(1), kind: 'reaction' }),
        lineOf(
          4,
          'I swear on my grandmother’s soup <b>bowl</b> that I am a rescuer, and always have been, since the day I was dealt.',
          { seat: seat(0), device: ME },
        ),
        lineOf(5, 'trust:1', { seat: seat(2), device: 'device-2', kind: 'claim' }),
        lineOf(6, 'Can you see the board on the television?', { seat: null, device: 'device-2' }),
        lineOf(7, 'hurry', { seat: seat(1), kind: 'reaction' }),
      ]
    : [];
/** As long as a real one. */
const CODE = 'AQx'.repeat(41);
const refusal = (want('refusal') || null) as CodeRefusal | null;

/** `door=showing`, `visit=failed:kept-apart`, `left=12` seconds. */
function moment(which: string): unknown {
  const [is, more = ''] = want(which, which === 'door' ? 'showing' : 'looking').split(':');
  const left = Number(want('left', '70')) * 1000;
  const link = `https://play.example.org/exodus-box/#/c/${CODE}`;
  switch (is) {
    case 'showing':
      return { is, code: { link, text: CODE, until: Date.now() + left, lasts: 90_000 } };
    case 'met':
      return {
        is,
        name: want('who', 'Ann'),
        room: ROOM,
        phrase: want('phrase', '3,17,40,62').split(',').map(Number),
      };
    case 'failed':
      return { is, trouble: more };
    default:
      return { is };
  }
}

/** `reign=elected` (epoch 2, as news), `choosing=1`, `ruling=0`, `survives=…`, `cards=here,there`, `branch=…`. */
const kind = want('reign') as Reign['kind'] | '';
const reign: Reign = {
  ...reignOf({ host: roster.host, epoch: 1, kind: 'first' }),
  ruling: want('ruling', '1') === '1',
  choosing: want('choosing') === '1',
  survives: want('survives', 'yes') as Reign['survives'],
  openCards: asked.has('cards')
    ? { here: want('cards').split(',').includes('here'), there: want('cards').split(',').includes('there') }
    : null,
  branch: want('branch') || null,
};

const table = fakeTable({
  reign,
  roster: want('roster') === 'null' ? null : roster,
  hosting,
  connection,
  match,
  talk,
  examined,
  muted: want('muted') === '1' ? ['device-1'] : [],
  reach: want('reach', 'anywhere') as Reach,
  doorstep: fakeDoorstep(moment('door') as DoorstepState, refusal),
  removed: want('removed') === '1' ? [{ id: 'x', name: 'Somebody unknown' }] : [],
});
if (kind !== '') setTimeout(() => (table.reign.value = { ...reign, kind, epoch: 2 }), 1200);
table.refuses = (want('refuse') || null) as never;

const settings: Settings = {
  theme: want('theme', 'dark') as Settings['theme'],
  board: 'drawn',
  alone: false,
  sound: false,
  vibration: false,
  motion: false,
} as Settings;
const current = signal(settings);
const services: Services = {
  catalogue: CATALOGUE,
  shelf,
  settings: { current, change: part => (current.value = { ...current.value, ...part }) },
  installation: {
    readyOffline: signal(true),
    updateWaiting: signal(false),
    mayUpdate: signal(true),
    update: () => undefined,
    installable: signal('installed'),
    install: async () => undefined,
    keepData: async () => true,
    stayAwake: () => () => undefined,
  },
  online: fakeOnline(table, {
    unavailable: (want('unavailable') || null) as never,
    myName: signal(want('name', 'Ada')),
    visit: async () => ({ ok: true, value: fakeVisit(moment('visit') as VisitState, refusal) }),
    rooms: signal(
      want('rooms') === '1'
        ? [
            { room: ROOM, hosting: true, game: 'paris-nouveau', people: names, seenAt: Date.now() - 60_000 },
            { room: 'ZbC-_012345', hosting: false, game: null, people: [], seenAt: Date.now() - 86_400_000 },
          ]
        : [],
    ),
  }),
};
if (location.hash === '') location.hash = `#/table/${ROOM}`;
await shelf.start?.();
const app = document.querySelector('#app');
if (app) render(<App services={services} />, app);
if (want('say') !== '')
  setTimeout(() => (table.talk.value = [...table.talk.value, lineOf(99, want('say'), { seat: seat(1) })]), 1500);
