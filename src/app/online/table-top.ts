import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { Title } from '../../games/catalogue.ts';
import type { Answered, Ask, Roster, TableRefusal, TalkLine } from '../../table/index.ts';
import type { Member, MemberInput } from '../../table/succession/index.ts';
import type { OpenMatch, StorageProblem } from '../../ui/services.ts';
import type { Surroundings } from '../surroundings.ts';
import type { HostBots } from './host-bots.ts';
import type { Kit } from './kit.ts';
import type { KnownGame } from './learn-game.ts';
import { matchOnTable } from './match-on-table.ts';

export interface TableTopParts {
  readonly room: string;
  readonly me: string;
  readonly member: ReadonlySignal<Member>;
  readonly roster: ReadonlySignal<Roster | null>;
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  readonly problem: ReadonlySignal<StorageProblem | null>;
  readonly game: ReadonlySignal<KnownGame | null>;
  readonly kit: ReadonlySignal<Kit | null>;
  readonly titleOf: (game: string) => Title | undefined;
  readonly surroundings: Surroundings;
  readonly laid: (match: string | null) => void;
  readonly isRuling: () => boolean;
  /** Whether the table takes moves, as far as this device knows. */
  readonly isOpen: () => boolean;
  readonly dispatch: (input: MemberInput) => void;
  readonly ask: (ask: Ask) => Promise<TableRefusal | null>;
}

/** What lies on the table: a match, and at the host the bots that play in it. */
export interface TableTop {
  readonly match: ReadonlySignal<OpenMatch | null>;
  /** Looks what lies there now. To be told after every step. */
  readonly look: () => void;
  readonly settled: (answer: Answered) => void;
}

export function tableTop(parts: TableTopParts): TableTop {
  const { room, me, member, roster, talk, problem, game, kit, dispatch, surroundings, isRuling } = parts;
  const match = signal<OpenMatch | null>(null);
  let number: number | null = null;
  let bots: HostBots | null = null;

  function look(): void {
    const { reign } = member.value;
    const playing = reign?.host.playing ?? null;
    parts.laid(playing?.id ?? null);
    layOut();
    // Looked at after every step: whoever stops hosting goes on showing the last of them.
    match.value?.seq.peek();
    if (!playing) bots = null;
    else if (bots?.match !== playing.id) bots = botsAt(playing.id);
    bots?.wake();
  }

  function layOut(): void {
    const { reign, guest } = member.value;
    const at = roster.value;
    const there = reign ? reign.host.playing && reign.host.matchNumber : guest.seen && guest.seen.match;
    if (at?.phase === 'lobby') {
      match.value = null;
      number = null;
      return;
    }
    // The roster of a new deal comes before its first scene; the match before does not fit its seats.
    if (there === null || !at || there !== at.match || !game.value || number === there) return;
    number = there;
    match.value = matchOnTable({
      room,
      name: parts.titleOf(at.game)?.meta.title ?? at.game,
      game: game.value.game,
      number: there,
      me,
      member,
      roster: computed(() => roster.value ?? at),
      talk,
      problem,
      hosting: () => kit.value,
      isOpen: parts.isOpen,
      now: surroundings.now,
      ask: parts.ask,
    });
  }

  function botsAt(id: string): HostBots | null {
    if (!game.value || !kit.value) return null;
    return kit.value.hostBots({
      game: game.value.game,
      match: id,
      host: () => member.value.reign?.host ?? null,
      isRuling,
      said: () => match.value?.said.value ?? [],
      dispatch,
      surroundings,
    });
  }

  return { match, look, settled: answer => bots?.settled(answer) };
}
