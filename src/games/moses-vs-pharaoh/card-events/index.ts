import type { CardEvent } from './card-event.ts';
import type { Card } from '../data/cards.ts';
import { EGYPTIAN_EVENTS } from './egyptian.ts';
import { HEBREW_EVENTS } from './hebrew.ts';
import { SHARED_EVENTS } from './shared.ts';

/** Every event that is played on a turn of one's own. Battle cards and answers are in phases/. */
export const CARD_EVENTS: Readonly<Partial<Record<Card, CardEvent>>> = {
  ...HEBREW_EVENTS,
  ...EGYPTIAN_EVENTS,
  ...SHARED_EVENTS,
};
