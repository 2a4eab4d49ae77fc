export { SUSPECT_MS, isHostLost } from './election.ts';
export {
  type Book,
  type LogName,
  type Position,
  type ReignKind,
  type SuccessionLetter,
  comparePositions,
} from './letters.ts';
export {
  type Batch,
  type Member,
  type MemberInput,
  type MemberPost,
  type MemberStep,
  type MemberWrite,
  type Work,
  type World,
} from './member.ts';
export { memberStep } from './member-step.ts';
export { parseSuccession } from './parse-letters.ts';
export { parseMemberRecord } from './parse-record.ts';
export { type Hosted, type MemberRecord, type Revival, revived } from './record.ts';
export { isRuling } from './standing.ts';
export { type StoredMove } from './testament.ts';
