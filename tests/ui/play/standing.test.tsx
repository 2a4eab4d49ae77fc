import { type Signal, signal } from '@preact/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Seat, seatsOf } from '../../../src/engine/index.ts';
import { type BoardProps, type TimeLeft } from '../../../src/ui/game-ui.ts';
import { NOTHING_STANDING, standingOf, withStanding, withoutMatch } from '../../../src/ui/play/standing.ts';
import { Table } from '../../../src/ui/play/table.tsx';
import type { PassMode, Settings, Standings } from '../../../src/ui/services.ts';
import { type FakeMatch, SETTINGS, SHUT, fakeMatch, fakeServices } from '../../support/fake-match.ts';
import { type SmallPage, pages } from '../../support/small-page.ts';

const draw = pages();
const [ADA, BRUNO, CARMEN] = seatsOf(3) as [Seat, Seat, Seat];
const SOONEST = 2000;
const LATEST = 4000;
const LONG = 60_000;
const READY = [{ trigger: 'peek', action: SHUT, label: 'Shut it' }];

const told = (seat: Seat, pass: PassMode, ready: Record<string, unknown> = {}): Signal<Settings> =>
  signal({ ...SETTINGS, standing: { 'a-match': { [seat]: { pass, ready } } } });

async function at(match: FakeMatch, settings: Signal<Settings> = signal(SETTINGS)): Promise<SmallPage> {
  return draw(<Table services={fakeServices(settings)} match={match} onReopen={() => undefined} company={null} />);
}

/** When, after its window opened, the first answer was given. */
async function answeredAfter(match: FakeMatch, step = 50): Promise<number> {
  for (let passed = 0; passed <= LATEST + step; passed += step) {
    if (match.did.length > 0) return passed;
    await vi.advanceTimersByTimeAsync(step);
  }
  throw new Error('Nothing was answered.');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('pass for me', () => {
  test('is off at first, and never passes while it is off', async () => {
    const match = fakeMatch({ kinds: 'pr' });
    const page = await at(match);
    match.open([ADA, BRUNO]);
    await page.settle();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(page.text()).toContain('Pass for me');
    expect(match.did).toEqual([]);
  });

  test('is chosen on the table, and is still on after the page is loaded anew', async () => {
    const settings = signal(SETTINGS);
    const page = await at(fakeMatch({ kinds: 'pr' }), settings);
    await page.press('Pass for me');
    await page.press('For this matchUntil you switch it off, or the match ends.');
    expect(page.text()).toContain('Pass this match');
    page.close();
    const match = fakeMatch({ kinds: 'pr' });
    const again = await at(match, settings);
    match.open([ADA, BRUNO]);
    await again.settle();
    expect(again.text()).toContain('Passing for you…');
    await answeredAfter(match);
    expect(match.did).toEqual(['0 passes']);
  });

  test('takes a time drawn beforehand, the same whatever is held, and sends one pass', async () => {
    const times = new Set<number>();
    for (const drawn of [0, 0.5, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(drawn);
      const answers: number[] = [];
      for (const holds of [[SHUT], []]) {
        const match = fakeMatch({ kinds: 'pr' });
        const scene = match.sceneFor(ADA);
        match.sceneFor = () => ({ ...scene, awaited: match.awaited.value, legal: [...holds, { type: 'pass' }] });
        const page = await at(match, told(ADA, 'match'));
        match.open([ADA, BRUNO]);
        answers.push(await answeredAfter(match));
        await vi.advanceTimersByTimeAsync(LONG);
        expect(match.did).toEqual(['0 passes']);
        page.close();
      }
      expect(answers[0]).toBe(answers[1]);
      times.add(answers[0] ?? 0);
    }
    expect(times.size).toBe(3);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(SOONEST);
    expect(Math.max(...times)).toBeLessThanOrEqual(LATEST + 100);
  });

  test('never comes after the ring', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const match = fakeMatch({ kinds: 'pr' });
    await at(match, told(ADA, 'match'));
    const ring: TimeLeft = { kind: 'window', total: 3000, left: 3000, since: Date.now(), runs: true };
    match.time.value = ring;
    match.open([ADA, BRUNO]);
    expect(await answeredAfter(match)).toBeLessThan(3000);
  });

  test('being drawn again, as when cards are turned up, neither hastens nor delays it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const match = fakeMatch({ kinds: 'pr' });
    const page = await at(match, told(ADA, 'match'));
    match.open([ADA, BRUNO]);
    for (let n = 0; n < 10; n++) {
      match.people.value = [...match.people.value];
      await page.settle();
    }
    expect(match.did).toEqual([]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(match.did).toEqual(['0 passes']);
  });

  test('a touch takes the window over; the next window is passed again', async () => {
    const match = fakeMatch({ kinds: 'pr' });
    const page = await at(match, told(ADA, 'match'));
    match.open([ADA, BRUNO]);
    await page.settle();
    await page.touch('play-board');
    await vi.advanceTimersByTimeAsync(LONG);
    expect(match.did).toEqual([]);
    expect(page.text()).toContain('Pass this match');
    match.open([ADA, BRUNO]);
    await answeredAfter(match);
    expect(match.did).toEqual(['0 passes']);
  });

  test('can be switched off in the middle of a wait', async () => {
    const match = fakeMatch({ kinds: 'pr' });
    const page = await at(match, told(ADA, 'match'));
    match.open([ADA, BRUNO]);
    await page.settle();
    await page.press('Passing for you…');
    await page.press('OffYou are asked every time.');
    await vi.advanceTimersByTimeAsync(LONG);
    expect(match.did).toEqual([]);
  });

  test('until my turn: ends when the table waits for one’s own move, and not for an answer', async () => {
    const settings = told(ADA, 'turn');
    const match = fakeMatch({ kinds: 'pr' });
    const page = await at(match, settings);
    match.open([ADA, BRUNO]);
    await answeredAfter(match);
    expect(match.did).toEqual(['0 passes']);
    match.shut([BRUNO]);
    await page.settle();
    expect(page.text()).toContain('Pass until my turn');
    match.shut([ADA]);
    await page.settle();
    expect(page.text()).toContain('Pass for me');
  });

  test('until my turn, chosen on one’s own turn, means the next one', async () => {
    const match = fakeMatch({ kinds: 'pr' });
    match.awaited.value = [ADA];
    const page = await at(match);
    await page.press('Pass for me');
    await page.press('Until my turnUntil the table waits for you yourself.');
    expect(page.text()).toContain('Pass until my turn');
    match.shut([BRUNO]);
    await page.settle();
    match.shut([ADA]);
    await page.settle();
    expect(page.text()).toContain('Pass for me');
  });

  test('until it is aimed at me: passes what is about others, and wakes them for what is not', async () => {
    const match = fakeMatch({ kinds: 'pr' });
    const page = await at(match, told(ADA, 'aimed'));
    match.open([ADA, BRUNO], { aimedAt: [BRUNO] });
    await answeredAfter(match);
    expect(match.did.splice(0)).toEqual(['0 passes']);
    match.open([ADA, BRUNO], { aimedAt: [ADA] });
    await page.settle();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(match.did).toEqual([]);
    expect(page.text()).toContain('Pass for me');
  });

  test('is each seat’s own, and nobody’s who only watches', async () => {
    const settings = told(BRUNO, 'match');
    for (const kinds of ['pr', 'rr']) {
      const match = fakeMatch({ kinds });
      const page = await at(match, settings);
      match.open([ADA, BRUNO]);
      await page.settle();
      await vi.advanceTimersByTimeAsync(LONG);
      expect(match.did).toEqual([]);
      page.close();
    }
  });

  test('on a shared phone one tap says no for all, and nothing passes by itself where all could see it', async () => {
    const match = fakeMatch({ kinds: 'pp' });
    const page = await at(match, told(BRUNO, 'match'));
    match.open([BRUNO]);
    await page.settle();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(match.did).toEqual([]);
    expect(page.text()).toContain('Does Bruno answer?');
  });

  test('is forgotten when the match is over', async () => {
    const settings = told(ADA, 'match');
    const match = fakeMatch({ kinds: 'pr' });
    const scene = match.sceneFor(ADA);
    match.sceneFor = () => ({ ...scene, outcome: { winners: [], reason: 'done' } });
    await at(match, settings);
    expect(settings.value.standing).toEqual({});
  });
});

describe('a ready answer', () => {
  test('is laid only by open eyes, and is the answer as soon as its window opens', async () => {
    const settings = signal(SETTINGS);
    const match = fakeMatch({ kinds: 'pr', ready: READY });
    const page = await at(match, settings);
    await page.press('Ready');
    await page.press('Shut it');
    expect(settings.value.standing['a-match']?.[ADA]).toEqual({ pass: 'off', ready: { peek: SHUT } });
    match.open([ADA, BRUNO]);
    expect(await answeredAfter(match)).toBeGreaterThanOrEqual(SOONEST);
    expect(match.did).toEqual(['0 {"type":"shut"}']);
    // It has been spent.
    expect(settings.value.standing['a-match']?.[ADA]?.ready).toEqual({});
  });

  test('waits for its own trigger, and for being legal', async () => {
    const match = fakeMatch({ kinds: 'pr', ready: READY });
    const page = await at(match, told(ADA, 'off', { peek: { type: 'vanish' }, knock: SHUT }));
    match.open([ADA, BRUNO]);
    await page.settle();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(match.did).toEqual([]);
  });

  test('goes before passing, and is cancelled by touching the board', async () => {
    const match = fakeMatch({ kinds: 'pr', ready: READY });
    const page = await at(match, told(ADA, 'match', { peek: SHUT }));
    match.open([ADA, BRUNO]);
    await page.settle();
    await page.touch('play-board');
    await vi.advanceTimersByTimeAsync(LONG);
    expect(match.did).toEqual([]);
    match.open([ADA, BRUNO]);
    await answeredAfter(match);
    expect(match.did).toEqual(['0 {"type":"shut"}']);
  });

  test('on a shared phone changes nothing that the others see', async () => {
    const shown = async (settings: Signal<Settings>): Promise<readonly [text: string, board: Partial<Props>]> => {
      const match = fakeMatch({ kinds: 'ppp', ready: READY });
      const page = await at(match, settings);
      match.open([BRUNO, CARMEN]);
      await page.settle();
      await vi.advanceTimersByTimeAsync(LONG);
      const { viewer, asked, prompt, legal } = match.board();
      const seen = [page.text(), { viewer, asked, prompt, legal }] as const;
      expect(match.did).toEqual(settings.value.standing['a-match'] ? ['2 {"type":"shut"}'] : []);
      page.close();
      return seen;
    };
    expect(await shown(told(CARMEN, 'off', { peek: SHUT }))).toEqual(await shown(signal(SETTINGS)));
  });

  test('is not in the page of a phone that lies open', async () => {
    const page = await at(fakeMatch({ kinds: 'pp', ready: READY }), told(ADA, 'off', { peek: SHUT }));
    expect([page.has('Ready'), page.has('Ready: 1')]).toEqual([false, false]);
  });
});

type Props = BoardProps<unknown, unknown, unknown>;

test('what a seat has told the table is kept by match and seat, for the latest matches', () => {
  const passing = { pass: 'match', ready: {} } as const;
  let all: Standings = {};
  for (let n = 0; n < 30; n++) all = withStanding(all, `match ${n}`, ADA, passing);
  all = withStanding(all, 'match 29', BRUNO, passing);
  expect(Object.keys(all)).toHaveLength(12);
  expect(standingOf(all, 'match 29', ADA)).toEqual(passing);
  expect(standingOf(all, 'match 29', BRUNO)).toEqual(passing);
  expect(standingOf(all, 'match 1', ADA)).toEqual(NOTHING_STANDING);
  expect(standingOf(withoutMatch(all, 'match 29'), 'match 29', ADA)).toEqual(NOTHING_STANDING);
});
