import type { ComponentType } from 'preact';
import type { AnyBot, AnyRules } from '../engine/index.ts';
import type { GameUi } from '../ui/game-ui.ts';
import { meta as mosesVsPharaoh } from './moses-vs-pharaoh/meta.ts';
import { Cover as MosesVsPharaohCover } from './moses-vs-pharaoh/ui/cover.tsx';
import { meta as parisNouveau } from './paris-nouveau/meta.ts';
import { Cover as ParisNouveauCover } from './paris-nouveau/ui/cover.tsx';

export interface Meta {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  readonly pitch: string;
}

export interface Game {
  readonly rules: AnyRules;
  readonly bot: AnyBot;
  readonly ui: GameUi<unknown, unknown, unknown>;
}

export interface Title {
  readonly meta: Meta;
  /** The front of its box, for the shelf: small, because the home screen loads it. */
  readonly Cover?: ComponentType;
  /** Rules, bot and board, loaded when somebody opens the game. */
  load(): Promise<Game>;
}

/** The only file that lists games. */
export const CATALOGUE: readonly Title[] = [
  {
    meta: parisNouveau,
    Cover: ParisNouveauCover,
    load: async () => (await import('./paris-nouveau/ui/index.ts')).game,
  },
  {
    meta: mosesVsPharaoh,
    Cover: MosesVsPharaohCover,
    load: async () => (await import('./moses-vs-pharaoh/ui/index.ts')).game,
  },
];

export const titleOf = (id: string): Title | undefined => CATALOGUE.find(({ meta }) => meta.id === id);
