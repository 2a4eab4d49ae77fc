import type { CardEvent } from './card-event.ts';
import type { Card } from './cards.ts';
import { EGYPTIAN_EVENTS } from './egyptian-events.ts';
import { HEBREW_EVENTS } from './hebrew-events.ts';
import { SHARED_EVENTS } from './shared-events.ts';

/** Every event that is played on a turn of one's own. Battle cards are in battle.ts, answers in respond.ts. */
export const CARD_EVENTS: Readonly<Partial<Record<Card, CardEvent>>> = {
  ...HEBREW_EVENTS,
  ...EGYPTIAN_EVENTS,
  ...SHARED_EVENTS,
};
