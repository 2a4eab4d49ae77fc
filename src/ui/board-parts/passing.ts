import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import type { Seat } from '../../engine/index.ts';

/**
 * The seats of this device that let windows for answers pass by themselves. The table keeps it, because a board is
 * taken down whenever the phone changes hands.
 */
export const PassingContext = createContext<Signal<readonly Seat[]>>(signal([]));
