import type { Rulebook } from '../../../../ui/game-ui.ts';
import rules from '../../RULES.md?raw';
import {
  AbilitiesPicture,
  BackPicture,
  CardsPicture,
  CostsPicture,
  EndPicture,
  PlacePicture,
  SidesPicture,
  VotePicture,
} from './pictures.tsx';
import { HOW_TO_PLAY } from './pages.ts';

const PICTURES = {
  sides: SidesPicture,
  vote: VotePicture,
  back: BackPicture,
  cards: CardsPicture,
  place: PlacePicture,
  costs: CostsPicture,
  abilities: AbilitiesPicture,
  end: EndPicture,
} as const;

export const rulebook: Rulebook = {
  howToPlay: HOW_TO_PLAY.map(({ picture, title, text }) => ({ title, text, Picture: PICTURES[picture] })),
  rules,
};
