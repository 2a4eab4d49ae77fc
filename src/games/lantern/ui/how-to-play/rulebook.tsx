import type { Rulebook } from '../../../../ui/game-ui.ts';
import rules from '../../RULES.md?raw';
import { HOW_TO_PLAY } from './pages.ts';
import { AsidePicture, DarkPicture, LitPicture } from './pictures.tsx';

const PICTURES = { lit: LitPicture, aside: AsidePicture, dark: DarkPicture } as const;

export const rulebook: Rulebook = {
  howToPlay: HOW_TO_PLAY.map(({ picture, title, text }) => ({ title, text, Picture: PICTURES[picture] })),
  rules,
};
