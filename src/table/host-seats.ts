import { type BotLevel, type Options, type Seat } from '../engine/index.ts';
import { nobodyWaits } from './host-play.ts';
import { postRoster } from './host-post.ts';
import { type Host, type HostStep, followedBy, seatsHeldBy, still, withDevice, withSeat } from './host-state.ts';
import type { Ask } from './messages.ts';
import type { Absence, DeviceId, RosterSeat, TableRefusal } from './roster.ts';
import { cleanName, freeName } from './tidy-text.ts';

/** What the person at the host's own device decides for the table. */
export type HostCommand =
  | { readonly type: 'set-seats'; readonly seats: readonly RosterSeat[] }
  | { readonly type: 'set-bot'; readonly seat: Seat; readonly level: BotLevel | null; readonly name: string }
  | { readonly type: 'set-options'; readonly options: Options }
  | { readonly type: 'assign'; readonly seat: Seat; readonly device: DeviceId | null }
  | { readonly type: 'set-absence'; readonly seat: Seat; readonly absence: Absence }
  | { readonly type: 'remove'; readonly device: DeviceId }
  | { readonly type: 'let-back-in'; readonly device: DeviceId }
  | { readonly type: 'to-lobby' };

type SeatAsk = Exclude<Ask, { type: 'act' | 'wait' | 'more-time' | 'say' }>;

/** Everything about who sits where that a device may ask for. */
export function seatAsk(host: Host, from: DeviceId, ask: SeatAsk): HostStep | TableRefusal {
  switch (ask.type) {
    case 'call-me':
      return callDevice(host, from, ask.name);
    case 'sit':
      return sit(host, from, ask.seat, ask.name);
    case 'stand':
      return holds(host, from, ask.seat) ? stand(host, ask.seat) : 'not-your-seat';
    case 'rename':
      return holds(host, from, ask.seat) ? rename(host, ask.seat, ask.name) : 'not-your-seat';
    case 'reclaim':
      if (!holds(host, from, ask.seat)) return 'not-your-seat';
      return postRoster(withSeat(host, ask.seat, { absence: 'wait' }));
    case 'ready':
      return postRoster(withDevice(host, from, { ready: ask.ready }));
    case 'be':
      return seatsHeldBy(host, from).length > 0 && ask.role === 'display'
        ? 'not-now'
        : postRoster(withDevice(host, from, { role: ask.role }));
  }
}

const holds = (host: Host, device: DeviceId, seat: Seat): boolean => host.seats[seat]?.holder === device;

function callDevice(host: Host, from: DeviceId, wanted: string): HostStep | TableRefusal {
  const name = cleanName(wanted);
  if (name === '') return 'illegal-action';
  return host.devices[from]?.name === name ? still(host) : postRoster(withDevice(host, from, { name }));
}

function sit(host: Host, from: DeviceId, seat: Seat, wanted: string): HostStep | TableRefusal {
  if (host.phase !== 'lobby') return 'not-now';
  const chair = host.seats[seat];
  const isEmpty = (one: RosterSeat | undefined): boolean => one?.kind === 'person' && one.holder === null;
  if (!isEmpty(chair)) {
    if (chair?.holder === from) return rename(host, seat, wanted);
    return host.seats.some(isEmpty) ? 'seat-taken' : 'table-full';
  }
  const name = cleanName(wanted);
  if (name === '') return 'illegal-action';
  const seated = withSeat(host, seat, { holder: from, absence: 'wait', name: nameFor(host, seat, name) });
  return postRoster(withDevice(seated, from, { role: 'player', ready: false }));
}

/** In the lobby the seat is free again; in a match it waits for the host to say what becomes of it. */
const stand = (host: Host, seat: Seat): HostStep => postRoster(withSeat(host, seat, { holder: null }));

function rename(host: Host, seat: Seat, wanted: string): HostStep | TableRefusal {
  const name = cleanName(wanted);
  return name === '' ? 'illegal-action' : postRoster(withSeat(host, seat, { name: nameFor(host, seat, name) }));
}

const nameFor = (host: Host, seat: Seat, wanted: string): string =>
  freeName(
    wanted,
    host.seats
      .filter((other, n) => n !== seat && (other.kind === 'bot' || other.holder !== null))
      .map(({ name }) => name),
  );

/** The host device's word is the table's; what makes no sense at this point does nothing. */
export function command(host: Host, order: HostCommand): HostStep {
  const inLobby = host.phase === 'lobby';
  switch (order.type) {
    case 'set-seats':
      return inLobby ? postRoster({ ...host, seats: order.seats }) : still(host);
    case 'set-bot':
      return inLobby ? setBot(host, order) : still(host);
    case 'set-options':
      return inLobby ? postRoster({ ...host, options: order.options }) : still(host);
    case 'assign':
      return assign(host, order.seat, order.device);
    case 'set-absence':
      return postRoster(withSeat(host, order.seat, { absence: order.absence }));
    case 'remove':
      return remove(host, order.device);
    case 'let-back-in': {
      const { [order.device]: _, ...removed } = host.removed;
      return { ...still({ ...host, removed }), writes: [{ type: 'room' }] };
    }
    case 'to-lobby':
      return toLobby(host);
  }
}

function setBot(host: Host, { seat, level, name }: Extract<HostCommand, { type: 'set-bot' }>): HostStep {
  const kind = level === null ? 'person' : 'bot';
  return postRoster(withSeat(host, seat, { kind, level, name, holder: null, absence: 'wait' }));
}

function assign(host: Host, seat: Seat, device: DeviceId | null): HostStep {
  const chair = host.seats[seat];
  const owner = device === null ? null : host.devices[device];
  if (!chair || owner === undefined || (host.phase === 'playing' && chair.kind === 'bot')) return still(host);
  const name = host.phase === 'lobby' && owner?.name ? nameFor(host, seat, owner.name) : chair.name;
  const level = host.phase === 'lobby' ? null : chair.level;
  const seated = withSeat(host, seat, { holder: device, kind: 'person', level, absence: 'wait', name });
  return postRoster(device === null ? seated : withDevice(seated, device, { role: 'player' }));
}

/** Their seats wait; a match goes on when the table says who plays them. */
function remove(host: Host, device: DeviceId): HostStep {
  const gone = host.devices[device];
  if (!gone || device === host.me) return still(host);
  const { [device]: _, ...devices } = host.devices;
  const without: Host = {
    ...host,
    devices,
    removed: { ...host.removed, [device]: gone.name },
    seats: host.seats.map(seat => (seat.holder === device ? { ...seat, holder: null } : seat)),
    waiting: host.waiting.filter(({ from }) => from !== device),
  };
  const told: HostStep = {
    ...still(without),
    post: [{ to: device, letter: { type: 'sorry', epoch: host.epoch, why: 'removed' } }],
    closes: [{ device, why: 'removed' }],
  };
  return followedBy(told, postRoster);
}

function toLobby(before: Host): HostStep {
  return followedBy(nobodyWaits(before), host => {
    const devices = Object.fromEntries(
      Object.entries(host.devices).map(([id, device]) => [id, { ...device, ready: false, sent: null }]),
    );
    const seats = host.seats.map(seat => ({ ...seat, absence: 'wait' as const }));
    return postRoster({ ...host, phase: 'lobby', playing: null, devices, seats });
  });
}
