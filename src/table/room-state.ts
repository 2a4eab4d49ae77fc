import * as v from 'valibot';
import type { Options } from '../engine/index.ts';
import { type KeptTime, type KnownTime, type ToldTime, keptLeft } from './clock.ts';
import { REMEMBERED_ANSWERS, parseIntent } from './host-play.ts';
import type { Answered, Host, HostDevice, Playing } from './host-state.ts';
import { newcomer } from './host.ts';
import { count, deviceId, duration, rosterSeats, talkLineSchema, text } from './parse-messages.ts';
import { stillPacing } from './pacing.ts';
import { type DeviceId, ROLES, type Role, type RosterSeat, type TablePhase, type TalkLine } from './roster.ts';
import { WAITS } from './window.ts';

/** What a host keeps of its table, besides the match itself: enough to open the same room again after a reload. */
export interface RoomState {
  readonly epoch: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly phase: TablePhase;
  readonly matchNumber: number;
  /** Of the stored match; null in the lobby. */
  readonly matchId: string | null;
  readonly seats: readonly RosterSeat[];
  readonly devices: readonly { readonly id: DeviceId; readonly name: string; readonly role: Role }[];
  readonly removed: readonly { readonly id: DeviceId; readonly name: string }[];
  readonly talk: readonly TalkLine[];
  /** Absent where neither people nor days have added anything to what the rules say. */
  readonly time?: KeptTime & { readonly match: number };
  /** How often each seat may still say "Wait". No new host is told. */
  readonly waits?: readonly number[];
}

const named = { id: deviceId, name: text(40) };

const schema: v.GenericSchema<unknown, RoomState> = v.object({
  epoch: count,
  game: text(100),
  rulesVersion: count,
  options: v.record(text(100), text(100)),
  phase: v.picklist(['lobby', 'playing', 'over']),
  matchNumber: count,
  matchId: v.nullable(text(100)),
  seats: rosterSeats,
  devices: v.array(v.object({ ...named, role: v.picklist(ROLES) })),
  removed: v.array(v.object(named)),
  talk: v.array(talkLineSchema),
  time: v.exactOptional(v.object({ match: count, began: count, added: duration, left: v.nullable(duration) })),
  waits: v.exactOptional(v.array(count)),
});

export function parseRoomState(raw: unknown): RoomState | undefined {
  const parsed = v.safeParse(schema, raw);
  return parsed.success ? parsed.output : undefined;
}

export function roomStateOf(host: Host): RoomState {
  const { epoch, game, rulesVersion, options, phase, matchNumber, seats, talk } = host;
  return {
    epoch,
    game,
    rulesVersion,
    options,
    phase,
    matchNumber,
    matchId: host.playing?.id ?? null,
    seats,
    devices: Object.entries(host.devices).map(([id, { name, role }]) => ({ id, name, role })),
    removed: Object.entries(host.removed).map(([id, name]) => ({ id, name })),
    talk,
    ...keptTime(host),
  };
}

function keptTime({ pacing: { added, timer, waits }, matchNumber: match }: Host): Pick<RoomState, 'time' | 'waits'> {
  const spent = waits.some(left => left < WAITS) ? { waits } : {};
  const left = timer && keptLeft(timer);
  if (timer && left !== null) {
    const by = added?.began === timer.began ? added.by : 0;
    return { time: { match, began: timer.began, added: by, left }, ...spent };
  }
  return added ? { time: { match, began: added.began, added: added.by, left: null }, ...spent } : spent;
}

/** All that is known of the clock by whoever begins, or begins again, to host. */
function knownTime({ time, matchNumber }: RoomState, told: ToldTime | null): KnownTime | null {
  const kept = time?.match === matchNumber ? time : null;
  return kept || told ? { kept, told } : null;
}

export interface Reopening {
  readonly me: DeviceId;
  readonly state: RoomState;
  readonly playing: Playing | null;
  /** As stored with the moves: what has been played already is not played again. */
  readonly intents: readonly string[];
  readonly now: number;
  /** What this device was told of the clock while another hosted. */
  readonly told?: ToldTime | null;
}

/** The table as it stood when it was last kept. Everybody but the host itself is away until they come back. */
export function reopened({ me, state, playing, intents, now, told = null }: Reopening): Host {
  const { epoch, game, rulesVersion, options, matchNumber, seats, talk } = state;
  const known = state.devices.map(({ id, name, role }): [DeviceId, HostDevice] => [
    id,
    { ...newcomer(now), name, role, online: id === me, answered: answeredBy(id, intents) },
  ]);
  return {
    me,
    epoch,
    game,
    rulesVersion,
    options,
    phase: phaseOf(state, playing),
    matchNumber,
    seats,
    devices: { [me]: newcomer(now), ...Object.fromEntries(known) },
    removed: Object.fromEntries(state.removed.map(({ id, name }) => [id, name])),
    playing,
    writing: null,
    waiting: [],
    pacing: {
      ...stillPacing(seats.length, now),
      known: knownTime(state, told),
      added: addedOf(state),
      ...(state.waits?.length === seats.length ? { waits: state.waits } : {}),
    },
    talk,
  };
}

const addedOf = ({ time, matchNumber }: RoomState): Host['pacing']['added'] =>
  time?.match === matchNumber && time.added > 0 ? { began: time.began, by: time.added } : null;

const answeredBy = (device: DeviceId, intents: readonly string[]): readonly Answered[] =>
  intents
    .flatMap(intent => parseIntent(intent) ?? [])
    .filter(asked => asked.device === device)
    .slice(-REMEMBERED_ANSWERS)
    .map(({ id }) => ({ id, refusal: null }));

function phaseOf({ phase }: RoomState, playing: Playing | null): TablePhase {
  if (!playing) return 'lobby';
  if (playing.all.outcome !== null) return 'over';
  return phase === 'lobby' ? 'lobby' : 'playing';
}
