import type { JSX } from 'preact';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Character } from '../../data/characters.ts';
import type { Team } from '../../state.ts';
import { ICONS } from './icon-paths.ts';

const CHARACTER_ICONS = {
  guard: ICONS['riot-shield'],
  spotter: ICONS.binoculars,
  muscle: ICONS.biceps,
  broker: ICONS['shaking-hands'],
  medic: ICONS['medical-pack'],
  driver: ICONS['steering-wheel'],
  forger: ICONS.stamper,
  jammer: ICONS['aerial-signal'],
  courier: ICONS['dutch-bike'],
} as const satisfies Record<Character, string>;

const TEAM_ICONS = {
  rescuer: ICONS['lantern-flame'],
  hunter: ICONS.hound,
} as const satisfies Record<Team, string>;

export const CharacterIcon = ({ character, size }: { character: Character; size: number }): JSX.Element => (
  <Icon path={CHARACTER_ICONS[character]} size={size} />
);

export const TeamIcon = ({ team, size }: { team: Team; size: number }): JSX.Element => (
  <Icon path={TEAM_ICONS[team]} size={size} />
);
