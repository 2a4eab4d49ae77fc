import { type ReadonlySignal, computed } from '@preact/signals';
import { type AnyRules, chosenOptions, tableOptions } from '../../engine/index.ts';
import type { Host, HostCommand } from '../../table/index.ts';
import type { HostControls } from '../../ui/online.ts';
import { nameWith, resizedSeats } from './lobby-seats.ts';

export interface HostControlsParts {
  /** Null while another device hosts; then nothing here does anything. */
  readonly host: ReadonlySignal<Host | null>;
  readonly rules: () => AnyRules;
  readonly order: (command: HostCommand) => void;
  readonly deal: HostControls['start'];
  readonly openToInternet: () => void;
  readonly handOver: HostControls['handOver'];
  readonly override: HostControls['override'];
}

/** What the person at the host's device may do for the whole table. */
export function hostControls(parts: HostControlsParts): HostControls {
  const { host, rules, order, deal, openToInternet, handOver, override } = parts;
  const seats = () => host.value?.seats ?? [];
  return {
    setSeatCount: count => order({ type: 'set-seats', seats: resizedSeats(seats(), count) }),
    setBot(seat, level) {
      order({ type: 'set-bot', seat, level, name: nameWith(seats(), seat, level) });
    },
    setOption(id, value) {
      const chosen = { ...host.value?.options, [id]: value };
      order({ type: 'set-options', options: chosenOptions(tableOptions(rules()), chosen) });
    },
    async assign(seat, device) {
      order({ type: 'assign', seat, device });
      const { holder } = seats()[seat] ?? {};
      return holder === device ? { ok: true, value: undefined } : { ok: false, problem: 'not-now' };
    },
    setAbsence: (seat, absence) => order({ type: 'set-absence', seat, absence }),
    remove: device => order({ type: 'remove', device }),
    removed: computed(() => Object.entries(host.value?.removed ?? {}).map(([id, name]) => ({ id, name }))),
    letBackIn: device => order({ type: 'let-back-in', device }),
    handOver,
    override,
    openToInternet,
    start: deal,
    rematch: deal,
    toLobby: () => order({ type: 'to-lobby' }),
  };
}
