import type { JSX } from 'preact';
import type { Claim } from '../../engine/index.ts';
import type { ClaimGroup } from '../game-ui.ts';
import { TALK } from '../talk-words.ts';

interface QuickClaimsProps {
  readonly groups: readonly ClaimGroup[];
  readonly words: (claim: Claim) => string | null;
  readonly onClaim: (claim: Claim) => void;
}

/** What the game lets one say with a tap, true or not. */
export function QuickClaims({ groups, words, onClaim }: QuickClaimsProps): JSX.Element {
  return (
    <section class="claims" aria-label={TALK.claims}>
      {groups.map(({ title, claims }, n) => (
        <details key={title} class="claims-group" open={n === 0}>
          <summary>{title}</summary>
          <ul>
            {claims.map(claim => (
              <li key={claim}>
                <button type="button" class="claim" onClick={() => onClaim(claim)}>
                  {words(claim)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
