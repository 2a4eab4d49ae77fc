import type { JSX } from 'preact';
import { at } from '../../../../engine/index.ts';
import type { View } from '../../view.ts';
import { LAST_NIGHT } from '../words/board.ts';
import type { People } from '../words/people.ts';
import { lampWords } from '../words/people.ts';
import { Lamp } from './lamp.tsx';

/** What the last night showed. */
export function LastNight({ view, people }: { readonly view: View; readonly people: People }): JSX.Element | null {
  if (!view.last) return null;
  const { hands, choices } = view.last;
  return (
    <section aria-label={LAST_NIGHT}>
      <ul class="lantern-night">
        {hands.map((card, n) => (
          <li key={at(people, n).name}>
            <Lamp lit={at(choices, n) === 'light'} />
            {lampWords(people, n, card, at(choices, n))}
          </li>
        ))}
      </ul>
    </section>
  );
}
