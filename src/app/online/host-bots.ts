import type { Game } from '../../games/catalogue.ts';
import { type Said, type Seat, seat, seatsOf } from '../../engine/index.ts';
import {
  type Answered,
  type AnyScene,
  type Host,
  type Playing,
  type HostInput,
  type TableRefusal,
  botAt,
  sceneFor,
} from '../../table/index.ts';
import { type BotLoop, botLoop } from '../bot-loop.ts';
import { type Surroundings, randomHex } from '../surroundings.ts';

export interface HostBotsParts {
  readonly game: Game;
  /** The match these bots play; they rest when another lies on the table. */
  readonly match: string;
  /** Null while another device hosts. */
  readonly host: () => Host | null;
  /** A host that does not rule takes no moves, of bots neither. */
  readonly isRuling: () => boolean;
  readonly said: () => readonly Said[];
  readonly dispatch: (input: Extract<HostInput, { type: 'table-acts' }>) => void;
  readonly surroundings: Surroundings;
}

export interface HostBots extends BotLoop {
  readonly match: string;
  readonly settled: (answer: Answered) => void;
}

/** Bots at a table of many: those that were dealt in, and those that stand in for somebody who is away. */
export function hostBots({ game, match, host, isRuling, said, dispatch, surroundings }: HostBotsParts): HostBots {
  const waiting = new Map<string, (refusal: TableRefusal | null) => void>();
  const playing = () => {
    const now = host()?.playing;
    return now?.id === match ? now : null;
  };

  let shown: { readonly of: Playing; readonly scenes: Map<Seat, AnyScene> } | null = null;
  /** As its own seat: what the screen shows of a seat may be less. */
  function scene(viewer: Seat): AnyScene {
    const now = playing();
    if (!now) throw new Error('There is no match on the table.');
    if (shown?.of !== now) shown = { of: now, scenes: new Map() };
    const known = shown.scenes.get(viewer) ?? sceneFor(game.rules, now.match, viewer, now.events);
    shown.scenes.set(viewer, known);
    return known;
  }

  const loop = botLoop(
    {
      sceneFor: scene,
      said,
      legalFor: by => {
        const now = playing();
        return now ? game.rules.legal(now.match.state, by) : [];
      },
      hasAnswered: by => {
        const window = host()?.pacing.window;
        return Boolean(window?.closing || window?.held[by]);
      },
      async act(actor, action, claim) {
        const id = randomHex(8);
        const answer = new Promise<TableRefusal | null>(resolve => waiting.set(id, resolve));
        dispatch({ type: 'table-acts', id, actor, action, claim: claim ?? null });
        const refusal = await answer;
        if (refusal === null) return { ok: true, value: undefined };
        // A move that could not be stored is tried again after a while; on any other no, it looks again.
        return { ok: false, problem: refusal === 'not-stored' ? 'storage-closed' : 'not-your-decision' };
      },
      mayGoOn: () => host()?.phase === 'playing' && playing() !== null && isRuling(),
    },
    game,
    () =>
      seatsOf(host()?.seats.length ?? 0).flatMap(n => {
        const now = host();
        const level = now && botAt(now, n);
        return level === null ? [] : [{ seat: n, level }];
      }),
    seat(0),
    surroundings,
  );

  return {
    match,
    wake: () => loop.wake(),
    settled({ id, refusal }) {
      waiting.get(id)?.(refusal);
      waiting.delete(id);
    },
  };
}
