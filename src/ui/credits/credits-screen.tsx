import './credits.css';
import type { JSX } from 'preact';
import { Screen } from '../components/screen.tsx';
import { CREDITS } from '../words.ts';
import { GAME_AUTHORS, ICON_ARTISTS } from './credited.ts';

/** Whose work this stands on. */
export function CreditsScreen(): JSX.Element {
  return (
    <Screen title={CREDITS.title}>
      <p class="credits-lead">{CREDITS.lead}</p>
      <section class="panel">
        <h2>{CREDITS.games}</h2>
        <p>{CREDITS.gamesText}</p>
        <ul class="credits-list">
          {Object.entries(GAME_AUTHORS).map(([title, by]) => (
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
