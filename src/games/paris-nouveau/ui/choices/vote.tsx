import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../../ui/components/button.tsx';
import { Glyph } from '../../../../ui/components/glyph.tsx';
import type { Action } from '../../state.ts';
import { FEWER_VOTES, MORE_VOTES, sealLabel, VOTES_IN_FIST } from '../words/screen.ts';
import { press } from './press.ts';
import type { CommitAction } from './targets.ts';

interface VoteProps {
  readonly commits: readonly CommitAction[];
  readonly act: (action: Action) => void;
}

/** The fist: how many votes go in, and the button that closes it. Drawn only while secrets may be seen. */
export function Vote({ commits, act }: VoteProps): JSX.Element {
  const [index, setIndex] = useState(0);
  const commit = commits[index] ?? commits[0];
  if (commit === undefined) return <></>;
  const move = (step: number): void => setIndex(Math.min(commits.length - 1, Math.max(0, index + step)));

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
      <Button kind="primary" data-choice {...press(() => act(commit))}>
        {sealLabel(commit.tokens)}
      </Button>
    </div>
  );
}
