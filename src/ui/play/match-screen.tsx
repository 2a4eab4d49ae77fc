import './play.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LoadFailed } from '../components/lazy.tsx';
import { Loading } from '../components/loading.tsx';
import { Screen } from '../components/screen.tsx';
import { isLoadFailure } from '../loading-failure.ts';
import type { OpenMatch, Services, StorageProblem } from '../services.ts';
import { PLAY, ROUTES, STORAGE_PROBLEMS } from '../words.ts';
import { Table } from './table.tsx';

interface MatchScreenProps {
  readonly services: Services;
  readonly id: string;
}

type Opening =
  | { readonly is: 'waiting' | 'failed' }
  | { readonly is: 'open'; readonly match: OpenMatch }
  | { readonly is: 'refused'; readonly problem: StorageProblem };

/** Opens a match, or says why it stays closed. */
export function MatchScreen({ services, id }: MatchScreenProps): JSX.Element {
  const opening = useSignal<Opening>({ is: 'waiting' });
  const tries = useSignal(0);

  useEffect(() => {
    let wanted = true;
    let opened: OpenMatch | undefined;
    const open = async (): Promise<void> => {
      const done = await services.shelf.open(id);
      if (done.ok) opened = done.value;
      if (!wanted) opened?.close();
      else opening.value = done.ok ? { is: 'open', match: done.value } : { is: 'refused', problem: done.problem };
    };
    open().catch((error: unknown) => {
      if (!isLoadFailure(error)) reportError(error);
      opening.value = { is: 'failed' };
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
  const now = opening.value;
  switch (now.is) {
    case 'open':
      return <Table services={services} match={now.match} onReopen={again} company={null} />;
    case 'waiting':
      return <Loading text={PLAY.loadingMatch} />;
    case 'failed':
      return <LoadFailed onRetry={again} />;
    case 'refused':
      return (
        <Screen title={PLAY.closedTitle}>
          <p role="alert">{STORAGE_PROBLEMS[now.problem]}</p>
          <div class="row">
            <button type="button" class="button" data-kind="plain" onClick={again}>
              {ROUTES.retry}
            </button>
            <a class="button" data-kind="primary" href="#/">
              {ROUTES.home}
            </a>
          </div>
        </Screen>
      );
  }
}
