import type { JSX } from 'preact';
import { MainButton, Prompt as PromptPart, Ways } from '../../../../ui/board-parts/prompt.tsx';
import type { Asked } from '../../../../ui/game-ui.ts';
import { meta } from '../../meta.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Choosing } from '../choices/choosing.ts';
import { Vote } from '../choices/vote.tsx';
import { actionWords } from '../words/actions.ts';
import { chooseHint, CONFIRM, confirmLabel, HOLD_TO_VOTE } from '../words/screen.ts';
import { whyNotWords } from '../words/why-not.ts';

interface PromptProps {
  readonly sentence: string;
  readonly isAsked: boolean;
  /** Holds the public view only, so that nothing said here is a secret. */
  readonly asked: Asked<View>;
  readonly legal: readonly Action[];
  readonly revealed: boolean;
  readonly still: boolean;
  readonly choosing: Choosing;
  readonly act: (action: Action) => void;
}

/** One sentence, the ways out that are neither a seat nor a card, and the one button that does it. */
export function Prompt(props: PromptProps): JSX.Element {
  const { sentence, isAsked, asked, legal, revealed, still, choosing, act } = props;
  const { viewer, view } = asked;
  const isPlaying = viewer !== 'spectator' && view.phase.name !== 'over';
  return (
    <PromptPart
      sentence={sentence}
      isAsked={isAsked}
      still={still}
      game={meta.id}
      whyNot={isPlaying ? () => whyNotWords({ ...asked, legal, seat: viewer }) : null}
    >
      {choosing.commits.length > 0 ? (
        <Sealing revealed={revealed} choosing={choosing} act={act} />
      ) : (
        <Confirming asked={asked} legal={legal} choosing={choosing} act={act} />
      )}
    </PromptPart>
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
  const ways = legal.length > 1 ? plain : [];
  const place = { position: cards.findIndex(choosing.isChosen), of: cards.length };
  return (
    <>
      <Ways ways={ways} choosing={choosing} label={action => actionWords(action, view, people)} />
      {(chosen !== null || plain.length < legal.length) && (
        <MainButton
          chosen={chosen}
          hint={chooseHint(legal, toPick - picked.length)}
          // Tapped ways keep their own words in sight, so the button beside them need not repeat them.
          label={action => (ways.some(way => way === action) ? CONFIRM : confirmLabel(action, view, people, place))}
          act={act}
        />
      )}
    </>
  );
}
