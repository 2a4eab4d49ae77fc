import type { Rulebook } from '../../../ui/game-ui.ts';
import rules from '../RULES.md?raw';

export const rulebook: Rulebook = { howToPlay: [], rules };
