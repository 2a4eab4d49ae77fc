import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { DeviceId, Link } from '../../net/index.ts';
import type { Member } from '../../table/succession/index.ts';
import type { Connection, JoinProblem, Trouble } from '../../ui/online.ts';
import { type KeptTrying, type Tries, keepTrying } from './keep-trying.ts';
import { type SeekParts, type Sought, seekHost } from './seek-host.ts';

export interface SeekingParts extends Omit<SeekParts, 'isOver'> {
  readonly member: ReadonlySignal<Member>;
  readonly isOnline: () => boolean;
  readonly refuse: (why: JoinProblem) => void;
}

/** Keeps this device linked to whoever hosts, for as long as it is not the host itself. */
export interface Seeking {
  readonly connection: ReadonlySignal<Connection>;
  readonly start: () => void;
  /** At once, instead of in a moment. Also after `stop`. */
  readonly now: () => void;
  readonly stop: () => void;
  readonly linked: (device: DeviceId, table: Link) => void;
  readonly lost: (device: DeviceId) => void;
}

/** More nonsense than this over one link, and the link is closed: a fresh start may help. */
const MOST_NONSENSE = 8;
const SHORT_VISIT = 3_000;
const WAIT = 2_000;
const MOST_WAITS = 4;

export function keepSeeking(parts: SeekingParts): Seeking {
  const { member, company, pause, host, refuse } = parts;
  const trouble = signal<Trouble | null>(null);
  /** Raised with every link made or lost, so that what looks at them looks again. */
  const changes = signal(0);
  let tries: Tries | null = null;
  let wake = (): void => undefined;

  const isFine = (): boolean => member.value.reign !== null || company.to(host()) !== undefined;

  async function attempt(): Promise<KeptTrying> {
    if (isFine()) {
      const began = performance.now();
      while (isFine() && !tries?.stopped()) await somethingChanges();
      // A host that hangs up at once is not called again at once.
      return performance.now() - began > SHORT_VISIT ? 'was-open' : 'failed';
    }
    const search = { isOver: false };
    const sought = await Promise.race([seekHost({ ...parts, isOver: () => search.isOver }), untilFine()]);
    search.isOver = true;
    return isFine() ? 'was-open' : after(sought);
  }

  const somethingChanges = (): Promise<void> =>
    new Promise(resolve => {
      wake = resolve;
    });

  async function untilFine(): Promise<'linked'> {
    while (!isFine() && !tries?.stopped()) await somethingChanges();
    return 'linked';
  }

  function after(sought: Sought): KeptTrying {
    switch (sought) {
      case 'linked':
        return 'failed';
      case 'stranger':
      case 'impostor':
      case 'another-host':
      case 'we-are-older':
      case 'they-are-older':
        refuse(sought);
        return 'stop';
      case 'timeout':
      case 'nonsense':
        return after('unreachable');
      case 'broker-down':
      case 'host-away':
      case 'unreachable':
      case 'apart':
      case 'no-network':
        trouble.value = parts.record.reach === 'anywhere' && !parts.isOnline() ? 'no-network' : sought;
        return 'failed';
    }
  }

  function changed(): void {
    changes.value += 1;
    wake();
  }

  /** A welcome or a whole scene that never comes, over a link that seems well: a new link asks for it again. */
  async function unstick(device: DeviceId, open: Link): Promise<void> {
    const isOpen = (): boolean => company.to(device) === open;
    const before = member.value.guest.nonsense;
    let waited = 0;
    while (isOpen() && waited < MOST_WAITS) {
      await pause(WAIT);
      const { reign, guest } = member.value;
      const { welcomed, resyncing, roster: at, nonsense } = guest;
      if (reign || device !== host()) return;
      if (nonsense - before > MOST_NONSENSE) break;
      waited = !welcomed || (resyncing && at?.phase !== 'lobby') ? waited + 1 : 0;
    }
    if (isOpen()) open.close(waited < MOST_WAITS ? 'abuse' : 'lost');
  }

  const followed = computed(() => member.value.host);

  return {
    connection: computed((): Connection => {
      void changes.value;
      void followed.value;
      return company.to(host()) ? { is: 'open' } : { is: 'trying', trouble: trouble.value };
    }),
    start() {
      tries ??= keepTrying(attempt, pause);
      followed.subscribe(changed);
    },
    now() {
      tries?.now();
      changed();
    },
    stop() {
      tries?.stop();
      changed();
    },
    linked(device, table) {
      if (device === host()) {
        trouble.value = null;
        void unstick(device, table);
      }
      changed();
    },
    lost: () => changed(),
  };
}
