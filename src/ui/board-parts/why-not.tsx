import type { JSX } from 'preact';
import { Dialog } from '../components/dialog.tsx';
import type { WhyNot } from '../game-ui.ts';
import { BOARD } from './words.ts';

export const RuleLink = ({ game, rule }: { game: string; rule: string }): JSX.Element => (
  <a href={`#/rules/${game}/${rule}`}>{rule}</a>
);

interface WhyNotProps {
  readonly game: string;
  readonly reasons: readonly WhyNot[];
  readonly onClose: () => void;
}

/** What is closed to the viewer now, and which rule closes it. */
export const WhyNotDialog = ({ game, reasons, onClose }: WhyNotProps): JSX.Element => (
  <Dialog title={BOARD.whyNot} onClose={onClose}>
    <ul class="why-not">
      {reasons.map(({ choice, because, rule }) => (
        <li key={choice}>
          <b>{choice}</b>
          <span>{because}</span>
          <RuleLink game={game} rule={rule} />
        </li>
      ))}
      {reasons.length === 0 && <li>{BOARD.nothingClosed}</li>}
    </ul>
  </Dialog>
);
