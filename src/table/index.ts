export { type ChainHash } from './chain.ts';
export {
  type Guest,
  type GuestInput,
  type GuestStep,
  NEW_GUEST,
  type Seen,
  guestStep,
  publicAfter,
  seenScene,
} from './guest.ts';
export { layOut } from './host-play.ts';
export { type HostCommand } from './host-seats.ts';
export {
  type Answered,
  type Host,
  type HostStep,
  type Letter,
  type Playing,
  type Write,
  botAt,
  rosterOf,
  seatsHeldBy,
} from './host-state.ts';
export { type HostInput, hostStep } from './host.ts';
export { type Ask, PROTOCOL, type ToGuest, type ToHost } from './messages.ts';
export { LONGEST_LETTER, piecesOf } from './pieces.ts';
export { type RoomState, parseRoomState, reopened, roomStateOf } from './room-state.ts';
export {
  ABSENCES,
  type Absence,
  type DeviceId,
  REACTIONS,
  ROLES,
  type Reaction,
  type Role,
  type Roster,
  type RosterDevice,
  type RosterSeat,
  TALK_KINDS,
  type TablePhase,
  type TableRefusal,
  type TalkKind,
  type TalkLine,
  type TurnedAway,
} from './roster.ts';
export { type AnyScene, type Scene, sceneFor } from './scene.ts';
