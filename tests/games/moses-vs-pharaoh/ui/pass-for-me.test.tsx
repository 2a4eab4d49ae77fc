import { signal } from '@preact/signals';
import { type ContainerNode, type JSX, options, render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Seat, type Viewer, rngFor, seat, seatsOf, viewersOf } from '../../../../src/engine/index.ts';
import { rules } from '../../../../src/games/moses-vs-pharaoh/index.ts';
import {
  PASS_AFTER_MS,
  type PassForMe,
  mayPass,
  usePassForMe,
} from '../../../../src/games/moses-vs-pharaoh/ui/choices/pass-for-me.ts';
import { PassingContext } from '../../../../src/ui/board-parts/passing.ts';
import { seedOf } from '../../../support/seeds.ts';
import { sampled } from './moments.ts';

const WORLDS = 4;
const OF_EACH_PHASE = 12;
const A_FRAME = 16;
const [ADA, BRUNO] = seatsOf(2) as [Seat, Seat];

describe('a window to pass in', () => {
  test('is there for whoever is asked for an answer or a battle card, and a pass is legal, whatever they hold [MP-20] [MP-R23]', () => {
    const met = new Set<string>();
    for (const { match } of sampled(OF_EACH_PHASE)) {
      const { state } = match;
      const [asked] = rules.awaited(state);
      if ((state.phase.name !== 'respond' && state.phase.name !== 'battle') || asked === undefined) continue;
      met.add(state.phase.name);
      const rival = seat(asked === 0 ? 1 : 0);
      const rng = rngFor(seedOf(91), match.moves);
      const seenByRival = rules.view(state, rival);
      const worlds = Array.from({ length: WORLDS }, () => rules.imagine(seenByRival, rival, rng));
      for (const world of [state, ...worlds]) {
        expect(rules.awaited(world)).toEqual([asked]);
        expect(rules.legal(world, asked)).toContainEqual({ type: 'pass' });
        const everybody = rules.view(world, 'spectator');
        expect(viewersOf(2).filter(viewer => mayPass(everybody, viewer, [asked]))).toEqual([asked]);
      }
    }
    expect([...met].toSorted()).toEqual(['battle', 'respond']);
  });

  test('is nowhere else: nobody passes for you where something has to be done', () => {
    let asked = 0;
    for (const { match } of sampled(2)) {
      const { state } = match;
      if (state.phase.name === 'respond' || state.phase.name === 'battle') continue;
      const awaited = rules.awaited(state);
      for (const viewer of viewersOf(2)) expect(mayPass(rules.view(state, 'spectator'), viewer, awaited)).toBe(false);
      asked++;
    }
    expect(asked).toBeGreaterThan(10);
  });
});

/** A board that draws nothing: as much of a page as the hook needs. */
class Page extends EventTarget {
  readonly nodeType = 1;
  readonly childNodes: readonly never[] = [];
  readonly firstChild = null;
  isSwitch = false;
  closest(): this | null {
    return this.isSwitch ? this : null;
  }
}

function open(passing = signal<readonly Seat[]>([])) {
  const page = new Page();
  const board = { current: page as unknown as HTMLElement };
  const sent: { readonly what: string; readonly after: number }[] = [];
  let began = Date.now();
  let now: PassForMe = { isOn: false, isWaiting: false, toggle() {} };

  function Probe({ viewer, moment }: { viewer: Viewer; moment: string | null }): JSX.Element | null {
    now = usePassForMe({ board, viewer, moment, pass: () => sent.push({ what: 'pass', after: Date.now() - began }) });
    return null;
  }

  return {
    sent,
    passing,
    state: () => now,
    show(moment: string | null, viewer: Viewer = ADA) {
      began = Date.now();
      const probe = (
        <PassingContext.Provider value={passing}>
          <Probe viewer={viewer} moment={moment} />
        </PassingContext.Provider>
      );
      render(probe, page as unknown as ContainerNode);
      settle();
    },
    toggle() {
      now.toggle();
      settle();
    },
    touch(where: 'board' | 'switch' = 'board') {
      page.isSwitch = where === 'switch';
      page.dispatchEvent(new Event('pointerdown'));
      settle();
    },
    close: () => render(null, page as unknown as ContainerNode),
  };
}

/** Lets effects and renders run, without any of the waiting itself. */
const settle = (): void => {
  for (let n = 0; n < 4; n++) vi.advanceTimersByTime(0);
};

describe('pass for me', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    options.debounceRendering = draw => void setTimeout(draw);
    options.requestAnimationFrame = paint => void setTimeout(paint);
    vi.stubGlobal('Element', Page);
  });
  afterEach(() => {
    vi.useRealTimers();
    delete options.debounceRendering;
    delete options.requestAnimationFrame;
    vi.unstubAllGlobals();
  });

  test('is off at first, and never passes while it is off', () => {
    const probe = open();
    probe.show('an event');
    vi.advanceTimersByTime(PASS_AFTER_MS * 10);
    expect([probe.state().isOn, probe.sent]).toEqual([false, []]);
  });

  test('sends one pass after the same wait in every window, and nothing else [MP-R23]', () => {
    const probe = open();
    probe.show(null);
    probe.toggle();
    for (const moment of ['an event', 'a plague', 'a march', 'a battle', 'a battle, with a card laid']) {
      probe.show(moment);
      expect(probe.state().isWaiting).toBe(true);
      vi.advanceTimersByTime(PASS_AFTER_MS - 1);
      expect(probe.sent).toEqual([]);
      vi.advanceTimersByTime(PASS_AFTER_MS);
      expect(probe.sent.splice(0)).toEqual([{ what: 'pass', after: PASS_AFTER_MS }]);
      probe.show(null);
    }
  });

  test('being drawn again, as when cards are turned up, neither hastens nor delays it', () => {
    const probe = open();
    probe.show('an event');
    probe.toggle();
    const aSecond = PASS_AFTER_MS / 4;
    for (let n = 0; n < 3; n++) {
      vi.advanceTimersByTime(aSecond);
      probe.show('an event');
    }
    vi.advanceTimersByTime(aSecond - A_FRAME);
    expect(probe.sent).toEqual([]);
    vi.advanceTimersByTime(2 * A_FRAME);
    expect(probe.sent).toHaveLength(1);
  });

  test('a touch takes the window over; the next window is passed again', () => {
    const probe = open();
    probe.show('an event');
    probe.toggle();
    vi.advanceTimersByTime(PASS_AFTER_MS - 1);
    probe.touch();
    vi.advanceTimersByTime(PASS_AFTER_MS * 10);
    expect([probe.sent, probe.state().isWaiting, probe.state().isOn]).toEqual([[], false, true]);
    probe.show('a battle');
    vi.advanceTimersByTime(PASS_AFTER_MS);
    expect(probe.sent).toHaveLength(1);
  });

  test('can be switched off in the middle of a wait', () => {
    const probe = open();
    probe.show('an event');
    probe.toggle();
    vi.advanceTimersByTime(PASS_AFTER_MS - 1);
    probe.touch('switch');
    probe.toggle();
    vi.advanceTimersByTime(PASS_AFTER_MS * 10);
    expect([probe.state().isOn, probe.sent]).toEqual([false, []]);
  });

  test('is each player’s own, and nobody’s who only watches', () => {
    const probe = open();
    probe.show('an event', ADA);
    probe.toggle();
    for (const viewer of [BRUNO, 'spectator'] as const) {
      probe.show('another event', viewer);
      vi.advanceTimersByTime(PASS_AFTER_MS * 2);
      expect([probe.state().isOn, probe.sent]).toEqual([false, []]);
    }
  });

  test('is still on when the phone comes back, after the board was taken down for a curtain', () => {
    const probe = open();
    probe.show('an event', ADA);
    probe.toggle();
    probe.close();
    vi.advanceTimersByTime(PASS_AFTER_MS * 2);
    expect(probe.sent).toEqual([]);
    const again = open(probe.passing);
    again.show('a battle', ADA);
    vi.advanceTimersByTime(PASS_AFTER_MS);
    expect(again.sent).toHaveLength(1);
  });
});
