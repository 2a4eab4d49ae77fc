import '../play/play.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { LoadFailed } from '../components/lazy.tsx';
import { Loading } from '../components/loading.tsx';
import { Screen } from '../components/screen.tsx';
import { isLoadFailure } from '../loading-failure.ts';
import type { JoinAddress, OnlineTable } from '../online.ts';
import { JOIN, TABLE_PROBLEMS } from '../online-words.ts';
import type { Services, StorageProblem } from '../services.ts';
import { PLAY, ROUTES, STORAGE_PROBLEMS } from '../words.ts';
import { Room } from './room.tsx';
import { UnavailableScreen } from './unavailable.tsx';

interface TableScreenProps {
  readonly services: Services;
  readonly room: string;
  /** The link that led here, for a table this device may not know yet. */
  readonly address?: JoinAddress;
}

type Opening =
  | { readonly is: 'waiting' | 'failed' }
  | { readonly is: 'open'; readonly table: OnlineTable }
  | { readonly is: 'refused'; readonly problem: StorageProblem };

/** Sits down at a table this device hosts or was invited to. */
export function TableScreen({ services, room, address }: TableScreenProps): JSX.Element {
  const { online } = services;
  const opening = useSignal<Opening>({ is: 'waiting' });
  const tries = useSignal(0);

  useEffect(() => {
    if (online.unavailable !== null) return;
    let wanted = true;
    let opened: OnlineTable | undefined;
    const open = async (): Promise<void> => {
      const known = address ? await online.remember(address) : ({ ok: true, value: undefined } as const);
      const done = known.ok ? await online.open(room) : known;
      if (done.ok) opened = done.value;
      if (!wanted) opened?.close();
      else opening.value = done.ok ? { is: 'open', table: done.value } : { is: 'refused', problem: done.problem };
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
  if (online.unavailable !== null) return <UnavailableScreen why={online.unavailable} />;
  const now = opening.value;
  switch (now.is) {
    case 'open':
      return <Room services={services} table={now.table} onReopen={again} />;
    case 'waiting':
      return <Loading text={PLAY.loadingMatch} />;
    case 'failed':
      return <LoadFailed onRetry={again} />;
    case 'refused':
      return (
        <Screen title={JOIN.closedTitle}>
          <p role="alert">{TABLE_PROBLEMS[now.problem] ?? STORAGE_PROBLEMS[now.problem]}</p>
          <div class="row">
            <Button onClick={again}>{ROUTES.retry}</Button>
            <a class="button" data-kind="primary" href="#/">
              {ROUTES.home}
            </a>
          </div>
        </Screen>
      );
  }
}
