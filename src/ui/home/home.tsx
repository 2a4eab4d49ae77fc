import './home.css';
import type { JSX } from 'preact';
import { Glyph } from '../components/glyph.tsx';
import { useArrival } from '../components/screen.tsx';
import type { Services } from '../services.ts';
import { REJOIN } from '../rejoin-words.ts';
import { HOME } from '../words.ts';
import { ContinueSection } from './continue-section.tsx';
import { Cover } from './cover.tsx';
import { HeroArt } from './hero-art.tsx';
import { RejoinSection } from './rejoin-section.tsx';
import { InstallHelp, OfflineBadge, UpdateBanner } from './installation-notes.tsx';

/** The open box: what is in it, and what was left on the table. */
export function Home({ services }: { readonly services: Services }): JSX.Element {
  const { catalogue, installation, shelf, online } = services;
  const heading = useArrival(HOME.title);
  const running =
    online.rooms.value.length > 0 || (shelf.matches.value?.some(({ status }) => status === 'running') ?? false);

  return (
    <div class="home">
      <header class="hero">
        <HeroArt />
        <nav class="hero-nav" aria-label={HOME.nav}>
          <OfflineBadge installation={installation} />
          <a class="icon-button" href="#/scan" aria-label={REJOIN.scan} title={REJOIN.scan}>
            <Glyph name="scan" />
          </a>
          <a class="icon-button" href="#/settings" aria-label={HOME.settings} title={HOME.settings}>
            <Glyph name="gear" />
          </a>
        </nav>
        <div class="hero-words">
          <h1 ref={heading} tabIndex={-1} class="hero-title">
            {HOME.title}
          </h1>
          <p class="hero-tagline">{HOME.tagline}</p>
        </div>
      </header>
      <main class="home-main" data-running={running}>
        <UpdateBanner installation={installation} />
        <section class="shelf" aria-labelledby="shelf-heading">
          <h2 id="shelf-heading">{HOME.shelf}</h2>
          <div class="shelf-covers">
            {catalogue.map(title => (
              <Cover key={title.meta.id} title={title} />
            ))}
          </div>
        </section>
        <div class="home-side">
          <RejoinSection services={services} />
          <ContinueSection services={services} />
        </div>
      </main>
      <footer class="home-foot">
        <InstallHelp installation={installation} />
        <a class="button" data-kind="quiet" href="#/credits">
          {HOME.credits}
        </a>
      </footer>
    </div>
  );
}
