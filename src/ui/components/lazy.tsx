import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isLoadFailure } from '../loading-failure.ts';
import { ROUTES } from '../words.ts';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';

type Loaded<P> = { readonly is: 'waiting' | 'failed' } | { readonly is: 'here'; readonly Part: ComponentType<P> };

/** A part of the app that is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let here: ComponentType<P> | undefined;

  return function Lazy(props: P): JSX.Element {
    const loaded = useSignal<Loaded<P>>(here ? { is: 'here', Part: here } : { is: 'waiting' });

    async function fetchIt(): Promise<void> {
      loaded.value = { is: 'waiting' };
      try {
        here = await load();
        loaded.value = { is: 'here', Part: here };
      } catch (error) {
        // A part that does not arrive can be asked for again; one that breaks on arrival is a bug, and is reported.
        if (!isLoadFailure(error)) reportError(error);
        loaded.value = { is: 'failed' };
      }
    }

    useEffect(() => {
      if (loaded.peek().is === 'waiting') void fetchIt();
    }, []);

    const now = loaded.value;
    switch (now.is) {
      case 'here':
        return <now.Part {...props} />;
      case 'waiting':
        return <Loading />;
      case 'failed':
        return <LoadFailed onRetry={() => void fetchIt()} />;
    }
  };
}

interface LoadFailedProps {
  readonly text?: string;
  readonly onRetry: () => void;
}

export function LoadFailed({ text = ROUTES.loadFailed, onRetry }: LoadFailedProps): JSX.Element {
  return (
    <main class="notice">
      <p role="alert">{text}</p>
      <Button kind="primary" onClick={onRetry}>
        {ROUTES.retry}
      </Button>
    </main>
  );
}
