import { NEW_GUEST } from '../guest.ts';
import type { Host } from '../host-state.ts';
import { roomStateOf } from '../room-state.ts';
import type { RoomState } from '../room-state.ts';
import type { DeviceId } from '../roster.ts';
import { freshMember } from './fresh-member.ts';
import type { Accession, Book, LogName, Position, Proof, ReignKind } from './letters.ts';
import type { Abdication, Member, Reign, Trail } from './member.ts';
import { type Config, FIRST_PLACE, type Places } from './quorum.ts';
import type { SealedLog } from './sealed-log.ts';

/** What a member keeps, besides the texts of its logs and, at a host, room and match. JSON. */
export interface MemberRecord {
  readonly epoch: number;
  readonly host: DeviceId | null;
  readonly kind: ReignKind;
  readonly promised: number;
  readonly lineage: readonly Accession[];
  readonly trail: readonly Trail[];
  readonly log: LogHead | null;
  readonly next: LogHead | null;
  readonly reign: ReignRecord | null;
}

export type LogHead = Omit<SealedLog, 'sealed'>;

export interface ReignRecord {
  readonly kind: ReignKind;
  readonly sure: boolean;
  readonly from: Position | null;
  readonly proofs: readonly Proof[];
  readonly places: Places;
  readonly generation: number;
  readonly configs: readonly Config[];
  readonly abdicated: Abdication | null;
}

export function recordOf({ epoch, host, kind, promised, lineage, trail, log, next, reign }: Member): MemberRecord {
  return {
    epoch,
    host,
    kind,
    promised,
    lineage,
    trail,
    log: log && headOf(log),
    next: next && headOf(next),
    reign: reign && reignRecordOf(reign),
  };
}

function headOf(log: SealedLog): LogHead {
  const { sealed: _, ...head } = log;
  return head;
}

function reignRecordOf(reign: Reign): ReignRecord {
  const { kind, sure, from, proofs, places, generation, configs, abdicated, founding } = reign;
  // A generation may have begun by the time this is read, so it has a say from now on.
  const all = founding ? [...configs, founding.config] : configs;
  return { kind, sure, from, proofs, places, generation, configs: all, abdicated };
}

export interface Hosted {
  readonly host: Host;
  readonly book: Book | null;
}

export interface Revival {
  readonly me: DeviceId;
  readonly room: string;
  /** Null for a device that has never been at this table. */
  readonly record: MemberRecord | null;
  /** The stored texts of a log, in order. */
  readonly textsOf: (log: LogName) => readonly string[];
  /** The table as `reopened` lays it out, if this device was its host, or has just made it. */
  readonly hosted: Hosted | null;
  readonly now: number;
}

export function revived({ me, room, record, textsOf, hosted, now }: Revival): Member {
  const logOf = (head: LogHead | null | undefined): SealedLog | null => {
    const sealed = head ? textsOf(head) : [];
    return head && sealed.length > 0 ? { ...head, sealed } : null;
  };
  const reign = hosted && (record === null || record.reign) ? reignOf(me, hosted, record?.reign ?? null) : null;
  const epoch = record?.epoch ?? hosted?.host.epoch ?? 0;
  return {
    ...freshMember(me, room, now),
    epoch,
    // A host that has lost its table is none.
    host: reign ? me : record?.host === me ? null : (record?.host ?? null),
    kind: record?.kind ?? 'first',
    promised: record?.promised ?? epoch,
    pledged: record?.promised ?? 0,
    guest: { ...NEW_GUEST, epoch },
    reign,
    log: logOf(record?.log),
    next: logOf(record?.next),
    trail: record?.trail ?? [],
    lineage: record?.lineage ?? (hosted ? [{ epoch, kind: 'first', match: 0, seq: 0, chain: '' }] : []),
  };
}

function reignOf(me: DeviceId, { host, book }: Hosted, kept: ReignRecord | null): Reign {
  return {
    ...EMPTY_REIGN,
    host,
    book,
    kind: kept?.kind ?? 'first',
    sure: kept?.sure ?? true,
    announced: true,
    from: kept?.from ?? null,
    proofs: kept?.proofs ?? [],
    places: kept?.places ?? { [me]: FIRST_PLACE },
    generation: kept?.generation ?? 0,
    configs: kept?.configs ?? [],
    abdicated: kept?.abdicated ?? null,
  };
}

/** What every reign begins with. */
export const EMPTY_REIGN: Omit<Reign, 'host' | 'book' | 'kind' | 'sure' | 'from' | 'proofs' | 'places' | 'configs'> = {
  choices: null,
  before: null,
  announced: false,
  generation: 0,
  key: null,
  log: null,
  shares: {},
  acked: {},
  founding: null,
  refound: false,
  logged: null,
  unconfirmed: [],
  proven: false,
  asks: [],
  held: [],
  agreed: [],
  wish: null,
  abdicated: null,
  saidRuling: false,
};

/**
 * The room as the log tells it: talk is only talk, and the epoch is the reader's. Of the clock it says what people have
 * added, and not how it runs down; of the Waits nothing, because when one comes back would tell who had spent it.
 */
export function roomForLog(host: Host): RoomState {
  const { time, waits: _, ...room } = roomStateOf(host);
  return { ...room, ...(time && time.added > 0 ? { time: { ...time, left: null } } : {}), epoch: 0, talk: [] };
}
