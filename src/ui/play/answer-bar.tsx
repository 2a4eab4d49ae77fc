import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '../../engine/index.ts';
import { Button } from '../components/button.tsx';
import { ChoiceGroup } from '../components/choice-group.tsx';
import { Dialog } from '../components/dialog.tsx';
import { type OpenMatch, PASS_MODES } from '../services.ts';
import { ANSWERS } from '../window-words.ts';
import { ReadyDialog } from './ready-dialog.tsx';
import type { StandingAtTable } from './use-standing.ts';

interface AnswerBarProps {
  readonly match: OpenMatch;
  readonly seat: Seat;
  readonly standing: StandingAtTable;
  /** Whether this seat's secrets may be in the page. */
  readonly revealed: boolean;
  /** The open window waits for this seat. */
  readonly isOpen: boolean;
  /** Nobody else plays on this phone. */
  readonly alone: boolean;
}

/** What a seat may say about windows for answers, open or still to come. It keeps its place, so that no board jumps. */
export function AnswerBar({ match, seat, standing, revealed, isOpen, alone }: AnswerBarProps): JSX.Element {
  const choosing = useSignal<'pass' | 'ready' | null>(null);
  const close = (): void => {
    choosing.value = null;
  };
  const { pass, ready } = standing.of(seat);
  const underWay = isOpen ? standing.underWay(seat) : null;
  const offers = revealed ? match.game.ui.words.ready?.(match.sceneFor(seat).view, seat) : undefined;
  return (
    <section class="answer-bar" aria-label={ANSWERS.zone}>
      {alone && (
        <button
          type="button"
          class="answer-pass"
          aria-haspopup="dialog"
          data-on={pass !== 'off'}
          onClick={() => {
            choosing.value = 'pass';
          }}
        >
          <i aria-hidden="true" />
          <span>{underWay === 'pass' ? ANSWERS.passing : ANSWERS.modes[pass].label}</span>
        </button>
      )}
      {offers !== undefined && (
        <Button
          kind="quiet"
          onClick={() => {
            choosing.value = 'ready';
          }}
        >
          {underWay === 'ready' ? ANSWERS.answering : ANSWERS.readyCount(Object.keys(ready).length)}
        </Button>
      )}
      {alone && isOpen && <WaitButton match={match} seat={seat} revealed={revealed} onWait={() => standing.touch()} />}
      {choosing.value === 'pass' && (
        <Dialog title={ANSWERS.passForMe} onClose={close}>
          <ChoiceGroup
            legend={ANSWERS.passForMe}
            legendHidden
            chosen={pass}
            choices={PASS_MODES.map(value => ({ value, label: <ModeLabel {...ANSWERS.modes[value]} /> }))}
            onChoose={mode => {
              standing.set(seat, { pass: mode });
              close();
            }}
          />
          <p>{ANSWERS.passLine}</p>
        </Dialog>
      )}
      {choosing.value === 'ready' && offers !== undefined && (
        <ReadyDialog
          offers={offers}
          ready={ready}
          onLay={laid => standing.set(seat, { ready: laid })}
          onClose={close}
        />
      )}
    </section>
  );
}

function ModeLabel({ name, line }: { readonly name: string; readonly line: string }): JSX.Element {
  return (
    <span class="answer-mode">
      <strong>{name}</strong>
      <span>{line}</span>
    </span>
  );
}

interface WaitButtonProps extends Pick<AnswerBarProps, 'match' | 'seat' | 'revealed'> {
  readonly onWait: () => void;
}

/** Holds the window, once. How often one still may is for nobody else to see. */
function WaitButton({ match, seat, revealed, onWait }: WaitButtonProps): JSX.Element | null {
  const said = useSignal('');
  const moment = match.window.value?.moment ?? '';
  // Nothing runs out, so there is nothing to hold.
  if (match.time.value === null) return null;
  const left = match.waitsLeft(seat);
  const isHeld = said.value === moment;
  return (
    <Button
      disabled={isHeld || left === 0}
      onClick={() => {
        said.value = moment;
        onWait();
        match.wait(seat);
      }}
    >
      {isHeld ? ANSWERS.held : revealed ? ANSWERS.waits(left) : ANSWERS.wait}
    </Button>
  );
}
