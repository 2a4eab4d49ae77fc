import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icon/icon.tsx';
import { isLoadFailure } from '../loading-failure.ts';
import type { CheckPhrase } from '../same-room.ts';
import type { Sign } from './signs.ts';
import { CHECK } from './words.ts';

/** Four signs to compare between two phones, each with its word: drawn for the eye, said for the ear. */
export function CheckSigns({ phrase }: { readonly phrase: CheckPhrase }): JSX.Element {
  const signs = useSignal<readonly Sign[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      signs.value = (await import('./signs.ts')).SIGNS;
    };
    load().catch((error: unknown) => {
      // The phones have met all the same.
      if (!isLoadFailure(error)) reportError(error);
    });
  }, []);
  return <SignRow signs={phrase.map(n => signs.value[n])} />;
}

export function SignRow({ signs }: { readonly signs: readonly (Sign | undefined)[] }): JSX.Element {
  return (
    <div class="check">
      <p>
        <strong>{CHECK.ask}</strong>
      </p>
      <ol class="check-signs" aria-label={CHECK.ask}>
        {signs.map((sign, n) => (
          <li key={n} class="check-sign">
            {sign && <Icon path={sign.path} size={3} />}
            <span>{sign?.word ?? '…'}</span>
          </li>
        ))}
      </ol>
      <p class="soft">{CHECK.line}</p>
    </div>
  );
}
