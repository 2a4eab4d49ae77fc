import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { CHARACTERS } from '../../data/characters.ts';
import { CardBack, CardFace } from '../drawings/card-face.tsx';
import { CharacterIcon, TeamIcon } from '../drawings/character-icon.tsx';
import { ICONS } from '../drawings/icon-paths.ts';
import './pictures.css';
import { Piece, type PieceName } from '../drawings/piece.tsx';
import { Shutters } from '../table/shutters.tsx';

/** Decoration beside a page's words, so nothing here is read aloud. */
const Picture = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <div class="pn-picture" aria-hidden="true">
    {children}
  </div>
);

const Big = ({ name, tone }: { name: PieceName; tone: 'amber' | 'red' | 'pale' }): JSX.Element => (
  <span class="pn-big" data-tone={tone}>
    <Piece name={name} />
  </span>
);

export const SidesPicture = (): JSX.Element => (
  <Picture>
    <span class="pn-side-card" data-team="rescuer">
      <TeamIcon team="rescuer" size={4} />
    </span>
    <span class="pn-picture-card">
      <CardBack />
    </span>
    <span class="pn-side-card" data-team="hunter">
      <TeamIcon team="hunter" size={4} />
    </span>
  </Picture>
);

export const VotePicture = (): JSX.Element => (
  <Picture>
    {[3, 0, 1, 2].map(votes => (
      <span key={votes} class="pn-fist">
        <Icon path={ICONS.fist} size={3.5} />
        <span class="pn-fist-votes">
          {Array.from({ length: votes }, (_, n) => (
            <Piece key={n} name="vote" />
          ))}
        </span>
      </span>
    ))}
  </Picture>
);

export const BackPicture = (): JSX.Element => (
  <Picture>
    <Big name="tec" tone="red" />
    <span class="pn-column">
      {[2.5, 3, 2.75, 3.25].map(size => (
        <Icon key={size} path={ICONS.run} size={size} />
      ))}
    </span>
    <Big name="leader" tone="amber" />
  </Picture>
);

export const CardsPicture = (): JSX.Element => (
  <Picture>
    {[1, 2, 3, 4].map(n => (
      <span key={n} class="pn-picture-card" data-out={n === 3}>
        <CardBack />
      </span>
    ))}
  </Picture>
);

export const PlacePicture = (): JSX.Element => (
  <Picture>
    <span class="pn-side-card" data-team="rescuer">
      <TeamIcon team="rescuer" size={2} />
    </span>
    <span class="pn-picture-card">
      <CardFace card="d4v2--" />
    </span>
    <span class="pn-picture-card">
      <CardFace card="d1v1--" />
    </span>
    <span class="pn-side-card" data-team="hunter">
      <TeamIcon team="hunter" size={2} />
    </span>
  </Picture>
);

export const CostsPicture = (): JSX.Element => (
  <Picture>
    <span class="pn-picture-card">
      <CardFace card="d5v3LC" />
    </span>
    <Big name="broken-heart" tone="red" />
    <span class="pn-picture-facade">
      <Shutters cover={4} />
    </span>
  </Picture>
);

export const AbilitiesPicture = (): JSX.Element => (
  <Picture>
    <span class="pn-nine">
      {CHARACTERS.map(character => (
        <CharacterIcon key={character} character={character} size={2.5} />
      ))}
    </span>
  </Picture>
);

export const EndPicture = (): JSX.Element => (
  <Picture>
    <Big name="broken-heart" tone="red" />
    <Big name="shutter" tone="pale" />
    <span class="pn-big" data-tone="red">
      <TeamIcon team="hunter" size={3.5} />
    </span>
    <Big name="point" tone="amber" />
  </Picture>
);
