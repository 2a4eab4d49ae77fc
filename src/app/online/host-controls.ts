import { type ReadonlySignal, computed } from '@preact/signals';
import { type AnyRules, at, chosenOptions } from '../../engine/index.ts';
import type { Host, HostCommand } from '../../table/index.ts';
import type { HostControls } from '../../ui/online.ts';
import { nameWith, resizedSeats } from './lobby-seats.ts';

export interface HostControlsParts {
  readonly host: ReadonlySignal<Host>;
  readonly rules: AnyRules;
  readonly order: (command: HostCommand) => void;
  readonly deal: HostControls['start'];
  readonly openToInternet: () => void;
}

/** What the person at the host's device may do for the whole table. */
export function hostControls({ host, rules, order, deal, openToInternet }: HostControlsParts): HostControls {
  return {
    setSeatCount: count => order({ type: 'set-seats', seats: resizedSeats(host.value.seats, count) }),
    setBot(seat, level) {
      order({ type: 'set-bot', seat, level, name: nameWith(host.value.seats, seat, level) });
    },
    setOption(id, value) {
      order({ type: 'set-options', options: chosenOptions(rules.options, { ...host.value.options, [id]: value }) });
    },
    async assign(seat, device) {
      order({ type: 'assign', seat, device });
      const { holder } = at(host.value.seats, seat);
      return holder === device ? { ok: true, value: undefined } : { ok: false, problem: 'not-now' };
    },
    setAbsence: (seat, absence) => order({ type: 'set-absence', seat, absence }),
    remove: device => order({ type: 'remove', device }),
    removed: computed(() => Object.entries(host.value.removed).map(([id, name]) => ({ id, name }))),
    letBackIn: device => order({ type: 'let-back-in', device }),
    openToInternet,
    start: deal,
    rematch: deal,
    toLobby: () => order({ type: 'to-lobby' }),
  };
}
