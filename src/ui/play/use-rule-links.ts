import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { parseRoute } from '../router.ts';

/** During play a link to a rule opens the drawer, so that nobody leaves the table to read. */
export function useRuleLinks(onRule: (rule: string | null) => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(onRule);
  latest.current = onRule;

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
      const link = event.target.closest('a');
      if (!link || !root.current?.contains(link)) return;
      const route = parseRoute(new URL(link.href).hash);
      if (route.name !== 'rules') return;
      event.preventDefault();
      link.closest('dialog')?.close();
      latest.current(route.rule);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return root;
}
