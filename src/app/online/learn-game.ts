import type { Signal } from '@preact/signals';
import type { Game, Title } from '../../games/catalogue.ts';
import type { Roster } from '../../table/index.ts';
import type { JoinProblem } from '../../ui/online.ts';
import type { Kit } from './kit.ts';

export interface KnownGame {
  readonly id: string;
  readonly game: Game;
}

export interface LearningParts {
  readonly game: Signal<KnownGame | null>;
  readonly kit: Signal<Kit | null>;
  readonly titleOf: (game: string) => Title | undefined;
  readonly refuse: (why: JoinProblem) => void;
  /** From here on the others may count on this device. */
  readonly ready: () => void;
}

/** Fetches what is played, as soon as the table has told, and what it takes to have a part in hosting it. */
export function learning({ game, kit, titleOf, refuse, ready }: LearningParts): (roster: Roster) => void {
  let wanted: string | null = null;
  let fetching = false;

  const isReady = (): void => {
    if (kit.value && game.value) ready();
  };

  async function fetchKit(): Promise<void> {
    if (fetching || kit.value) return;
    fetching = true;
    try {
      kit.value = await import('./hosting-kit.ts');
      isReady();
    } catch {
      // Fetched again with the next roster; till then others host.
    }
    fetching = false;
  }

  async function fetchGame(id: string, title: Title, theirs: number): Promise<void> {
    const loaded = await title.load();
    if (wanted !== id) return;
    game.value = { id, game: loaded };
    compare(loaded, theirs);
    isReady();
  }

  /** With every roster, because a host that was reloaded may have become another version. */
  function compare({ rules: { version } }: Game, theirs: number): void {
    if (version !== theirs) refuse(version < theirs ? 'we-are-older' : 'they-are-older');
  }

  return ({ game: id, rulesVersion }) => {
    wanted = id;
    void fetchKit();
    if (game.value?.id === id) return compare(game.value.game, rulesVersion);
    const title = titleOf(id);
    if (!title) return refuse('unknown-game');
    // Fetched again with the next roster.
    void fetchGame(id, title, rulesVersion).catch(() => undefined);
  };
}
