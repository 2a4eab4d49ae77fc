import type { Event } from '../../event.ts';
import { type People, nameOf, namesOf } from './people.ts';

export function eventWords(event: Event, people: People): string {
  switch (event.type) {
    case 'chose':
      return `${nameOf(people, event.seat)} has chosen.`;
    case 'reached':
      return `${nameOf(people, event.seat)} reaches for the card aside.`;
    case 'peeked':
      return `${nameOf(people, event.seat)} peeks at the card aside.`;
    case 'saw':
      return `It is the ${event.card}.`;
    case 'answered':
      return `${nameOf(people, event.seat)} has answered.`;
    case 'shut':
      return `${nameOf(people, event.seat)} shuts the shutter. ${nameOf(people, event.against)} sees nothing.`;
    case 'left-open':
      return 'Every shutter stays open.';
    case 'returned':
      return 'Your shutter was not needed.';
    case 'time-was-up':
      return event.hiding.length === 0 ? 'Time is up.' : `Time is up: ${namesOf(people, event.hiding)} hid.`;
    case 'revealed':
      return event.winner === null
        ? 'The night stays dark.'
        : `${nameOf(people, event.winner)} shines brightest and wins the night.`;
    case 'dealt':
      return `Night ${event.night} falls.`;
  }
}
