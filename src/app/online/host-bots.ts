import type { Game } from '../../games/catalogue.ts';
import { type Said, seat, seatsOf } from '../../engine/index.ts';
import {
  type Answered,
  type AnyScene,
  type Host,
  type HostInput,
  type TableRefusal,
  botAt,
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
  readonly sceneFor: (viewer: ReturnType<typeof seat>) => AnyScene;
  readonly said: () => readonly Said[];
  readonly dispatch: (input: Extract<HostInput, { type: 'table-acts' }>) => void;
  readonly surroundings: Surroundings;
}

export interface HostBots extends BotLoop {
  readonly match: string;
  readonly settled: (answer: Answered) => void;
}

/** Bots at a table of many: those that were dealt in, and those that stand in for somebody who is away. */
export function hostBots({
  game,
  match,
  host,
  isRuling,
  sceneFor,
  said,
  dispatch,
  surroundings,
}: HostBotsParts): HostBots {
  const waiting = new Map<string, (refusal: TableRefusal | null) => void>();
  const playing = () => {
    const now = host()?.playing;
    return now?.id === match ? now : null;
  };

  const loop = botLoop(
    {
      sceneFor,
      said,
      legalFor: actor => {
        const now = playing();
        return now ? game.rules.legal(now.match.state, actor) : [];
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
