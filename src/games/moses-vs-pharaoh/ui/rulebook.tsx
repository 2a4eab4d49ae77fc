import type { Rulebook } from '../../../ui/game-ui.ts';
import rules from '../RULES.md?raw';
import { HOW_TO_PLAY } from './how-to-play/pages.ts';
import {
  AnswersPicture,
  BattlePicture,
  CardPicture,
  ChariotsPicture,
  HeartPicture,
  PlaguesPicture,
  RoadPicture,
  SidesPicture,
  TurnPicture,
} from './how-to-play/pictures.tsx';

const PICTURES = {
  sides: SidesPicture,
  turn: TurnPicture,
  card: CardPicture,
  plagues: PlaguesPicture,
  heart: HeartPicture,
  road: RoadPicture,
  chariots: ChariotsPicture,
  battle: BattlePicture,
  answers: AnswersPicture,
} as const;

export const rulebook: Rulebook = {
  howToPlay: HOW_TO_PLAY.map(({ picture, title, text }) => ({ title, text, Picture: PICTURES[picture] })),
  rules,
};
