import type { View } from '../../view.ts';

export function secretWords(view: View): readonly string[] {
  if (view.phase === 'over' || view.hand === null) return [];
  return [
    `Your card is the ${view.hand}.`,
    ...(view.choice === null ? [] : [view.choice === 'light' ? 'Your lamp is lit.' : 'Your lamp is hidden.']),
    ...(view.aside === null ? [] : [`The card aside is the ${view.aside}.`]),
    ...(view.phase === 'shutting' && view.answers.own === 'shut' ? ['You shut your shutter.'] : []),
  ];
}
