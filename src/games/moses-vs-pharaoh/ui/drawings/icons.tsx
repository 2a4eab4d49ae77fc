import type { JSX } from 'preact';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Moment } from '../../data/cards.ts';
import type { Plague } from '../../data/plagues.ts';
import type { Side } from '../../state.ts';
import { ICONS } from './icon-paths.ts';

/** Drawn here, on the same grid as the others. */
const OX =
  'M70 96c-6 84 42 130 112 136v54c0 92 30 166 74 166s74-74 74-166v-54c70-6 118-52 112-136-24 46-64 66-116 66H186C134 162 94 142 70 96Z';
const FLY =
  'M256 96a46 46 0 1 1 0 92 46 46 0 0 1 0-92ZM256 206c30 0 46 58 46 118s-20 112-46 112-46-52-46-112 16-118 46-118ZM218 214C150 122 52 146 42 230c62 74 140 62 176 30ZM294 214c68-92 166-68 176 16-62 74-140 62-176 30Z';
const LOCUST =
  'M40 316c36-66 116-92 210-82l214 34c-30 50-112 82-204 78-90 0-164-8-220-30ZM226 222 330 96l92 292-30 8-72-206-58 78ZM66 270 22 168l22-10 52 88ZM176 346l-40 74-20-10 30-70ZM236 350l-24 70-22-8 18-62Z';
const BOILS =
  'M176 90a86 86 0 1 1 0 172 86 86 0 0 1 0-172ZM356 196a62 62 0 1 1 0 124 62 62 0 0 1 0-124ZM220 316a70 70 0 1 1 0 140 70 70 0 0 1 0-140ZM344 60a40 40 0 1 1 0 80 40 40 0 0 1 0-80ZM372 360a44 44 0 1 1 0 88 44 44 0 0 1 0-88Z';
const WHEEL =
  'M256 26a230 230 0 1 1 0 460 230 230 0 0 1 0-460Zm-24 52a180 180 0 0 0-82 34l62 108a64 64 0 0 1 20-12Zm48 0v130a64 64 0 0 1 20 12l62-108a180 180 0 0 0-82-34ZM110 152a180 180 0 0 0-33 82h124l9-24Zm292 0-100 58 9 24h124a180 180 0 0 0-33-82ZM77 282a180 180 0 0 0 33 80l100-56-9-24Zm234 0-9 24 100 56a180 180 0 0 0 33-80ZM212 294l-62 108a180 180 0 0 0 82 32V304Zm88 0-20 10v130a180 180 0 0 0 82-32Z';

const LOUSE =
  'M256 156c70 0 98 66 98 146s-38 158-98 158-98-78-98-158 28-146 98-146ZM256 52a48 48 0 1 1 0 96 48 48 0 0 1 0-96ZM172 228 60 168l14-26 112 58ZM160 306H40v-28h120ZM178 380 82 452l-16-24 96-70ZM340 228l112-60-14-26-112 58ZM352 306h120v-28H352ZM334 380l96 72 16-24-96-70Z';
const FROG =
  'M152 84a62 62 0 0 1 60 48c28-8 60-8 88 0a62 62 0 1 1 104 62c40 40 56 92 40 138l44 76-70-14-18 42-48-30c-56 30-136 30-192 0l-48 30-18-42-70 14 44-76c-16-46 0-98 40-138A62 62 0 0 1 152 84Zm0 34a28 28 0 1 0 0 56 28 28 0 0 0 0-56Zm208 0a28 28 0 1 0 0 56 28 28 0 0 0 0-56ZM140 282c60 62 172 62 232 0l-20-18c-52 48-140 48-192 0Z';
const HAIL =
  'M150 50l78 78-78 78-78-78ZM346 138l96 96-96 96-96-96ZM168 280l88 88-88 88-88-88ZM386 372l44 44-44 44-44-44Z';
const ANKH =
  'M256 36c-70 0-110 54-110 108 0 58 50 102 86 130H106v58h122v148h56V332h122v-58H280c36-28 86-72 86-130 0-54-40-108-110-108Zm0 56c36 0 54 28 54 54 0 36-36 70-54 90-18-20-54-54-54-90 0-26 18-54 54-54Z';

export const PLAGUE_ICONS = {
  blood: ICONS.drop,
  frogs: FROG,
  lice: LOUSE,
  flies: FLY,
  livestock: OX,
  boils: BOILS,
  hail: HAIL,
  locusts: LOCUST,
  darkness: ICONS.eclipse,
  firstborn: ICONS['death-skull'],
} as const satisfies Record<Plague, string>;

const SIDE_ICONS = {
  hebrew: ICONS['three-friends'],
  egyptian: ICONS['egyptian-profile'],
} as const satisfies Record<Side, string>;

export const SideIcon = ({ side, size }: { side: Side; size: number }): JSX.Element => (
  <Icon path={SIDE_ICONS[side]} size={size} />
);

/** When a card's event is played; a play of one's own needs no mark. */
export function MomentIcon({ moment, size }: { moment: Moment; size: number }): JSX.Element | null {
  switch (moment) {
    case 'play':
      return null;
    case 'battle':
      return <Icon path={ICONS['crossed-swords']} size={size} />;
    case 'answer':
    case 'play-or-answer':
      return <Icon path={ICONS['return-arrow']} size={size} />;
  }
}

export const Wheel = ({ size }: { size: number }): JSX.Element => <Icon path={WHEEL} size={size} />;
export const Staff = ({ size }: { size: number }): JSX.Element => <Icon path={ICONS['shepherds-crook']} size={size} />;
export const Ankh = ({ size }: { size: number }): JSX.Element => <Icon path={ANKH} size={size} />;
export const HeartOfStone = ({ size }: { size: number }): JSX.Element => (
  <Icon path={ICONS['mineral-heart']} size={size} />
);
export const Swords = ({ size }: { size: number }): JSX.Element => <Icon path={ICONS['crossed-swords']} size={size} />;
