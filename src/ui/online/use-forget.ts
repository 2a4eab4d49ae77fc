import { useEffect } from 'preact/hooks';

/** What only a host is asked is forgotten with the host: a dialog must not open by itself in a later reign. */
export function useForget(when: boolean, forget: () => void): void {
  useEffect(() => {
    if (when) forget();
  }, [when]);
}
