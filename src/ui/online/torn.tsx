import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useErrorBoundary, useRef } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { Screen } from '../components/screen.tsx';
import type { OnlineTable } from '../online.ts';
import { TORN } from '../online-words.ts';
import { ROUTES } from '../words.ts';

interface TornProps {
  readonly table: OnlineTable;
  readonly children: ComponentChildren;
}

/**
 * What a guest draws comes from another device, which may send anything. A board that cannot draw it must not take the
 * way out along with it. On the host's own device it would be our mistake, and is told as one.
 */
export function Torn({ table, children }: TornProps): JSX.Element {
  const ours = useRef(false);
  const [error, again] = useErrorBoundary(() => {
    ours.current = table.host !== null;
  });
  const epoch = table.reign.value?.epoch;
  // Another host sends other things, and may be this device.
  useEffect(() => {
    if (error !== undefined) again();
  }, [epoch]);
  if (error === undefined) return <>{children}</>;
  if (ours.current) throw error;
  return (
    <Screen title={TORN.title}>
      <section class="waiting-room" role="alert">
        <Glyph name="warning" size={3} />
        <p>{TORN.text}</p>
      </section>
      <div class="waiting-ways">
        <Button kind="primary" wide onClick={again}>
          {ROUTES.retry}
        </Button>
        <a class="button" data-wide="true" href="#/">
          {ROUTES.home}
        </a>
      </div>
    </Screen>
  );
}
