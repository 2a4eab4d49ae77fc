import type { JSX } from 'preact';
import { MainButton } from '../../../../ui/board-parts/prompt.tsx';
import { Stepper } from '../../../../ui/board-parts/stepper.tsx';
import type { Action } from '../../state.ts';
import { FIST, sealLabel } from '../words/screen.ts';
import type { Choosing } from './choosing.ts';

interface VoteProps {
  readonly choosing: Choosing;
  readonly act: (action: Action) => void;
}

/** The fist: how many votes go in, and the button that closes it. Drawn only while secrets may be seen. */
export function Vote({ choosing, act }: VoteProps): JSX.Element {
  const { commits } = choosing;
  // Kept with the other taps and not here, so that a look away does not empty the fist.
  const commit = commits.find(choosing.isChosen) ?? commits[0];
  if (commit === undefined) return <></>;
  return (
    <div class="pn-vote">
      <Stepper
        values={commits.map(({ tokens }) => tokens)}
        value={commit.tokens}
        labels={FIST}
        onSet={votes => {
          const next = commits.find(({ tokens }) => tokens === votes);
          if (next !== undefined) choosing.tap(next);
        }}
      />
      <MainButton chosen={commit} hint="" label={({ tokens }) => sealLabel(tokens)} act={act} />
    </div>
  );
}
