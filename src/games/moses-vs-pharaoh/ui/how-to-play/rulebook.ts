import type { Rulebook } from '../../../../ui/game-ui.ts';
import rules from '../../RULES.md?raw';
import { latePicture } from './late-picture.tsx';
import { HOW_TO_PLAY } from './pages.ts';

export const rulebook: Rulebook = {
  howToPlay: HOW_TO_PLAY.map(({ picture, title, text }) => ({ title, text, Picture: latePicture(picture) })),
  rules,
};
