import './credits.css';
import type { JSX } from 'preact';
import { Screen } from '../components/screen.tsx';
import { CREDITS } from '../words.ts';
import { ICON_ARTISTS } from './icon-artists.ts';

/** Whose work this stands on. */
export function CreditsScreen(): JSX.Element {
  return (
    <Screen title={CREDITS.title}>
      <p class="credits-lead">{CREDITS.lead}</p>
      <section class="panel">
        <h2>{CREDITS.games}</h2>
        <p>{CREDITS.gamesText}</p>
        <ul class="credits-list">
          {GAMES.map(({ title, by }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{by}</span>
            </li>
          ))}
        </ul>
      </section>
      <section class="panel">
        <h2>{CREDITS.icons}</h2>
        <p>{CREDITS.iconsText}</p>
        <ul class="credits-list">
          {Object.entries(ICON_ARTISTS).map(([artist, icons]) => (
            <li key={artist}>
              <strong>{artist}</strong>
              <span>{icons.join(', ')}</span>
            </li>
          ))}
        </ul>
      </section>
      <section class="panel">
        <h2>{CREDITS.type}</h2>
        <p>{CREDITS.typeText}</p>
      </section>
      <section class="panel">
        <h2>{CREDITS.code}</h2>
        <p>{CREDITS.codeText}</p>
      </section>
    </Screen>
  );
}

/** As far as their rulebooks name them. */
const GAMES = [
  { title: 'Exodus: Paris Nouveau', by: 'The rulebook we worked from names no author.' },
  { title: 'Exodus: Moses vs Pharaoh', by: 'Designed by Michael Day; The ADMW Game Company, 2nd edition, 2018.' },
  {
    title: 'Leaders of Euphoria: Choose a Better Oppressor',
    by: 'The rulebook we worked from names no author.',
  },
  { title: 'Escape the Horde', by: 'Art by LivArtisan Design; playmat by Smithy-James Sarah.' },
  {
    title: 'ἙΞΟΔΟΣ (Exodus)',
    by: 'By Lester Ward, DivNull Productions, 2010. Creative Commons Attribution 3.0 Unported.',
  },
] as const;
