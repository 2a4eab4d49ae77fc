import type { JSX } from 'preact';
import { Dialog } from '../../../../ui/components/dialog.tsx';
import type { WhyNot } from '../../../../ui/game-ui.ts';
import { meta } from '../../meta.ts';
import { NOTHING_GREYED, WHY_NOT } from '../words/board.ts';

/** What is closed to you now, and which rule closes it. */
export const WhyNotDialog = ({
  reasons,
  onClose,
}: {
  reasons: readonly WhyNot[];
  onClose: () => void;
}): JSX.Element => (
  <Dialog title={WHY_NOT} onClose={onClose}>
    <ul class="mp-reasons">
      {reasons.map(({ choice, because, rule }) => (
        <li key={choice}>
          <b>{choice}</b>
          <span>{because}</span>
          <a href={`#/rules/${meta.id}/${rule}`}>{rule}</a>
        </li>
      ))}
      {reasons.length === 0 && <li>{NOTHING_GREYED}</li>}
    </ul>
  </Dialog>
);
