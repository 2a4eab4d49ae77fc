import type { Asked } from '../../../../ui/game-ui.ts';
import type { View } from '../../view.ts';
import { nameOf, namesOf } from './people.ts';

export function promptWords({ view, viewer, awaited, people }: Asked<View>): string {
  if (view.phase === 'over') return 'The match is over.';
  const asked = awaited.some(actor => actor === viewer);
  if (view.phase === 'shutting') {
    const peeker = nameOf(people, view.peeker);
    return asked ? `${peeker} wants to peek. Do you shut your shutter?` : `${peeker} wants to peek.`;
  }
  if (asked) return 'Light your lamp, or hide it?';
  const seats = awaited.flatMap(actor => (actor === 'clock' ? [] : [actor]));
  return `${namesOf(people, seats)} still to choose.`;
}
