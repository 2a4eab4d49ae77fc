import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRepository, RoomRecord, RoomRepository } from '../../src/storage/index.ts';

export interface RoomsUnderTest {
  readonly rooms: RoomRepository;
  readonly keys: KeyRepository;
  /** The same storage, as a second tab of the same browser has it. */
  readonly otherKeys: KeyRepository;
  /** Write behind the repositories' backs, as a bad disk or a newer app would. */
  readonly plantRoom: (record: { readonly room: string }) => Promise<void>;
  readonly plantKeys: (raw: unknown) => Promise<void>;
}

const roomOf = (room: string, changed: Partial<RoomRecord> = {}): RoomRecord => ({
  room,
  host: 'hostHostHostHost',
  secret: 'aSecretOfTheRoom',
  hosting: true,
  reach: 'anywhere',
  brokerToken: 'token',
  game: 'lantern',
  people: ['Ada', 'Ben'],
  muted: [],
  seenAt: 1000,
  state: { seats: [{ holder: null }], match: 'm' },
  ...changed,
});

/** What every place that keeps rooms and keys owes the app. */
export function keepsRooms(name: string, open: () => RoomsUnderTest): void {
  describe(`rooms ${name}`, () => {
    test('come back as they were written last', async () => {
      const { rooms } = open();
      expect(await rooms.write(roomOf('r'))).toEqual({ ok: true, value: undefined });
      await rooms.write(roomOf('r', { seenAt: 2000, hosting: false, brokerToken: null, game: null, state: null }));
      const last = roomOf('r', { seenAt: 2000, hosting: false, brokerToken: null, game: null, state: null });
      expect(await rooms.read('r')).toEqual({ ok: true, value: last });
    });

    test('are listed all, and are gone when removed', async () => {
      const { rooms } = open();
      expect(await rooms.list()).toEqual({ ok: true, value: [] });
      for (const room of ['a', 'b', 'c']) await rooms.write(roomOf(room));
      expect(await rooms.remove('b')).toEqual({ ok: true, value: undefined });
      expect(await namesIn(rooms)).toEqual(['a', 'c']);
      expect(await rooms.read('b')).toEqual({ ok: false, problem: 'not-found' });
      expect((await rooms.remove('b')).ok).toBe(true);
    });

    test('keep a copy that later changes do not reach', async () => {
      const { rooms } = open();
      const state = { seats: ['Ada'] };
      await rooms.write(roomOf('r', { state }));
      state.seats.push('Eve');
      expect(await rooms.read('r')).toMatchObject({ value: { state: { seats: ['Ada'] } } });
    });

    test.each([
      ['nothing but its name', { room: 'bad' }],
      ['a secret that is none', { ...roomOf('bad'), secret: 7 }],
      ['people who are no names', { ...roomOf('bad'), people: [null] }],
      ['a time that is none', { ...roomOf('bad'), seenAt: Number.NaN }],
      ['a name too long', { ...roomOf('bad'), host: 'x'.repeat(129) }],
    ])('leave out a record with %s, and leave it as it is', async (_, record) => {
      const { rooms, plantRoom } = open();
      await rooms.write(roomOf('good'));
      await plantRoom(record);
      expect(await namesIn(rooms)).toEqual(['good']);
      expect(await rooms.read('bad')).toEqual({ ok: false, problem: 'damaged' });
      await rooms.write(roomOf('bad'));
      expect(await namesIn(rooms)).toEqual(['bad', 'good']);
    });
  });

  describe(`keys ${name}`, () => {
    let first: CryptoKeyPair;
    let second: CryptoKeyPair;
    beforeAll(async () => {
      [first, second] = await Promise.all([newPair(), newPair()]);
    });

    test('are none at first, and then the one that was kept', async () => {
      const { keys, otherKeys } = open();
      expect(await keys.read()).toEqual({ ok: true, value: undefined });
      expect((await keys.keepFirst(first)).ok).toBe(true);
      await expectSame(await keys.read(), first);
      await expectSame(await otherKeys.keepFirst(second), first);
      await expectSame(await otherKeys.read(), first);
    });

    test('are the same for two tabs that come at once', async () => {
      const { keys, otherKeys } = open();
      const [mine, yours] = await Promise.all([keys.keepFirst(first), otherKeys.keepFirst(second)]);
      const kept = await keys.read();
      if (!kept.ok || !kept.value) throw new Error('nothing was kept');
      await expectSame(mine, kept.value);
      await expectSame(yours, kept.value);
    });

    test.each([
      ['a word', 'key'],
      ['half a pair', { publicKey: null }],
      ['keys that are none', { publicKey: {}, privateKey: {} }],
    ])('that are %s are none, and make room for a new pair', async (_, raw) => {
      const { keys, plantKeys } = open();
      await plantKeys(raw);
      expect(await keys.read()).toEqual({ ok: true, value: undefined });
      await keys.keepFirst(first);
      await expectSame(await keys.read(), first);
    });

    test('can still sign, and never be read', async () => {
      const { keys } = open();
      await keys.keepFirst(first);
      const kept = await keys.read();
      if (!kept.ok || !kept.value) throw new Error('nothing was kept');
      expect(await verifies(kept.value, first)).toBe(true);
      expect(await verifies(kept.value, second)).toBe(false);
      await expect(crypto.subtle.exportKey('pkcs8', kept.value.privateKey)).rejects.toThrow();
    });
  });
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const newPair = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);

async function verifies(signer: CryptoKeyPair, verifier: CryptoKeyPair): Promise<boolean> {
  const text = new TextEncoder().encode('it is me');
  const signature = await crypto.subtle.sign(ALGORITHM, signer.privateKey, text);
  return crypto.subtle.verify(ALGORITHM, verifier.publicKey, signature, text);
}

async function expectSame(answer: Awaited<ReturnType<KeyRepository['read']>>, pair: CryptoKeyPair): Promise<void> {
  if (!answer.ok || !answer.value) throw new Error('no key');
  expect(await crypto.subtle.exportKey('jwk', answer.value.publicKey)).toEqual(
    await crypto.subtle.exportKey('jwk', pair.publicKey),
  );
}

async function namesIn(rooms: RoomRepository): Promise<string[]> {
  const listed = await rooms.list();
  if (!listed.ok) throw new Error(listed.problem);
  return listed.value.map(({ room }) => room).sort();
}
