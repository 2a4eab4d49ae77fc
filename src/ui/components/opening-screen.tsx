import type { JSX } from 'preact';
import type { Done, StorageProblem } from '../services.ts';
import { PLAY, ROUTES } from '../words.ts';
import { Button } from './button.tsx';
import { LoadFailed } from './lazy.tsx';
import { Loading } from './loading.tsx';
import { Screen } from './screen.tsx';
import { useOpening } from './use-opening.ts';

interface OpeningScreenProps<T> {
  readonly open: () => Promise<Done<T, StorageProblem>>;
  /** Over the reason why it stays closed. */
  readonly closedTitle: string;
  readonly problems: Readonly<Record<StorageProblem, string>>;
  /** The match, once it is open; `again` closes it and opens it anew. */
  readonly children: (it: T, again: () => void) => JSX.Element;
}

/** Opens a match, wherever its host is, or says why it stays closed. */
export function OpeningScreen<T extends { close(): void }>(props: OpeningScreenProps<T>): JSX.Element {
  const [opening, again] = useOpening(props.open);
  switch (opening.is) {
    case 'open':
      return props.children(opening.it, again);
    case 'waiting':
      return <Loading text={PLAY.loadingMatch} />;
    case 'failed':
      if (opening.problem === null) return <LoadFailed onRetry={again} />;
      return (
        <Screen title={props.closedTitle}>
          <p role="alert">{props.problems[opening.problem]}</p>
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
