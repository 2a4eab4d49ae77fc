import * as v from 'valibot';
import type { Database } from './database.ts';
import type { KeyRepository } from './rooms.ts';
import { stored } from './stored.ts';
import { readFrom, writeTo } from './transactions.ts';

const KEY = 'device';

const halfSchema = (type: KeyType) =>
  // A page without a secure connection knows no keys at all.
  v.custom<CryptoKey>(half => typeof CryptoKey !== 'undefined' && half instanceof CryptoKey && half.type === type);

const pairSchema = v.object({ publicKey: halfSchema('public'), privateKey: halfSchema('private') });

export function idbKeys(database: Database): KeyRepository {
  return {
    read: () => readFrom(database, 'keys', async tx => parsePair(await tx.store.get(KEY))),

    keepFirst: pair =>
      // Asked and written in one transaction: the browser lets no other tab in between.
      writeTo(database, 'keys', async tx => {
        const kept = parsePair(await tx.store.get(KEY));
        if (!kept) await tx.store.put(pair, KEY);
        return kept ?? pair;
      }),
  };
}

export function memoryKeys(shelf = new Map<string, unknown>()): KeyRepository {
  return {
    read: async () => stored(parsePair(shelf.get(KEY))),
    async keepFirst(pair) {
      const kept = parsePair(shelf.get(KEY));
      if (!kept) shelf.set(KEY, pair);
      return stored(kept ?? pair);
    },
  };
}

/** A damaged pair is none: it can sign nothing, and a new one is all that helps. */
function parsePair(raw: unknown): CryptoKeyPair | undefined {
  const pair = v.safeParse(pairSchema, raw);
  return pair.success ? pair.output : undefined;
}
