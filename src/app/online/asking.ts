import type { Answered, Ask, TableRefusal } from '../../table/index.ts';
import type { OnlineTable } from '../../ui/online.ts';
import { randomHex } from '../surroundings.ts';

/** Asks on their way to the table, each waiting for its one answer. */
export interface Asking {
  /** Sends it, and resolves with the answer, however long that takes. */
  readonly ask: (ask: Ask) => Promise<TableRefusal | null>;
  readonly answered: (answer: Answered) => void;
}

export function asking(send: (id: string, ask: Ask) => void): Asking {
  const waiting = new Map<string, (refusal: TableRefusal | null) => void>();
  return {
    ask(ask) {
      const id = randomHex(10);
      const answer = new Promise<TableRefusal | null>(resolve => waiting.set(id, resolve));
      send(id, ask);
      return answer;
    },
    answered({ id, refusal }) {
      waiting.get(id)?.(refusal);
      waiting.delete(id);
    },
  };
}

type PersonalAsks = Pick<OnlineTable, 'sit' | 'stand' | 'rename' | 'reclaim' | 'ready' | 'be' | 'say'>;

/** What the people at any device may ask for, host or guest. */
export function personalAsks(ask: Asking['ask']): PersonalAsks {
  const asked = async (what: Ask): ReturnType<PersonalAsks['stand']> => {
    const refusal = await ask(what);
    return refusal === null ? { ok: true, value: undefined } : { ok: false, problem: refusal };
  };
  return {
    sit: (seat, name) => asked({ type: 'sit', seat, name }),
    stand: seat => asked({ type: 'stand', seat }),
    rename: (seat, name) => asked({ type: 'rename', seat, name }),
    reclaim: seat => asked({ type: 'reclaim', seat }),
    ready: ready => asked({ type: 'ready', ready }),
    be: role => asked({ type: 'be', role }),
    say: (seat, kind, text) => asked({ type: 'say', seat, kind, text }),
  };
}
