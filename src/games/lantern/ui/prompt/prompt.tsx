import type { JSX } from 'preact';
import { press } from '../../../../ui/board-parts/press.ts';
import { Button } from '../../../../ui/components/button.tsx';
import type { Asked } from '../../../../ui/game-ui.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import { actionWords } from '../words/actions.ts';
import { promptWords } from '../words/prompts.ts';

interface PromptProps {
  /** Holds the public view only, so that nothing said here is a secret. */
  readonly asked: Asked<View>;
  readonly legal: readonly Action[];
  readonly act: (action: Action) => void;
}

/** One sentence, and a button for each way to go on. */
export function Prompt({ asked, legal, act }: PromptProps): JSX.Element {
  return (
    <section class="lantern-prompt">
      <output>{promptWords(asked)}</output>
      <div class="lantern-ways">
        {legal.map(action => (
          <Button key={JSON.stringify(action)} data-choice="" {...press(() => act(action))}>
            {actionWords(action)}
          </Button>
        ))}
      </div>
    </section>
  );
}
