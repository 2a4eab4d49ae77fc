import { describe, expect, test } from 'vitest';
import { WINDOW_PACES, seatsOf } from '../../src/engine/index.ts';
import { seatsHeldBy, seenScene } from '../../src/table/index.ts';
import { BOX, type Boxed } from '../support/box.ts';
import { hurried } from '../support/hurried.ts';
import { lantern, lanternBot } from '../support/lantern.ts';
import { countsOf, leaking, middleOf, secretsOf } from '../support/planted-leaks.ts';
import { type Evening, chaoticEvening } from '../support/table-chaos.ts';
import { expectAgreement, expectAnswers, expectHonestBooks } from '../support/table-checks.ts';
import { type TableRoom, guestId } from '../support/table-room.ts';

const LANTERN = { rules: lantern, bot: lanternBot, options: { nights: '40', timer: 'on' } };

const WINDOWS = {
  ...LANTERN,
  rules: hurried(lantern, { phase: 8, window: 3 }),
  options: { nights: '3', timer: 'on', clock: 'brisk', shutters: 'on' },
};

const gameOf = ({ bot, subject: { rules, options } }: Boxed) => ({ rules, bot, options: options[0] ?? {} });

const eveningsOf = (boxed: Boxed): readonly Evening[] =>
  countsOf(boxed.subject)
    .slice(-2)
    .flatMap(seats => [1, 2, 3].map(n => ({ ...gameOf(boxed), seats, number: 200 + n })));

const evenings = [
  ...[4, 5, 6].flatMap(seats => [1, 2].map(n => ({ ...LANTERN, seats, number: 100 + n }))),
  ...WINDOW_PACES.flatMap((windows, n) =>
    [4, 5, 6].map(seats => ({ ...WINDOWS, options: { ...WINDOWS.options, windows }, seats, number: 300 + n })),
  ),
  ...BOX.flatMap(eveningsOf),
].map(evening => [`${evening.rules.id}, ${evening.seats} seats, evening ${evening.number}`, evening] as const);

const met = new Map<string, number>();

test.each(evenings)('every device sees the same match to the same end: %s', (_title, evening) => {
  const room = chaoticEvening(evening);
  for (const [what, count] of room.counts) met.set(what, (met.get(what) ?? 0) + count);

  const outcome = room.host().playing?.all.outcome;
  expect(outcome).toMatchObject({ reason: expect.any(String) as string });
  for (const { guest } of room.browsers.values()) {
    expect(guest.seen && seenScene(guest.seen, 'spectator').outcome).toEqual(outcome);
    expect(guest.roster?.phase).toBe('over');
  }
  afterTheEnd(room);
  expectAnswers(room);
  expectHonestBooks(room);
});

/** A move that comes too late is refused; whoever joins now sees all that everybody saw, and nothing else. */
function afterTheEnd(room: TableRoom): void {
  const moves = room.host().playing?.match.moves;
  room.wait(60);
  for (const seat of seatsOf(room.host().seats.length)) {
    const holder = room.host().seats[seat]?.holder;
    if (holder) room.ask(holder, { type: 'act', seat, action: { type: 'peek' } });
    room.settle();
  }
  for (const [what, count] of room.counts) {
    if (what === 'answer match-over') met.set(what, (met.get(what) ?? 0) + count);
  }
  room.arrive(guestId(9));
  room.settle();
  expectAgreement(room);
  expect(room.at(guestId(9)).guest.seen?.steps).toHaveLength(moves ?? -1);
  expect(seatsHeldBy(room.host(), guestId(9))).toEqual([]);
  expect(room.host().playing?.match.moves).toBe(moves);
}

test.each([
  'rest',
  'host reloaded',
  'stand-in',
  'reclaim',
  'assign',
  'to host: resync',
  'to guest: whole',
  'to guest: scene',
  'to guest: roster',
  'to guest: talk',
  'to guest: time',
  'struck',
  'window closed',
  'answer yes',
  'answer match-over',
  'answer not-your-decision',
  'answer illegal-action',
  'answer not-your-seat',
  'answer seat-taken',
  'answer table-full',
  'answer not-now',
  'answer too-fast',
  'answer not-stored',
])('in the course of those evenings this happened, and often: %s', what => {
  expect(met.get(what) ?? 0).toBeGreaterThanOrEqual(5);
});

describe.each(BOX)('$id', boxed => {
  const { subject } = boxed;
  test.each(secretsOf(subject))('a device that is shown this secret knows what it should not: %s', secret => {
    const game = gameOf(boxed);
    const leaky = { ...game, rules: leaking(subject, secret), honest: game.rules, seats: middleOf(subject) };
    expect(() => {
      for (let number = 1; number <= 10; number++) chaoticEvening({ ...leaky, number });
    }).toThrow(/knows something else/);
  });
});
