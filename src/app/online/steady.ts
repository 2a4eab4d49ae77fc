import { type ReadonlySignal, computed } from '@preact/signals';
import { sameJson } from '../../engine/index.ts';

/** The same object for as long as it says the same, so that what shows it need not be drawn again. */
export function steady<T>(look: () => T): ReadonlySignal<T> {
  let last: { readonly value: T } | null = null;
  return computed(() => {
    const value = look();
    last = last && sameJson(last.value, value) ? last : { value };
    return last.value;
  });
}
