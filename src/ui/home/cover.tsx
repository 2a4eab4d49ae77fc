import type { JSX } from 'preact';
import type { Title } from '../../games/catalogue.ts';
import { formatRoute } from '../router.ts';
import { HOME } from '../words.ts';

/** A game on the shelf, as the front of its own small box. */
export function Cover({ title: { meta, Cover: Art } }: { readonly title: Title }): JSX.Element {
  const { id, title, pitch, seats, minutes } = meta;
  return (
    <article class="cover">
      <a class="cover-front" href={formatRoute({ name: 'new', game: id })} tabIndex={-1} aria-hidden="true">
        {Art ? <Art /> : <PlainCover />}
      </a>
      <div class="cover-body">
        <h3 class="cover-title">{title}</h3>
        <p>{pitch}</p>
        <p class="cover-facts">
          {seats.min === seats.max ? seats.min : `${seats.min}–${seats.max}`} players · {minutes.min}–{minutes.max} min
        </p>
        <div class="cover-actions">
          <a class="button" data-kind="primary" href={formatRoute({ name: 'new', game: id })}>
            {HOME.play}
            <span class="visually-hidden"> {title}</span>
          </a>
          <a class="button" data-kind="plain" href={formatRoute({ name: 'learn', game: id })}>
            {HOME.learn}
          </a>
          <a class="button" data-kind="quiet" href={formatRoute({ name: 'rules', game: id, rule: null })}>
            {HOME.rules}
          </a>
        </div>
      </div>
    </article>
  );
}

/** For a game that has not drawn its own yet. */
function PlainCover(): JSX.Element {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#2a2033" />
      <path d="M160 24l10 60 60 10-60 10-10 60-10-60-60-10 60-10Z" fill="#e9b454" />
      <path d="M156 170h8l60 30H96Z" fill="#e9b454" opacity="0.5" />
    </svg>
  );
}
