import type { AnyRules, Deal, Move } from '../src/engine/index.ts';
import { saveOf } from './save-of.ts';

/** A save file, as the app exports it, of a match that stands one move before its dead end. */
export const deadEndSave = (rules: AnyRules, deal: Deal, moves: readonly Move<unknown>[], message: string): string =>
  saveOf(rules, deal, moves.slice(0, -1), { name: `Fuzz: ${message}`.slice(0, 60) });
