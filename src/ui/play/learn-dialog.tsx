import type { JSX } from 'preact';
import { Dialog } from '../components/dialog.tsx';
import { HowToPlay } from '../rules/how-to-play.tsx';
import type { OpenMatch } from '../services.ts';
import { PLAY } from '../words.ts';

interface LearnDialogProps {
  readonly match: OpenMatch;
  readonly keys: string;
  readonly onClose: () => void;
}

/** The two minutes of how to play, without leaving the table. */
export function LearnDialog({ match, keys, onClose }: LearnDialogProps): JSX.Element {
  return (
    <Dialog title={PLAY.learn} onClose={onClose}>
      <HowToPlay pages={match.game.ui.rulebook.howToPlay} onDone={onClose} />
      <p class="soft">{keys}</p>
    </Dialog>
  );
}
