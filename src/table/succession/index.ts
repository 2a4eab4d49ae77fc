/*
 * The table survives its host. `memberStep` is a device at a table, host or guest; it wraps `hostStep` and `guestStep`.
 *
 * To run one, in order:
 * 1. `revived` makes a member from what was stored: the last `record` (null the first time), the texts of its logs, and,
 *    if `record.reign` is not null (or it has just made the table), its host as `reopened` lays it out, with its book.
 * 2. Feed it, one at a time: `link-up` / `link-down` of every device (not only the host's), every letter of every link
 *    as text, `tick` at least twice a second, and what its people and bots want.
 * 3. After each step: send `post` (JSON) over the direct links, in order. Store `batch` as one transaction, batches in
 *    order, and feed back `stored`. Store `writes` as ever ('move' is confirmed by `move-stored`; 'room' is not).
 *    Do `work` with shamir-secret-sharing and feed back `split` / `combined`. Give `answers` to whoever asked here,
 *    `settled` to the bots, close `closes`.
 * 4. Leaving: feed `leave`; when its letter is sent (a guest's after its batch is stored, a host's once somebody else is),
 *    close the links and delete room and match, but keep the record: who comes back must know what it has promised.
 * 5. Show: `member.host` hosts and can see everything; `isRuling(member)` at a host, `isHostLost` at a guest;
 *    `member.reign?.host` in place of the Host, `member.guest` in place of the Guest.
 */
export { SUSPECT_MS, isHostLost } from './host-lost.ts';
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
