import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isLoadFailure } from '../loading-failure.ts';
import type { Done, StorageProblem } from '../services.ts';

export type Opening<T> =
  | { readonly is: 'waiting' }
  /** Null when it could not even be loaded. */
  | { readonly is: 'failed'; readonly problem: StorageProblem | null }
  | { readonly is: 'open'; readonly it: T };

/** Opens something when the screen comes and closes it when it goes, also if it goes first. */
export function useOpening<T extends { close(): void }>(
  open: () => Promise<Done<T, StorageProblem>>,
): readonly [Opening<T>, () => void] {
  const opening = useSignal<Opening<T>>({ is: 'waiting' });
  const tries = useSignal(0);

  useEffect(() => {
    let wanted = true;
    let opened: T | undefined;
    const begin = async (): Promise<void> => {
      const done = await open();
      if (done.ok) opened = done.value;
      if (!wanted) opened?.close();
      else opening.value = done.ok ? { is: 'open', it: done.value } : { is: 'failed', problem: done.problem };
    };
    begin().catch((error: unknown) => {
      if (!isLoadFailure(error)) reportError(error);
      if (wanted) opening.value = { is: 'failed', problem: null };
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [tries.value]);

  const again = (): void => {
    opening.value = { is: 'waiting' };
    tries.value++;
  };
  return [opening.value, again];
}
