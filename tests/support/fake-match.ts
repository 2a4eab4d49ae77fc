import { type Signal, signal } from '@preact/signals';
import { type Actor, type BySeat, type Seat, type Viewer, sameJson, seatsOf } from '../../src/engine/index.ts';
import type { AnyScene } from '../../src/table/index.ts';
import type { BoardProps, OpenWindow, Person, ReadyAnswer, TimeLeft } from '../../src/ui/game-ui.ts';
import type { OpenMatch, Services, Settings } from '../../src/ui/services.ts';
import { lanternGame } from './lantern-game.ts';

export const PASS = { type: 'pass' } as const;
export const SHUT = { type: 'shut' } as const;

const NAMES = ['Ada', 'Bruno', 'Carmen', 'Dora', 'Emil', 'Fatima', 'Goran', 'Hanna'];

export interface FakeMatch extends OpenMatch {
  readonly people: Signal<BySeat<Person>>;
  readonly seq: Signal<number>;
  readonly saving: Signal<boolean>;
  readonly time: Signal<TimeLeft | null>;
  readonly window: Signal<OpenWindow | null>;
  readonly answered: Signal<readonly Seat[]>;
  readonly awaited: Signal<readonly Actor[]>;
  /** All that was asked of the match, in order. */
  readonly did: string[];
  /** The props of the board as it was last drawn. */
  board(): BoardProps<unknown, unknown, unknown>;
  /** Opens a window for these seats, as everybody sees it. */
  open(asked: readonly Seat[], more?: Partial<OpenWindow>): void;
  /** Closes it, and lets the table wait for these. */
  shut(awaited: readonly Actor[]): void;
}

interface Wishes {
  /** p plays here, r elsewhere, b is a bot, l is lent to one. */
  readonly kinds: string;
  readonly waits?: number;
  readonly ready?: readonly ReadyAnswer<unknown>[];
}

/** A match as the shell meets it, of which a test says every moment. Every seat may pass or shut, always. */
export function fakeMatch({ kinds, waits = 2, ready }: Wishes): FakeMatch {
  const did: string[] = [];
  const seats = seatsOf(kinds.length);
  const awaited = signal<readonly Actor[]>([]);
  const window = signal<OpenWindow | null>(null);
  const answered = signal<readonly Seat[]>([]);
  const seq = signal(1);
  let drawn: BoardProps<unknown, unknown, unknown> | undefined;
  let windows = 0;

  function scene(viewer: Viewer): AnyScene {
    const shown = {
      seq: seq.value,
      awaited: awaited.value,
      asked: viewer !== 'spectator' && awaited.value.includes(viewer),
      outcome: null,
      view: viewer,
      legal: viewer === 'spectator' ? [] : [SHUT, PASS],
      events: [],
    };
    return shown;
  }

  return {
    id: 'a-match',
    name: 'A match',
    did,
    game: {
      ...lanternGame,
      ui: {
        ...lanternGame.ui,
        Board: props => {
          drawn = props;
          return null;
        },
        words: {
          ...lanternGame.ui.words,
          prompt: ({ viewer, awaited: whom }) => `${viewer} reads: waiting for ${whom.join(' and ')}`,
          ...(ready && { ready: () => ready }),
        },
      },
    },
    seats: [],
    people: signal(
      seats.map((at): Person => ({
        name: NAMES[at] ?? '',
        colour: 'amber',
        shape: 'circle',
        kind: kinds[at] === 'b' ? 'bot' : 'person',
        ...(kinds[at] === 'l' && { presence: 'stand-in' }),
      })),
    ),
    here: signal(seats.filter(at => kinds[at] === 'p' || kinds[at] === 'l')),
    options: {},
    seq,
    saving: signal(false),
    problem: signal(null),
    said: signal([]),
    sceneFor: scene,
    pastScene: () => scene('spectator'),
    history: () => [],
    async act(seat, action) {
      did.push(`${seat} ${sameJson(action, PASS) ? 'passes' : JSON.stringify(action)}`);
      return { ok: true, value: undefined };
    },
    time: signal(null),
    moreTime: () => void did.push('more time'),
    window,
    answered,
    wait: seat => void did.push(`wait ${seat}`),
    waitsLeft: () => waits,
    botsPaused: signal(false),
    close: () => undefined,
    awaited,
    board() {
      if (drawn === undefined) throw new Error('No board has been drawn.');
      return drawn;
    },
    open(asked, more = {}) {
      windows++;
      seq.value++;
      awaited.value = asked;
      answered.value = [];
      window.value = { moment: `window ${windows}`, trigger: 'peek', asked, aimedAt: [], pass: PASS, ...more };
    },
    shut(next) {
      seq.value++;
      awaited.value = next;
      window.value = null;
      answered.value = [];
    },
  };
}

/** Services for one match on this device; what is chosen in it is kept in `settings`. */
export function fakeServices(settings: Signal<Settings> = signal(SETTINGS)): Services {
  return {
    settings: {
      current: settings,
      change: (part: Partial<Settings>) => {
        settings.value = { ...settings.value, ...part };
      },
    },
    installation: { stayAwake: () => () => undefined, keepData: async () => true },
  } as unknown as Services;
}

export const SETTINGS: Settings = {
  theme: 'dark',
  board: 'drawn',
  alone: false,
  sound: false,
  vibration: false,
  motion: true,
  myName: '',
  broker: '',
  ice: '',
  standing: {},
};
