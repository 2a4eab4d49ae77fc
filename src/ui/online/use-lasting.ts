import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether something has been so for a while without a break. */
export function useLasting(is: boolean, ms: number): boolean {
  const lasts = useSignal(false);
  useEffect(() => {
    lasts.value = false;
    if (!is) return;
    const timer = setTimeout(() => {
      lasts.value = true;
    }, ms);
    return () => clearTimeout(timer);
  }, [is]);
  return is && lasts.value;
}
