import { expect } from 'vitest';
import { type AnyRules, type Viewer, sameJson } from '../../src/engine/index.ts';
import { toldTime } from '../../src/table/clock.ts';
import {
  type DeviceId,
  type Seen,
  publicAfter,
  rosterOf,
  sceneFor,
  seatsHeldBy,
  seenScene,
} from '../../src/table/index.ts';
import type { Asked, TableRoom } from './table-room.ts';

/**
 * When nothing is under way, every device knows exactly what the host would show it. By which rules it would can be
 * said, so that a table that shows more than those is found out.
 */
export function expectAgreement(room: TableRoom, honest: AnyRules = room.rules): void {
  for (const [device, { line }] of room.browsers) {
    if (!line) continue;
    if (line.toGuest.length + line.toHost.length > 0) throw new Error('The table has not come to rest.');
    expectSameTable(room, device);
    expectSameMatch(room, device, honest);
  }
}

function expectSameTable(room: TableRoom, device: DeviceId): void {
  const { guest } = room.at(device);
  const host = room.host();
  expect(guest.roster).toEqual(asSent(rosterOf(host)));
  const { talk } = guest;
  expect(talk).toEqual(talk.length === 0 ? [] : asSent(host.talk.slice(-talk.length)));
  expect(talk.length).toBeGreaterThanOrEqual(Math.min(50, host.talk.length));
}

function expectSameMatch(room: TableRoom, device: DeviceId, honest: AnyRules): void {
  const host = room.host();
  const { playing } = host;
  if (!playing) return;
  const { seen, resyncing } = room.at(device).guest;
  if (!seen || resyncing) throw new Error(`${device} has not been told of the match.`);
  expect([seen.match, seen.seq, seen.chain]).toEqual([host.matchNumber, playing.match.moves, playing.chain]);

  const mine = seatsHeldBy(host, device);
  expect(Object.keys(seen.own)).toEqual(mine.map(String));
  for (const viewer of [...mine, 'spectator'] satisfies Viewer[]) {
    expectSame(seenScene(seen, viewer), sceneFor(honest, playing.match, viewer, playing.events));
  }
  expectSameTime(room, seen);
  // The past, as a log would show it, is the same for those who were there and those who came late.
  expectSame(seen.first, playing.first);
  expectSame(seen.steps, playing.steps);
  expectSame(seen.steps.reduce(publicAfter, seen.first), seen.all);
}

/** Everybody knows how long the table waits, and of the Waits their own. */
function expectSameTime(room: TableRoom, { time, own }: Seen): void {
  const { timer, waits } = room.host().pacing;
  const truth = timer && toldTime(timer);
  expect(time && { ...time, left: 0 }).toEqual(truth && { ...truth, left: 0 });
  if (time && truth) expect(time.left).toBeGreaterThanOrEqual(truth.left);
  if (!room.rules.pace?.windows) return;
  for (const [seat, { waits: left }] of Object.entries(own)) expect(left).toBe(waits[Number(seat)]);
}

/** Every page that is still open has had exactly one answer to each ask; one that was closed, at most one. */
export function expectAnswers(room: TableRoom): void {
  for (const asked of room.asked) {
    const page = room.pageOf(asked.device);
    expect(asked.answers.length, `answers to ${JSON.stringify(asked)}`).toBeLessThanOrEqual(1);
    if (page === asked.page) expect(asked.answers, `answers to ${JSON.stringify(asked)}`).toHaveLength(1);
  }
}

/** No act was played twice, none that was acknowledged is lost, and none that was refused was played. */
export function expectHonestBooks(room: TableRoom): void {
  const moves = [...room.stored.values()].flatMap(match => match.moves);
  const intents = moves.flatMap(({ intent }) => intent ?? []);
  expect(new Set(intents).size).toBe(intents.length);
  for (const asked of room.asked) {
    const [answer] = asked.answers;
    if (asked.ask.type !== 'act' || answer === undefined) continue;
    expect(intents.includes(intentOf(asked)), JSON.stringify(asked)).toBe(answer === null);
  }
}

const intentOf = ({ device, id }: Asked): string => `${device}.${id}`;

/** Many thousands of these are made, and a matcher that explains itself is slow. */
function expectSame(seen: unknown, truth: unknown): void {
  if (!sameJson(seen, truth)) expect(seen, 'A device knows something else than it should.').toEqual(asSent(truth));
}

export const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
