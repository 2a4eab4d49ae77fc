import type { ReadonlySignal } from '@preact/signals';
import type { AnyRules } from '../../engine/index.ts';
import type { Host } from '../../table/index.ts';
import type { MemberInput } from '../../table/succession/index.ts';
import type { Done, StorageProblem } from '../../ui/services.ts';
import type { AtTableParts } from './at-table-parts.ts';
import type { Kit } from './kit.ts';
import type { KnownGame } from './learn-game.ts';

export interface DealerParts extends Pick<AtTableParts, 'matches' | 'createMatch'> {
  readonly host: ReadonlySignal<Host | null>;
  readonly game: ReadonlySignal<KnownGame | null>;
  readonly kit: ReadonlySignal<Kit | null>;
  readonly rules: () => AnyRules;
  readonly now: () => number;
  readonly dispatch: (input: MemberInput) => void;
}

/** Deals a match at this host's table. A second tap is the same wish. */
export function dealer({ host, game, kit, rules, now, matches, createMatch, dispatch }: DealerParts) {
  async function deal(): Promise<Done<void, StorageProblem>> {
    if (!host.value || !game.value || !kit.value) return { ok: false, problem: 'damaged' };
    const dealt = await kit.value.dealMatch({ host: host.value, rules: rules(), matches, createMatch, now: now() });
    if (!dealt.ok) return dealt;
    dispatch({ type: 'dealt', ...dealt.value });
    return { ok: true, value: undefined };
  }

  let dealing: ReturnType<typeof deal> | null = null;
  return (): ReturnType<typeof deal> =>
    (dealing ??= deal().finally(() => {
      dealing = null;
    }));
}
