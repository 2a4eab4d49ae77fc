import { signal } from '@preact/signals';
import type { Online } from '../../ui/online.ts';

/** Tables of many devices. */
export function browserOnline(): Online {
  const closed = { ok: false, problem: 'storage-closed' } as const;
  return {
    unavailable: null,
    rooms: signal([]),
    myName: signal(''),
    callMe: () => undefined,
    create: async () => closed,
    remember: async () => closed,
    open: async () => closed,
    forget: async () => closed,
    testBroker: async () => 'unreachable',
  };
}
