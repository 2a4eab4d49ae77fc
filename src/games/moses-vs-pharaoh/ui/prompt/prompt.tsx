import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../../ui/components/button.tsx';
import { useSecrecy } from '../../../../ui/components/secret.tsx';
import type { Asked } from '../../../../ui/game-ui.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import { BidStepper } from './bid.tsx';
import type { Choosing } from '../choices/choosing.ts';
import { type PassForMe, mayPass } from '../choices/pass-for-me.ts';
import { press } from '../../../../ui/board-parts/press.ts';
import { WhyNotDialog } from './why-not.tsx';
import { actionWords } from '../words/actions.ts';
import { PASS_FOR_ME, PASSING, TURN_UP, WHY_NOT, chooseHint, mainLabel } from '../words/board.ts';
import { promptWords } from '../words/prompts.ts';
import { whyNotWords } from '../words/why-not.ts';

interface PromptProps {
  /** Holds the public view only, so that nothing said here is a secret. */
  readonly asked: Asked<View>;
  /** The viewer's own view while revealed, else null. */
  readonly own: View | null;
  readonly legal: readonly Action[];
  readonly still: boolean;
  readonly choosing: Choosing;
  readonly passForMe: PassForMe;
  readonly act: (action: Action) => void;
}

/** One sentence, the ways that are neither a card nor a place, and the one button that does it. */
export function Prompt({ asked, own, legal, still, choosing, passForMe, act }: PromptProps): JSX.Element {
  const [asking, setAsking] = useState(false);
  const { viewer, view, awaited } = asked;
  const isAsked = viewer !== 'spectator' && awaited.includes(viewer);
  const isPlaying = viewer !== 'spectator' && view.phase.name !== 'over' && view.sides !== null;
  return (
    <section class="mp-prompt" data-asked={isAsked}>
      <div class="mp-sentence">
        <output>{promptWords(asked)}</output>
        {isPlaying && own !== null && !still && (
          <IconButton label={WHY_NOT} onClick={() => setAsking(true)}>
            <span class="mp-why">?</span>
          </IconButton>
        )}
      </div>
      <div class="mp-actions">
        {isPlaying && (!isAsked || mayPass(view, viewer, awaited)) && (
          <button
            type="button"
            class="mp-pass-for-me"
            role="switch"
            aria-checked={passForMe.isOn}
            data-pass-for-me=""
            onClick={passForMe.toggle}
          >
            <i aria-hidden="true" />
            {PASS_FOR_ME}
          </button>
        )}
        {isAsked && <Ways asked={asked} own={own} legal={legal} choosing={choosing} passForMe={passForMe} act={act} />}
      </div>
      {asking && own !== null && viewer !== 'spectator' && (
        <WhyNotDialog
          reasons={whyNotWords({ ...asked, view: own, legal, seat: viewer })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

type WaysProps = Omit<PromptProps, 'still'>;

function Ways({ asked, own, legal, choosing, passForMe, act }: WaysProps): JSX.Element {
  const { view, people } = asked;
  const { chosen, plain, bids } = choosing;
  const { keep } = useSecrecy();
  const quiet = plain.find(({ type }) => type === 'pass' || type === 'yield');
  const ways = plain.filter(action => action !== quiet || !choosing.isUntouched);
  const needsCards = own === null && needsOwnCards(view.phase) && (quiet === undefined || !choosing.isUntouched);
  if (needsCards) {
    return (
      <Button data-choice="" onClick={() => keep(true)}>
        {TURN_UP}
      </Button>
    );
  }
  return (
    <>
      <BidStepper choosing={choosing} />
      {ways.map(action => (
        <button
          key={JSON.stringify(action)}
          type="button"
          class="mp-way"
          data-choice=""
          aria-pressed={choosing.isChosen(action)}
          {...press(() => choosing.tap(action))}
        >
          {actionWords(action, view, people)}
        </button>
      ))}
      {(chosen !== null || ways.length < legal.length || bids.length > 0) && (
        <Button
          kind="primary"
          data-choice=""
          data-main=""
          data-waiting={passForMe.isWaiting}
          disabled={chosen === null}
          {...press(() => {
            if (chosen !== null) act(chosen);
          })}
        >
          {passForMe.isWaiting
            ? PASSING
            : chosen === null
              ? chooseHint(view, choosing)
              : mainLabel(chosen, own ?? view, people)}
        </Button>
      )}
    </>
  );
}

/** Asked with cards in hand. Where one may pass, one may do so without looking. */
function needsOwnCards(phase: View['phase']): boolean {
  if (phase.name === 'choose') return !['garrison', 'ride', 'trek'].includes(phase.choice.kind);
  return ['save', 'play', 'respond', 'battle'].includes(phase.name);
}
