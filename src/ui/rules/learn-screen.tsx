import type { JSX } from 'preact';
import { Screen } from '../components/screen.tsx';
import { formatRoute, go } from '../router.ts';
import type { Services } from '../services.ts';
import { HOME, RULES } from '../words.ts';
import { HowToPlay } from './how-to-play.tsx';
import { WithGame } from './rules-screen.tsx';

interface LearnScreenProps {
  readonly services: Services;
  readonly game: string;
}

export function LearnScreen({ services, game }: LearnScreenProps): JSX.Element {
  return (
    <WithGame services={services} game={game}>
      {({ meta }, { ui }) => (
        <Screen title={meta.title}>
          <HowToPlay pages={ui.rulebook.howToPlay} onDone={() => go({ name: 'new', game })} />
          <p class="soft">
            {RULES.more} <a href={formatRoute({ name: 'rules', game, rule: null })}>{HOME.rules}</a>
          </p>
        </Screen>
      )}
    </WithGame>
  );
}
