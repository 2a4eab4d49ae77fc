import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { seat } from '../../../src/engine/index.ts';
import type { Roster } from '../../../src/table/index.ts';
import type { Connection, JoinProblem, Unavailable } from '../../../src/ui/online.ts';
import { JOIN, JOIN_PROBLEMS, REFUSALS, TROUBLES, UNAVAILABLE } from '../../../src/ui/online-words.ts';
import { HERE, INVITE } from '../../../src/ui/lobby-words.ts';
import { ConnectionStrip } from '../../../src/ui/online/connection.tsx';
import { Findings } from '../../../src/ui/online/doctor.tsx';
import { Lobby } from '../../../src/ui/online/lobby.tsx';
import { QrDrawing } from '../../../src/ui/online/qr-code.tsx';
import { lookOf } from '../../../src/ui/online/roster-facts.ts';
import { spokenLines } from '../../../src/ui/online/spoken.ts';
import { Refusal, TalkPanel } from '../../../src/ui/online/talk-panel.tsx';
import { UnavailableScreen } from '../../../src/ui/online/unavailable.tsx';
import { WaitingRoom } from '../../../src/ui/online/waiting-room.tsx';
import type { Installation, Services } from '../../../src/ui/services.ts';
import {
  ME,
  ROOM,
  type FakeTable,
  deviceNamed,
  fakeOnline,
  fakeTable,
  lineOf,
  rosterOf,
} from '../../support/fake-online.ts';
import { lanternTitle } from '../../support/lantern-game.ts';

const installation = {
  updateWaiting: signal(false),
  mayUpdate: signal(true),
} as unknown as Installation;

function lobby(table: FakeTable, roster: Roster): string {
  const services = { online: fakeOnline(table), installation } as unknown as Services;
  return renderToString(<Lobby services={services} table={table} roster={roster} title={lanternTitle()} game={null} />);
}

function talk(table: FakeTable, roster: Roster): string {
  const people = roster.seats.map(lookOf);
  const words = { claim: (claim: string) => claim };
  const lines = spokenLines({ talk: table.talk.value, muted: table.muted.value, roster, people, words });
  return renderToString(
    <TalkPanel
      table={table}
      roster={roster}
      people={people}
      lines={lines}
      speaker={seat(0)}
      claimsOf={() => []}
      claimWords={words.claim}
    />,
  );
}

const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

test('what a stranger types is shown as letters, in talk and in names', () => {
  const roster = rosterOf('01', {}, ['Ada', HOSTILE]);
  const table = fakeTable({ roster, hosting: true, talk: [lineOf(1, HOSTILE, { seat: seat(1) })] });
  for (const html of [talk(table, roster), lobby(table, roster)]) {
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<img|<script/);
  }
});

test('a muted line is not in the page, and the panel says that somebody is muted', () => {
  const roster = rosterOf('012');
  const said = [lineOf(1, 'first words'), lineOf(2, 'second words', { device: 'device-2' })];
  const html = talk(fakeTable({ roster, talk: said, muted: ['device-1'] }), roster);
  expect(html).not.toContain('first words');
  expect(html).toContain('second words');
  expect(html).toContain('1 person is muted.');
});

test('whoever shares a phone chooses who speaks; whoever has it alone is not asked', () => {
  const shared = rosterOf('001');
  expect(talk(fakeTable({ roster: shared }), shared)).toContain('Who is speaking?');
  const own = rosterOf('012');
  expect(talk(fakeTable({ roster: own }), own)).not.toContain('Who is speaking?');
});

test('a line that was too fast is refused in words', () => {
  expect(renderToString(<Refusal why="too-fast" />)).toContain(REFUSALS['too-fast']);
  expect(renderToString(<Refusal why={null} />)).not.toContain('fast');
});

test('the host sees what speaks against starting, and what only a host may do', () => {
  const roster = rosterOf('01.');
  const html = lobby(fakeTable({ roster, hosting: true }), roster);
  expect(html).toContain('One seat is empty. Bruno is not ready yet.');
  expect(html).toContain('Start the match');
  expect(html).toContain('Take off the table');
  expect(html).not.toContain('I am ready');
});

test('a guest may sit, stand and be ready, and nothing that only a host may', () => {
  const roster = { ...rosterOf('01.'), host: 'device-1' };
  const html = lobby(fakeTable({ roster }), roster);
  expect(html).toContain('Sit here, on seat 3');
  expect(html).toContain('Stand up');
  expect(html).toContain('I am ready');
  expect(html).toContain('Bruno hosts this table');
  for (const only of ['Start the match', 'Take off the table', 'Put a bot here', 'Add a seat']) {
    expect(html).not.toContain(only);
  }
});

test('a guest who finds every seat taken stays and watches', () => {
  const roster = { ...rosterOf('12'), devices: [...rosterOf('12').devices, deviceNamed(ME, 'Ada')] };
  const html = lobby(fakeTable({ roster }), roster);
  expect(html).toContain('Every seat is taken. You are watching.');
  expect(html).not.toContain('I am ready');
});

test('an empty table tells its host how others come in', () => {
  const roster = rosterOf('0..');
  expect(lobby(fakeTable({ roster, hosting: true }), roster)).toContain('Nobody else is here yet.');
});

test('a table in one room is joined by scanning, and its link comes with the internet', () => {
  const roster = rosterOf('0..');
  const table = fakeTable({ roster, hosting: true, reach: 'here' });
  const here = lobby(table, roster);
  for (const words of [HERE.letIn, HERE.openToo, HERE.nobodyYet]) expect(here).toContain(words);
  expect(here).not.toContain(INVITE.copy);
  table.host?.openToInternet();
  const anywhere = lobby(table, roster);
  for (const words of [HERE.letIn, INVITE.copy]) expect(anywhere).toContain(words);
  expect(anywhere).not.toContain(HERE.openToo);
});

test('a guest of such a table may let others in as well, and not open it to the internet', () => {
  const roster = { ...rosterOf('01.'), host: 'device-1' };
  const html = lobby(fakeTable({ roster, reach: 'here' }), roster);
  expect(html).toContain(HERE.letIn);
  expect(html).not.toContain(HERE.openToo);
});

test('who has lost the table comes back by a code of anybody at it', () => {
  const apart = { is: 'trying', trouble: 'apart' } as const;
  expect(waiting(apart)).toContain(`href="#/scan/${ROOM}"`);
  expect(waiting({ is: 'trying', trouble: 'host-away' })).not.toContain('#/scan');
  const strip = renderToString(<ConnectionStrip table={fakeTable({ roster: rosterOf('01'), connection: apart })} />);
  expect(strip).toContain(`href="#/scan/${ROOM}"`);
  expect(strip).not.toContain(JOIN.retry);
});

const waiting = (connection: Exclude<Connection, { is: 'open' }>): string =>
  renderToString(
    <WaitingRoom table={fakeTable({ roster: null, connection })} connection={connection} installation={installation} />,
  );

test.each(Object.keys(JOIN_PROBLEMS) as JoinProblem[])('%s is said on a screen of its own, with a way out', why => {
  const html = waiting({ is: 'refused', why });
  const others = Object.keys(JOIN_PROBLEMS).filter(other => other !== why) as JoinProblem[];
  expect(html).toContain(JOIN_PROBLEMS[why].title);
  expect(html).toContain(JOIN_PROBLEMS[why].text);
  for (const other of others) expect(html).not.toContain(JOIN_PROBLEMS[other].title);
  expect(html.match(/<button|<form/)).not.toBeNull();
  expect(html).toContain('href="#/"');
});

test('an old build is offered to refresh here, an old host is not', () => {
  expect(waiting({ is: 'refused', why: 'we-are-older' })).toContain(JOIN.refresh);
  expect(waiting({ is: 'refused', why: 'they-are-older' })).not.toContain(JOIN.refresh);
});

test.each(Object.keys(TROUBLES) as (keyof typeof TROUBLES)[])('%s is said while it goes on trying', trouble => {
  const html = waiting({ is: 'trying', trouble });
  expect(html).toContain(TROUBLES[trouble].title);
  expect(html).toContain(JOIN.retry);
});

test.each(Object.keys(UNAVAILABLE) as Unavailable[])('%s says what is missing and how to get it', why => {
  const html = renderToString(<UnavailableScreen why={why} />);
  expect(UNAVAILABLE[why].ways.length).toBeGreaterThan(0);
  for (const way of UNAVAILABLE[why].ways) expect(html).toContain(way);
});

test('the doctor says how each device is reached, and what to try only when something is wrong', () => {
  const near = { device: 'device-1', name: 'Bruno', path: 'direct', roundTrip: 30 } as const;
  const table = fakeTable({ roster: rosterOf('01') });
  const well = renderToString(<Findings table={table} devices={[near]} />);
  expect(well).toContain('directly, over the internet, 30 ms there and back');
  expect(well).not.toContain('What to try');
  const ill = renderToString(<Findings table={table} devices={[{ ...near, path: 'away', roundTrip: null }]} />);
  expect(ill).toContain('What to try');
});

test('a square code is drawn module by module, in runs', () => {
  const html = renderToString(
    <QrDrawing
      modules={[
        [true, true, false],
        [false, true, false],
        [false, false, false],
      ]}
    />,
  );
  expect(html).toContain('viewBox="0 0 3 3"');
  expect(html).toContain('d="M0 0h2v1h-2zM1 1h1v1h-1z"');
});
