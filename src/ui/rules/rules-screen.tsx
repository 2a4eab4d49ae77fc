import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Game, Title } from '../../games/catalogue.ts';
import { LoadFailed } from '../components/lazy.tsx';
import { Loading } from '../components/loading.tsx';
import { Screen } from '../components/screen.tsx';
import { formatRoute } from '../router.ts';
import { isLoadFailure } from '../loading-failure.ts';
import type { Services } from '../services.ts';
import { HOME, ROUTES, RULES } from '../words.ts';
import { RuleBook } from './rule-book.tsx';

interface RulesScreenProps {
  readonly services: Services;
  readonly game: string;
  readonly rule: string | null;
}

export function RulesScreen({ services, game, rule }: RulesScreenProps): JSX.Element {
  return (
    <WithGame services={services} game={game}>
      {({ meta }, { ui }) => (
        <Screen title={RULES.title(meta.title)}>
          <p class="soft">
            {RULES.about} <a href={formatRoute({ name: 'learn', game })}>{HOME.learn}</a>
          </p>
          <RuleBook text={ui.rulebook.rules} rule={rule} />
        </Screen>
      )}
    </WithGame>
  );
}

interface WithGameProps {
  readonly services: Services;
  readonly game: string;
  readonly children: (title: Title, loaded: Game) => JSX.Element;
}

/** Fetches a game for a page about it. */
export function WithGame({ services, game, children }: WithGameProps): JSX.Element {
  const loaded = useSignal<Game | 'waiting' | 'failed'>('waiting');
  const title = services.catalogue.find(({ meta }) => meta.id === game);

  async function load(): Promise<void> {
    loaded.value = 'waiting';
    try {
      if (title) loaded.value = await title.load();
    } catch (error) {
      if (!isLoadFailure(error)) reportError(error);
      loaded.value = 'failed';
    }
  }
  useEffect(() => void load(), []);

  if (!title) {
    return (
      <Screen title={ROUTES.noGame}>
        <p>{ROUTES.noGameText}</p>
      </Screen>
    );
  }
  if (loaded.value === 'waiting') return <Loading />;
  if (loaded.value === 'failed') return <LoadFailed onRetry={() => void load()} />;
  return children(title, loaded.value);
}
