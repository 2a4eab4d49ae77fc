import type { JSX } from 'preact';
import { Glyph } from '../components/glyph.tsx';
import { Screen } from '../components/screen.tsx';
import type { Unavailable } from '../online.ts';
import { JOIN, UNAVAILABLE } from '../online-words.ts';
import { ROUTES } from '../words.ts';

/** What is missing for a shared table, and how to get it. */
export function UnavailableNote({ why }: { readonly why: Unavailable }): JSX.Element {
  const { title, text, ways } = UNAVAILABLE[why];
  return (
    <section class="panel" aria-labelledby="unavailable">
      <h2 id="unavailable" class="row">
        <Glyph name="warning" />
        {title}
      </h2>
      <p>{text}</p>
      <ol class="unavailable-ways">
        {ways.map(way => (
          <li key={way}>{way}</li>
        ))}
      </ol>
    </section>
  );
}

export function UnavailableScreen({ why }: { readonly why: Unavailable }): JSX.Element {
  return (
    <Screen title={JOIN.title}>
      <UnavailableNote why={why} />
      <p>
        <a class="button" data-kind="primary" href="#/">
          {ROUTES.home}
        </a>
      </p>
    </Screen>
  );
}
