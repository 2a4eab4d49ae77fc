import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Title } from '../../games/catalogue.ts';
import { formatRoute } from '../router.ts';
import { HOME } from '../words.ts';

/** A game on the shelf, as the front of its own small box. */
export function Cover({ title: { meta, cover } }: { readonly title: Title }): JSX.Element {
  const { id, title, pitch, seats, minutes } = meta;
  return (
    <article class="cover">
      <a class="cover-front" href={formatRoute({ name: 'new', game: id })} tabIndex={-1} aria-hidden="true">
        {cover ? <Art load={cover} /> : <PlainCover />}
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

/** Covers that have come stay, or the shelf would be bare for a moment whenever somebody comes home. */
const DRAWN = new Map<() => Promise<ComponentType>, ComponentType>();

/** A game's own art. The room for it is there before it comes, so that nothing jumps. */
function Art({ load }: { readonly load: () => Promise<ComponentType> }): JSX.Element | null {
  const drawing = useSignal<{ readonly Drawn: ComponentType } | null>(wrap(DRAWN.get(load)));

  async function fetchIt(): Promise<void> {
    try {
      const Drawn = await load();
      DRAWN.set(load, Drawn);
      drawing.value = { Drawn };
    } catch {
      // A shelf is usable without pictures, and what is missing will have come by the next visit.
      drawing.value = { Drawn: PlainCover };
    }
  }

  useEffect(() => {
    if (!drawing.peek()) void fetchIt();
  }, []);

  const now = drawing.value;
  return now && <now.Drawn />;
}

const wrap = (Drawn: ComponentType | undefined): { readonly Drawn: ComponentType } | null => (Drawn ? { Drawn } : null);

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
