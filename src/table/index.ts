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
