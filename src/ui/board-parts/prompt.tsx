import './prompt.css';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../components/button.tsx';
import type { WhyNot } from '../game-ui.ts';
import { Choice } from './choice.tsx';
import type { Choosing } from './choosing.ts';
import { press } from './press.ts';
import { WhyNotDialog } from './why-not.tsx';
import { BOARD } from './words.ts';

interface PromptProps {
  /** What is asked, of whom; it holds no secret. */
  readonly sentence: string;
  readonly isAsked: boolean;
  readonly still: boolean;
  readonly game: string;
  /** What is closed to the viewer, found out when they ask; null where there is nothing to ask. */
  readonly whyNot: (() => readonly WhyNot[]) | null;
  /** The ways on that are neither a card nor a place on the table, and the main button. */
  readonly children: ComponentChildren;
}

/** One sentence, what may be done, and why something may not. */
export function Prompt({ sentence, isAsked, still, game, whyNot, children }: PromptProps): JSX.Element {
  const [asking, setAsking] = useState(false);
  return (
    <section class="prompt" data-asked={isAsked}>
      <div class="prompt-sentence">
        <output>{sentence}</output>
        {whyNot !== null && !still && (
          <IconButton label={BOARD.whyNot} onClick={() => setAsking(true)}>
            <span class="prompt-why">?</span>
          </IconButton>
        )}
      </div>
      <div class="prompt-ways">{children}</div>
      {asking && whyNot !== null && <WhyNotDialog game={game} reasons={whyNot()} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface WaysProps<Action> {
  readonly ways: readonly Action[];
  readonly choosing: Pick<Choosing<Action, unknown>, 'isChosen' | 'tap'>;
  readonly label: (action: Action) => string;
}

/** A button for each way on; tapped, it is chosen and not yet done. */
export const Ways = <Action,>({ ways, choosing, label }: WaysProps<Action>): JSX.Element => (
  <>
    {ways.map(action => (
      <Choice
        key={JSON.stringify(action)}
        class="way"
        isChosen={choosing.isChosen(action)}
        onTap={() => choosing.tap(action)}
      >
        {label(action)}
      </Choice>
    ))}
  </>
);

interface MainButtonProps<Action> {
  readonly chosen: Action | null;
  /** What it says before enough has been tapped. */
  readonly hint: string;
  readonly label: (action: Action) => string;
  readonly act: (action: Action) => void;
}

/** The one button that does it. */
export const MainButton = <Action,>({ chosen, hint, label, act }: MainButtonProps<Action>): JSX.Element => (
  <Button
    kind="primary"
    data-choice=""
    data-main=""
    disabled={chosen === null}
    {...press(() => {
      if (chosen !== null) act(chosen);
    })}
  >
    {chosen === null ? hint : label(chosen)}
  </Button>
);
