import type { JSX } from 'preact';
import { sameJson } from '../../engine/index.ts';
import { Dialog } from '../components/dialog.tsx';
import type { ReadyAnswer } from '../game-ui.ts';
import type { Standing } from '../services.ts';
import { ANSWERS } from '../window-words.ts';

interface ReadyDialogProps {
  readonly offers: readonly ReadyAnswer<unknown>[];
  readonly ready: Standing['ready'];
  readonly onLay: (ready: Standing['ready']) => void;
  readonly onClose: () => void;
}

/** Answers that may be laid ready, one for each thing they answer. Open only while the holder's cards are. */
export function ReadyDialog({ offers, ready, onLay, onClose }: ReadyDialogProps): JSX.Element {
  return (
    <Dialog title={ANSWERS.ready} onClose={onClose}>
      <p>{offers.length === 0 ? ANSWERS.readyNone : ANSWERS.readyLine}</p>
      <div class="ready-offers">
        {offers.map(({ trigger, action, label }) => {
          const isLaid = trigger in ready && sameJson(ready[trigger], action);
          const { [trigger]: _, ...others } = ready;
          return (
            <label key={`${trigger} ${JSON.stringify(action)}`} class="choice">
              <input
                type="checkbox"
                class="visually-hidden"
                checked={isLaid}
                onChange={() => onLay(isLaid ? others : { ...others, [trigger]: action })}
              />
              <span class="choice-face">{label}</span>
            </label>
          );
        })}
      </div>
    </Dialog>
  );
}
