import type { ReadonlySignal } from '@preact/signals';
import {
  type DeviceId,
  type DeviceKey,
  type Lanes,
  type Link,
  type ShakeRefusal,
  type Signaller,
  greetHost,
  lanesOf,
} from '../../net/index.ts';
import type { RoomRecord } from '../../storage/index.ts';
import { PROTOCOL, type Roster } from '../../table/index.ts';
import type { Trouble } from '../../ui/online.ts';
import type { Company } from './company.ts';
import type { WithoutBroker } from './live-table.ts';

/** A link to the host, or why there is none. */
export type Way = { readonly table: Link } | { readonly why: Trouble | ShakeRefusal };

export interface WaysParts {
  readonly record: RoomRecord;
  readonly key: DeviceKey;
  readonly signaller: () => Promise<Signaller>;
  readonly withoutBroker: WithoutBroker;
  readonly roster: ReadonlySignal<Roster | null>;
  /** A way has opened: nobody need wait for the next try. */
  readonly hurry: () => void;
}

/** What those at the table get to find the host, before the broker is asked too. */
const HEAD_START = 700;

interface Search {
  isOver: boolean;
}

/** How a guest reaches its host: by a code that was read, through somebody else at the table, or by the broker. */
export interface WaysToHost {
  /** The first there is. */
  readonly find: () => Promise<Way>;
  /** A link to somebody at the table, who has proved who they are. */
  readonly bring: (device: DeviceId, link: Link) => void;
  /** The link to another guest, if there is one. */
  readonly linkTo: (device: DeviceId) => Link | undefined;
  readonly close: () => void;
}

export function waysToHost({ record, key, signaller, withoutBroker, roster, hurry }: WaysParts): WaysToHost {
  const { room, secret, host, reach } = record;
  /** The others at the table, each by a link of its own. Loaded once the first of them is there. */
  let company: Company | null = null;
  let loading: Promise<Company> | null = null;
  let left = false;

  async function loadCompany(): Promise<Company> {
    const { companyOf } = await import('./company.ts');
    company = companyOf({ room, secret, key, ...withoutBroker, roster, onCalled: arrived });
    if (left) company.close();
    return company;
  }

  /** A link to the host that somebody else has made for us, until it is taken. */
  let brought: Link | null = null;
  let broughtNow = (): void => undefined;

  function arrived(device: DeviceId, table: Link): void {
    if (device !== host) return;
    brought = table;
    table.onClose(() => {
      if (brought === table) brought = null;
    });
    broughtNow();
    hurry();
  }

  /** Without the others a table can still be played at: what could not be loaded is tried again with the next link. */
  function take(device: DeviceId, lanes: Lanes): void {
    loading ??= loadCompany();
    loading.then(
      all => all.take(device, lanes),
      () => {
        loading = null;
      },
    );
  }

  function bring(device: DeviceId, open: Link): void {
    const lanes = lanesOf(open);
    take(device, lanes);
    arrived(device, lanes.table);
    if (device !== host) hurry();
  }

  async function firstWay(): Promise<Way> {
    const search = { isOver: false };
    const finding = findWay(search);
    const handed = new Promise<void>(resolve => {
      broughtNow = resolve;
    });
    await Promise.race([finding, handed]);
    search.isOver = true;
    const taken = takeBrought();
    // Whatever way was being looked for meanwhile is not needed any more.
    if (taken) void finding.then(way => 'table' in way && way.table.close('left'));
    return taken ?? finding;
  }

  function takeBrought(): Way | null {
    const taken = brought && { table: brought };
    brought = null;
    return taken;
  }

  /** Through somebody we still reach. If that takes long they may be asleep, and the broker is asked meanwhile. */
  async function findWay(search: Search): Promise<Way> {
    const others = company?.devices().some(device => device !== host) ?? false;
    if (company && others) {
      const calling = throughOthers(company);
      const way = await (reach === 'here' ? calling : Promise.race([calling, soon()]));
      if (way) return way;
    }
    return reach === 'here' ? { why: others ? 'host-away' : 'apart' } : byBroker(search);
  }

  const soon = async (): Promise<null> => {
    await withoutBroker.pause(HEAD_START);
    return null;
  };

  /** Null when none of them knows a way. One that is found late is still brought. */
  async function throughOthers(all: Company): Promise<Way | null> {
    const called = await all.call(host);
    if (called.ok) {
      arrived(host, called.table);
      return takeBrought();
    }
    return called.problem === 'refused' ? { why: called.refusal } : null;
  }

  async function byBroker(search: Search): Promise<Way> {
    const dialled = await (await signaller()).dial(room);
    if (!dialled.ok) return { why: dialled.problem === 'nobody' ? 'host-away' : dialled.problem };
    const { link } = dialled;
    if (search.isOver) link.close('left');
    const shaken = await greetHost({ link, room, secret, host, key, versions: { protocol: PROTOCOL } });
    if (!shaken.ok) return { why: shaken.refusal };
    const lanes = lanesOf(link);
    take(host, lanes);
    return lanes;
  }

  return {
    find: async () => takeBrought() ?? firstWay(),
    bring,
    linkTo: device => company?.to(device),
    close() {
      left = true;
      company?.close();
    },
  };
}
