import type { JSX } from 'preact';
import { MainButton, Ways as PlainWays, Prompt as PromptPart } from '../../../../ui/board-parts/prompt.tsx';
import { Button } from '../../../../ui/components/button.tsx';
import { useSecrecy } from '../../../../ui/components/secret.tsx';
import type { Asked } from '../../../../ui/game-ui.ts';
import { meta } from '../../meta.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import { BidStepper } from './bid.tsx';
import type { Choosing } from '../choices/choosing.ts';
import { actionWords } from '../words/actions.ts';
import { TURN_UP, chooseHint, mainLabel } from '../words/board.ts';
import { whyNotWords } from '../words/why-not.ts';

interface PromptProps {
  readonly sentence: string;
  readonly isAsked: boolean;
  /** Holds the public view only, so that nothing said here is a secret. */
  readonly asked: Asked<View>;
  /** The viewer's own view while revealed, else null. */
  readonly own: View | null;
  readonly legal: readonly Action[];
  readonly still: boolean;
  readonly choosing: Choosing;
  readonly act: (action: Action) => void;
}

/** One sentence, the ways that are neither a card nor a place, and the one button that does it. */
export function Prompt(props: PromptProps): JSX.Element {
  const { sentence, isAsked, asked, own, legal, still, choosing, act } = props;
  const { viewer, view } = asked;
  const isPlaying = viewer !== 'spectator' && view.phase.name !== 'over' && view.sides !== null;
  return (
    <PromptPart
      sentence={sentence}
      isAsked={isAsked}
      still={still}
      game={meta.id}
      whyNot={isPlaying && own !== null ? () => whyNotWords({ ...asked, view: own, legal, seat: viewer }) : null}
    >
      {isAsked && <Ways asked={asked} own={own} legal={legal} choosing={choosing} act={act} />}
    </PromptPart>
  );
}

type WaysProps = Pick<PromptProps, 'asked' | 'own' | 'legal' | 'choosing' | 'act'>;

function Ways({ asked, own, legal, choosing, act }: WaysProps): JSX.Element {
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
      <PlainWays ways={ways} choosing={choosing} label={action => actionWords(action, view, people)} />
      {(chosen !== null || ways.length < legal.length || bids.length > 0) && (
        <MainButton
          chosen={chosen}
          hint={chooseHint(view, choosing)}
          label={action => mainLabel(action, own ?? view, people)}
          act={act}
        />
      )}
    </>
  );
}

/** Asked with cards in hand. Where one may pass, one may do so without looking. */
function needsOwnCards(phase: View['phase']): boolean {
  if (phase.name === 'choose') return !['garrison', 'ride', 'trek'].includes(phase.choice.kind);
  return ['save', 'play', 'respond', 'battle'].includes(phase.name);
}
