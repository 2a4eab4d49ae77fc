import { describe, expect, test, vi } from 'vitest';
import { type Seat, seatsOf } from '../../../src/engine/index.ts';
import type { TimeLeft } from '../../../src/ui/game-ui.ts';
import { Table } from '../../../src/ui/play/table.tsx';
import { type FakeMatch, SHUT, fakeMatch, fakeServices } from '../../support/fake-match.ts';
import { type SmallPage, pages } from '../../support/small-page.ts';

const draw = pages();
const [ADA, BRUNO, CARMEN, DORA] = seatsOf(4) as [Seat, Seat, Seat, Seat];
const ANYBODY = 'Does anybody answer?';

const ring = (): TimeLeft => ({ kind: 'window', total: 5000, left: 5000, since: Date.now(), runs: true });

async function at(match: FakeMatch, services = fakeServices()): Promise<SmallPage> {
  return draw(<Table services={services} match={match} onReopen={() => undefined} company={null} />);
}

describe('on a passed phone', () => {
  test('all are asked one question, whatever they hold, and one tap says no for everybody', async () => {
    const match = fakeMatch({ kinds: 'pppp' });
    const page = await at(match);
    match.open([BRUNO, CARMEN, DORA]);
    await page.settle();
    expect(page.text()).toContain(ANYBODY);
    for (const name of ['Bruno', 'Carmen', 'Dora']) expect(page.has(name)).toBe(true);
    expect(page.has('Ada')).toBe(false);
    expect(match.board().viewer).toBe('spectator');
    await page.press('Nobody');
    expect(match.did).toEqual(['1 passes', '2 passes', '3 passes']);
    expect(page.text()).not.toContain(ANYBODY);
    expect(page.text()).toContain('Answered. Waiting for the others.');
  });

  test('silence sends nothing: the ring is the table’s', async () => {
    const match = fakeMatch({ kinds: 'ppp' });
    const page = await at(match);
    match.time.value = ring();
    match.open([BRUNO, CARMEN]);
    await page.settle();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(match.did).toEqual([]);
    expect(page.text()).toContain(ANYBODY);
  });

  test('a tapped name holds the window, goes behind the curtain, and their time begins when it lifts', async () => {
    const match = fakeMatch({ kinds: 'pppp' });
    const page = await at(match);
    match.time.value = ring();
    match.open([BRUNO, CARMEN, DORA]);
    await page.settle();
    await page.press('Carmen');
    expect(match.did).toEqual(['wait 2']);
    expect(page.text()).toContain('Pass the phone to Carmen');
    await page.press('I am Carmen');
    expect(match.did).toEqual(['wait 2', 'wait 2']);
    expect(match.board()).toMatchObject({ viewer: CARMEN, asked: true });
  });

  test.each([
    ['a card', SHUT, '2 {"type":"shut"}'],
    ['a pass', { type: 'pass' }, '2 passes'],
  ])('after %s the others are asked just the same, and the window is kept open for them', async (_, action, said) => {
    const match = fakeMatch({ kinds: 'pppp' });
    const page = await at(match);
    match.time.value = ring();
    match.open([BRUNO, CARMEN, DORA]);
    await page.settle();
    await page.press('Carmen');
    await page.press('I am Carmen');
    match.did.length = 0;
    match.board().act(action);
    await page.settle();
    expect(match.did).toEqual(['wait 1', said]);
    expect(page.text()).toContain('Anybody else?');
    expect([page.has('Bruno'), page.has('Carmen'), page.has('Dora')]).toEqual([true, false, true]);
    // It is held for Bruno already.
    await page.press('Bruno');
    await page.press('I am Bruno');
    expect(match.did).toEqual(['wait 1', said, 'wait 1']);
    match.board().act(SHUT);
    await page.settle();
    await page.press('Nobody');
    expect(match.did.slice(3)).toEqual(['wait 3', '1 {"type":"shut"}', '3 passes']);
  });

  test('where nothing runs out, nothing is held', async () => {
    const match = fakeMatch({ kinds: 'ppp' });
    const page = await at(match);
    match.open([BRUNO, CARMEN]);
    await page.settle();
    await page.press('Bruno');
    await page.press('I am Bruno');
    match.board().act(SHUT);
    await page.settle();
    expect(match.did).toEqual(['1 {"type":"shut"}']);
  });

  test('one who is asked alone is asked by name, and handed nothing', async () => {
    const match = fakeMatch({ kinds: 'pp' });
    const page = await at(match);
    match.open([BRUNO]);
    await page.settle();
    expect(page.text()).toContain('Does Bruno answer?');
    await page.press('Nobody');
    expect(match.did).toEqual(['1 passes']);
  });

  test('a seat lent to a bot is not asked, and nobody says no for it', async () => {
    const match = fakeMatch({ kinds: 'ppl' });
    const page = await at(match);
    match.open([BRUNO, CARMEN]);
    await page.settle();
    expect(page.has('Carmen')).toBe(false);
    await page.press('Nobody');
    expect(match.did).toEqual(['1 passes']);
  });

  test('whoever asks for the phone in a window answers as if their name had been tapped', async () => {
    const match = fakeMatch({ kinds: 'ppp' });
    const page = await at(match);
    match.time.value = ring();
    match.open([BRUNO, CARMEN]);
    await page.settle();
    await page.press('Someone else');
    await page.pressLast('Carmen');
    expect(match.did).toEqual(['wait 2']);
    await page.press('I am Carmen');
    expect(match.board()).toMatchObject({ viewer: CARMEN, asked: true });
  });
});

describe('on a phone of one’s own', () => {
  test('the board asks until one has answered, and then says only that', async () => {
    const match = fakeMatch({ kinds: 'prr' });
    const page = await at(match);
    match.open([ADA, BRUNO]);
    await page.settle();
    expect(page.text()).not.toContain(ANYBODY);
    expect(match.board()).toMatchObject({ asked: true, legal: [SHUT, { type: 'pass' }] });
    match.board().act(SHUT);
    await page.settle();
    expect(match.board()).toMatchObject({ asked: false, legal: [], prompt: 'Answered. Waiting for the others.' });
    match.board().act(SHUT);
    await page.settle();
    expect(match.did).toEqual(['0 {"type":"shut"}']);
  });

  test('an answer the table refused may be given again', async () => {
    const match = fakeMatch({ kinds: 'pr' });
    match.act = async () => ({ ok: false, problem: 'illegal-action' });
    const page = await at(match);
    match.open([ADA, BRUNO]);
    await page.settle();
    match.board().act(SHUT);
    await page.settle();
    expect(match.board().asked).toBe(true);
  });

  test('“Wait” holds the window once, and says how often one still may only to open eyes', async () => {
    const match = fakeMatch({ kinds: 'pr', waits: 2 });
    const page = await at(match);
    match.open([ADA, BRUNO]);
    await page.settle();
    expect(page.has('Wait')).toBe(false);
    match.time.value = ring();
    await page.settle();
    await page.press('Wait (2)');
    expect(match.did).toEqual(['wait 0']);
    await expect(page.press('Waiting')).rejects.toThrow('cannot be pressed');
  });

  test('without Waits there is none to say', async () => {
    const match = fakeMatch({ kinds: 'pr', waits: 0 });
    const page = await at(match);
    match.time.value = ring();
    match.open([ADA, BRUNO]);
    await page.settle();
    await expect(page.press('Wait (0)')).rejects.toThrow('cannot be pressed');
  });
});

describe('decided once, for every board', () => {
  test('a seat lent to a bot reads what everybody reads, and may do nothing', async () => {
    const match = fakeMatch({ kinds: 'lr' });
    const page = await at(match);
    match.shut([ADA]);
    await page.settle();
    expect(match.board()).toMatchObject({ asked: false, legal: [], prompt: 'spectator reads: waiting for 0' });
  });

  test('while a move is being saved a tap does nothing', async () => {
    const match = fakeMatch({ kinds: 'pr' });
    const page = await at(match);
    match.shut([ADA]);
    match.saving.value = true;
    await page.settle();
    expect(match.board()).toMatchObject({ asked: true, still: true });
    match.board().act(SHUT);
    expect(match.did).toEqual([]);
  });

  test('whoever is not awaited may still use what they may', async () => {
    const match = fakeMatch({ kinds: 'pr' });
    const page = await at(match);
    match.shut([BRUNO]);
    await page.settle();
    expect(match.board()).toMatchObject({ asked: false, legal: [SHUT, { type: 'pass' }] });
  });
});

describe('the clock', () => {
  const phase = (left: number, runs = true): TimeLeft => ({
    kind: 'phase',
    total: 90_000,
    left,
    since: Date.now(),
    runs,
  });

  test('runs down on this device’s own clock, and anybody who plays may give everybody more', async () => {
    const match = fakeMatch({ kinds: 'pr' });
    const page = await at(match);
    match.shut([ADA]);
    match.time.value = phase(90_000);
    await page.settle();
    expect(page.text()).toContain('1:30');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.text()).toContain('30');
    await page.press('30+More time for everybody');
    expect(match.did).toEqual(['more time']);
  });

  test('is stopped while the phone goes to somebody who has to decide alone', async () => {
    const match = fakeMatch({ kinds: 'pp' });
    match.awaited.value = [BRUNO];
    match.time.value = phase(90_000);
    const page = await at(match);
    expect([page.has('I am Bruno'), match.botsPaused.value]).toEqual([true, true]);
    await page.press('I am Bruno');
    expect(match.botsPaused.value).toBe(false);
  });

  test('goes on while several decide at once', async () => {
    const match = fakeMatch({ kinds: 'pp' });
    match.awaited.value = [ADA, BRUNO];
    match.time.value = phase(90_000);
    await at(match);
    expect(match.botsPaused.value).toBe(false);
  });
});
