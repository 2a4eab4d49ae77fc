import type { JSX } from 'preact';
import { Button } from '../../../../ui/components/button.tsx';
import { Glyph } from '../../../../ui/components/glyph.tsx';
import type { Action } from '../../state.ts';
import { FEWER_VOTES, MORE_VOTES, sealLabel, VOTES_IN_FIST } from '../words/screen.ts';
import type { Choosing } from './choosing.ts';
import { press } from '../../../../ui/board-parts/press.ts';

interface VoteProps {
  readonly choosing: Choosing;
  readonly act: (action: Action) => void;
}

/** The fist: how many votes go in, and the button that closes it. Drawn only while secrets may be seen. */
export function Vote({ choosing, act }: VoteProps): JSX.Element {
  const { commits } = choosing;
  // Kept with the other taps and not here, so that a look away does not empty the fist.
  const index = Math.max(0, commits.findIndex(choosing.isChosen));
  const commit = commits[index];
  if (commit === undefined) return <></>;
  const move = (step: number): void => {
    const next = commits[index + step];
    if (next !== undefined) choosing.tap(next);
  };

  return (
    <div class="pn-vote">
      <button type="button" data-choice aria-label={FEWER_VOTES} disabled={index === 0} {...press(() => move(-1))}>
        <Glyph name="minus" />
      </button>
      <output class="pn-vote-count" aria-label={VOTES_IN_FIST}>
        {commit.tokens}
      </output>
      <button
        type="button"
        data-choice
        aria-label={MORE_VOTES}
        disabled={index === commits.length - 1}
        {...press(() => move(1))}
      >
        <Glyph name="plus" />
      </button>
      <Button kind="primary" data-choice data-main {...press(() => act(commit))}>
        {sealLabel(commit.tokens)}
      </Button>
    </div>
  );
}
