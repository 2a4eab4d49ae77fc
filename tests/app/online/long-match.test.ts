import { afterEach, expect, test } from 'vitest';
import type { LiveTable } from '../../../src/app/online/live-table.ts';
import { seat } from '../../../src/engine/index.ts';
import { sceneFor } from '../../../src/table/index.ts';
import { abacus } from '../../support/abacus.ts';
import { abacusGame } from '../../support/abacus-game.ts';
import { longMatch } from '../../support/long-match.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { type Device, device, hosted, joined, opened, until } from '../../support/online-device.ts';

const MOVES = 5000;
const NAMES = ['Ada', 'Bruno', 'Carmen'] as const;

const left: LiveTable[] = [];
const keep = (table: LiveTable): LiveTable => {
  left.push(table);
  return table;
};
afterEach(async () => {
  for (const table of left.splice(0)) await table.leave();
}, 60_000);

const seqOf = (table: LiveTable): number => table.match.value?.seq.value ?? -1;

/** A phone dies where it is; what it had open is not to be left politely. */
function die(phone: Device, table: LiveTable): void {
  left.splice(left.indexOf(table), 1);
  phone.die();
}

async function threeAtTheTable() {
  const broker = memoryBroker();
  const [ada, bruno, carmen] = NAMES.map(name => device({ broker, name, game: abacusGame }));
  if (!ada || !bruno || !carmen) throw new Error('Nobody is here.');
  const host = keep(await hosted(ada, { kinds: 'ppp' }));
  const guests: LiveTable[] = [];
  for (const [n, phone] of [bruno, carmen].entries()) {
    const guest = keep(await joined(phone, host.invitation));
    await until(() => guest.roster.value !== null, 'the guest is welcome');
    await guest.sit(seat(n + 1), NAMES[n + 1] ?? '');
    guests.push(guest);
  }
  await host.host?.start();
  await until(() => guests.every(({ match }) => match.value !== null), 'the match lies on all tables');
  await until(() => guests.every(({ reign }) => reign.value?.survives === 'yes'), 'the table would survive');
  const [first, second] = guests;
  if (!first || !second) throw new Error('Nobody came.');
  return { ada, bruno, carmen, host, guests: [first, second] as const };
}

test(`a stored match of ${MOVES} moves goes on after a reload, for who rejoins, and with another host`, async () => {
  const { ada, bruno, host, guests } = await threeAtTheTable();
  const id = host.match.value?.id ?? '';
  const kept = await ada.matches.read(id);
  if (!kept.ok) throw new Error(kept.problem);
  const match = longMatch(3, kept.value.header.options);
  const dealt = { ...match.deal, seed: kept.value.header.seed };

  // The evening passes while nobody watches the clock of this test.
  die(ada, host);
  const moves = match.moves(MOVES).map(move => ({ ...move, intent: null }));
  await ada.matches.replace({ header: { ...kept.value.header, moves: MOVES }, moves });

  const allSee = async (tables: readonly LiveTable[], seq: number, what: string): Promise<void> => {
    await until(() => tables.every(table => seqOf(table) === seq && table.reign.value?.ruling === true), what);
    const truth = match.after(seq, dealt);
    for (const { match: laid } of tables) {
      const [own = seat(0)] = laid.value?.here.value ?? [];
      const { view, legal, awaited } = sceneFor(abacus, truth, own, []);
      expect(laid.value?.sceneFor(own)).toMatchObject({ seq, view, legal, awaited });
      expect(laid.value?.history()).toHaveLength(seq);
    }
  };

  const reloaded = keep(await opened(ada.tab(), host.room));
  await allSee([reloaded, ...guests], MOVES, 'everybody sees the match as the host has it after a reload');
  expect(reloaded.host).not.toBeNull();

  const [first, second] = guests;
  die(bruno, first);
  const rejoined = keep(await opened(bruno.tab(), host.room));
  await allSee([reloaded, rejoined, second], MOVES, 'who rejoins sees all of it');

  const act = async (table: LiveTable, n: number): Promise<void> => {
    const { actor, action } = match.move(n);
    expect(await table.match.value?.act(seat(Number(actor)), action)).toEqual({ ok: true, value: undefined });
  };
  // 5,000 is seat 2's turn.
  await act(second, MOVES);
  await allSee([reloaded, rejoined, second], MOVES + 1, 'everybody sees the next move');

  await act(reloaded, MOVES + 1);
  await until(() => [rejoined, second].every(table => seqOf(table) === MOVES + 2), 'and the one after');
  let paths: readonly string[] = [];
  const look = async (): Promise<void> => {
    paths = (await rejoined.examine()).map(({ path }) => path);
  };
  // Who elects must be linked to the others.
  await until(() => {
    void look();
    return paths.length === 2 && !paths.includes('through-host') && rejoined.reign.value?.survives === 'yes';
  }, 'the table would survive');
  die(ada, reloaded);
  await until(() => [rejoined, second].some(table => table.host !== null), 'another device hosts');
  await allSee([rejoined, second], MOVES + 2, 'it hosts the same match');
  await act(rejoined, MOVES + 2);
  await allSee([rejoined, second], MOVES + 3, 'and it goes on');
}, 120_000);
