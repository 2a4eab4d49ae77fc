import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../../ui/components/button.tsx';
import type { Asked } from '../../../../ui/game-ui.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Choosing } from '../choices/choosing.ts';
import { press } from '../../../../ui/board-parts/press.ts';
import { Vote } from '../choices/vote.tsx';
import { WhyNotDialog } from './why-not.tsx';
import { actionWords } from '../words/actions.ts';
import { promptWords } from '../words/prompts.ts';
import { chooseHint, CONFIRM, confirmLabel, HOLD_TO_VOTE, WHY_NOT } from '../words/screen.ts';
import { whyNotWords } from '../words/why-not.ts';

interface PromptProps {
  /** Holds the public view only, so that nothing said here is a secret. */
  readonly asked: Asked<View>;
  readonly legal: readonly Action[];
  readonly revealed: boolean;
  readonly still: boolean;
  readonly choosing: Choosing;
  readonly act: (action: Action) => void;
}

/** One sentence, the ways out that are neither a seat nor a card, and the one button that does it. */
export function Prompt({ asked, legal, revealed, still, choosing, act }: PromptProps): JSX.Element {
  const [asking, setAsking] = useState(false);
  const { viewer } = asked;
  return (
    <section class="pn-prompt" data-asked={viewer !== 'spectator' && asked.awaited.includes(viewer)}>
      <div class="pn-sentence">
        <output>{promptWords(asked)}</output>
        {viewer !== 'spectator' && !still && asked.view.phase.name !== 'over' && (
          <IconButton label={WHY_NOT} onClick={() => setAsking(true)}>
            <span class="pn-why">?</span>
          </IconButton>
        )}
      </div>
      <div class="pn-actions">
        {choosing.commits.length > 0 ? (
          <Sealing revealed={revealed} choosing={choosing} act={act} />
        ) : (
          <Confirming asked={asked} legal={legal} choosing={choosing} act={act} />
        )}
      </div>
      {asking && viewer !== 'spectator' && (
        <WhyNotDialog reasons={whyNotWords({ ...asked, legal, seat: viewer })} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

function Sealing({ revealed, choosing, act }: Pick<PromptProps, 'revealed' | 'choosing' | 'act'>): JSX.Element {
  if (!revealed) return <p class="pn-hold-hint">{HOLD_TO_VOTE}</p>;
  return <Vote choosing={choosing} act={act} />;
}

function Confirming({ asked, legal, choosing, act }: Pick<PromptProps, 'asked' | 'legal' | 'choosing' | 'act'>) {
  const { view, people } = asked;
  const { chosen, cards, plain, toPick, picked } = choosing;
  if (legal.length === 0) return null;
  // Tapped ways keep their own words in sight, so the button beside them need not repeat them.
  const isTapped = (action: Action): boolean => legal.length > 1 && plain.some(way => way === action);
  const mainLabel = (action: Action): string =>
    isTapped(action) ? CONFIRM : confirmLabel(action, view, people, place);
  const place = { position: cards.findIndex(action => action === chosen), of: cards.length };
  return (
    <>
      {legal.length > 1 &&
        plain.map(action => (
          <button
            key={JSON.stringify(action)}
            type="button"
            class="pn-way"
            data-choice=""
            aria-pressed={choosing.isChosen(action)}
            {...press(() => choosing.tap(action))}
          >
            {actionWords(action, view, people)}
          </button>
        ))}
      {(chosen !== null || plain.length < legal.length) && (
        <Button
          kind="primary"
          data-choice=""
          data-main=""
          disabled={chosen === null}
          {...press(() => {
            if (chosen !== null) act(chosen);
          })}
        >
          {chosen === null ? chooseHint(legal, toPick - picked.length) : mainLabel(chosen)}
        </Button>
      )}
    </>
  );
}
