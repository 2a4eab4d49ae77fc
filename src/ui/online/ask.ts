import { toast } from '../components/toasts.tsx';
import type { Ask } from '../online.ts';
import { REFUSALS } from '../online-words.ts';

/** Waits for the table's answer, and says so if it is no. */
export async function asked(ask: Ask): Promise<boolean> {
  const done = await ask;
  if (!done.ok) toast({ text: REFUSALS[done.problem], tone: 'problem' });
  return done.ok;
}
