import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { type MemberRepository, idbMembers, memoryMembers, openDatabase } from '../../src/storage/index.ts';

const sealed = (epoch: number, generation: number, seq: number, text = `${epoch}.${generation}.${seq}`) => ({
  type: 'sealed' as const,
  epoch,
  generation,
  seq,
  text,
});

const textsIn = async (members: MemberRepository, room: string): Promise<readonly string[]> => {
  const kept = await members.read(room);
  return kept.ok ? (kept.value?.texts.map(({ text }) => text) ?? []) : [];
};

describe.each<[string, () => MemberRepository]>([
  ['in IndexedDB', () => idbMembers(openDatabase(`members-${crypto.randomUUID()}`))],
  ['in memory', () => memoryMembers()],
])('what a device keeps of a table’s succession, %s', (_where, open) => {
  test('a room it has no part in is none', async () => {
    expect(await open().read('room')).toEqual({ ok: true, value: null });
  });

  test('record and texts come back as they were written last, in order', async () => {
    const members = open();
    await members.write('room', [{ type: 'record', record: { epoch: 1 } }, sealed(1, 1, 1), sealed(1, 1, 0)]);
    await members.write('room', [{ type: 'record', record: { epoch: 2 } }, sealed(1, 1, 1, 'again'), sealed(1, 2, 0)]);
    const kept = await members.read('room');
    expect(kept.ok && kept.value?.record).toEqual({ epoch: 2 });
    expect(await textsIn(members, 'room')).toEqual(['1.1.0', 'again', '1.2.0']);
  });

  test('a log that is forgotten takes no other with it', async () => {
    const members = open();
    await members.write('room', [{ type: 'record', record: {} }, sealed(1, 1, 0), sealed(1, 11, 0), sealed(11, 1, 0)]);
    await members.write('room', [{ type: 'forget', epoch: 1, generation: 1 }]);
    expect(await textsIn(members, 'room')).toEqual(['1.11.0', '11.1.0']);
  });

  test('rooms are kept apart, and removed alone', async () => {
    const members = open();
    for (const room of ['a', 'ab'])
      await members.write(room, [{ type: 'record', record: room }, sealed(1, 1, 0, room)]);
    await members.remove('a');
    expect(await members.read('a')).toEqual({ ok: true, value: null });
    expect(await textsIn(members, 'ab')).toEqual(['ab']);
  });
});

test('a text that is none is left out, and the rest is read', async () => {
  const database = openDatabase(`members-${crypto.randomUUID()}`);
  const members = idbMembers(database);
  await members.write('room', [{ type: 'record', record: {} }, sealed(1, 1, 0)]);
  const connection = await database.connect();
  await connection.put('sealed', { room: 'room', epoch: 1, generation: 1, seq: 1, text: 7 });
  expect(await textsIn(members, 'room')).toEqual(['1.1.0']);
});
