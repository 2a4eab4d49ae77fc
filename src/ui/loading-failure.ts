import { toast } from './components/toasts.tsx';
import { ROUTES } from './words.ts';

/** A part of the app did not arrive, as browsers word it; anything else that is thrown is a bug of ours. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported|importing a module|error loading|failed to fetch/i.test(error.message);

/** Does what may need a part of the app that is not loaded yet; if that does not arrive, says so. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    toast({ text: ROUTES.loadFailed, tone: 'problem' });
    return undefined;
  }
}
