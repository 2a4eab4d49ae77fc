import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { CameraState } from '../../../src/ui/same-room/camera.ts';
import { AtTheDoor } from '../../../src/ui/same-room/let-in.tsx';
import { Refused } from '../../../src/ui/same-room/notice.tsx';
import { Viewfinder } from '../../../src/ui/same-room/viewfinder.tsx';
import { VisitMoment } from '../../../src/ui/same-room/visit-moment.tsx';
import { ScanScreen } from '../../../src/ui/same-room/visit-screen.tsx';
import { CAMERA, CODE_REFUSALS, LET_IN, MEETING_TROUBLES, NO_CAMERA, VISIT } from '../../../src/ui/same-room/words.ts';
import type { CodeRefusal, DoorstepState, MeetingTrouble, ShownCode, VisitState } from '../../../src/ui/same-room.ts';
import type { Services } from '../../../src/ui/services.ts';
import { ROOM, fakeDoorstep, fakeOnline, fakeTable } from '../../support/fake-online.ts';

const nothing = (): void => undefined;
const camera = (is: Exclude<CameraState['is'], 'running'>) => ({
  state: signal<CameraState>({ is }),
  start: async () => undefined,
  stop: nothing,
  turn: async () => undefined,
  light: async () => undefined,
});

const online = (name = 'Ada') => fakeOnline(fakeTable({ roster: null }), { myName: signal(name) });
const servicesFor = (name = 'Ada'): Services =>
  ({ online: online(name), settings: { current: signal({ vibration: false }) } }) as unknown as Services;

const CODE: ShownCode = { link: 'https://a.example/#/c/AbC', text: 'AbC', until: Date.now() + 60_000, lasts: 90_000 };

const door = (state: DoorstepState): string =>
  renderToString(
    <AtTheDoor services={servicesFor()} doorstep={fakeDoorstep(state)} camera={camera('refused')} onClose={nothing} />,
  );

const visit = (now: Exclude<VisitState, { is: 'looking' }>, name = 'Ada'): string =>
  renderToString(<VisitMoment now={now} online={online(name)} onAgain={nothing} onSit={nothing} />);

test('the door shows both directions at once: the code to be scanned, and where theirs is read', () => {
  const html = door({ is: 'showing', code: CODE });
  expect(html).toContain('data-code="AbC"');
  for (const words of ['Copy code', 'Paste their code', 'Read it', ...LET_IN.stepsPaste]) expect(html).toContain(words);
});

test('who came in is named, and the next one may come', () => {
  expect(door({ is: 'met', name: 'Ann', phrase: [1, 2, 3, 4] })).toContain('Ann is in');
  const unnamed = door({ is: 'met', name: '', phrase: [1, 2, 3, 4] });
  expect(unnamed).toContain('They are in');
  expect(unnamed).toContain(LET_IN.next);
});

test('a name is shown as letters', () => {
  expect(door({ is: 'met', name: '<img src=x>', phrase: [1, 2, 3, 4] })).toContain('&lt;img src=x');
});

test.each(Object.keys(MEETING_TROUBLES) as MeetingTrouble[])('%s is told on both sides, with a way on', trouble => {
  const { title, text, todo } = MEETING_TROUBLES[trouble];
  for (const html of [door({ is: 'failed', trouble }), visit({ is: 'failed', trouble })]) {
    for (const words of [title, text, todo]) expect(html).toContain(words);
    expect(html).toContain('<button');
  }
});

test.each(Object.keys(CODE_REFUSALS) as CodeRefusal[])('%s is said at once', refusal => {
  const html = renderToString(<Refused saying={CODE_REFUSALS[refusal]} />);
  expect(html).toContain('role="alert"');
  expect(html).toContain(CODE_REFUSALS[refusal].todo);
});

test.each(Object.keys(NO_CAMERA) as (keyof typeof NO_CAMERA)[])('without a camera (%s) it says why', why => {
  const html = renderToString(<Viewfinder camera={camera(why)} onText={async () => undefined} />);
  expect(html).toContain(NO_CAMERA[why].title);
  expect(html.includes(CAMERA.again)).toBe(why === 'refused' || why === 'in-use');
  for (const way of NO_CAMERA[why].ways) expect(html).toContain(way);
});

test('an open question can be passed over', () => {
  const html = renderToString(<Viewfinder camera={camera('asking')} onText={async () => undefined} />);
  expect(html).toContain(CAMERA.asking);
  expect(html).toContain(CAMERA.without);
});

test('the visitor is told to show the answer, and how long it is good for', () => {
  const html = visit({ is: 'showing', code: { ...CODE, until: Date.now() + 9500 } });
  expect(html).toContain(VISIT.show);
  expect(html).toContain('data-code="AbC"');
  expect(html).toContain('Good for 10 seconds');
});

test('whoever has no name is asked before scanning, or meanwhile, and before sitting down', () => {
  expect(renderToString(<ScanScreen services={servicesFor('')} room={null} />)).toContain('Your name');
  expect(visit({ is: 'showing', code: CODE }, '')).toContain('Your name');
  const met: VisitState = { is: 'met', room: ROOM, phrase: [1, 2, 3, 4] };
  expect(visit(met, '')).not.toContain(VISIT.sit);
  expect(visit(met)).toContain(VISIT.sit);
  expect(visit(met)).not.toContain('Your name');
});
