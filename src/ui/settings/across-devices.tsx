import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { BROKER_PROBLEMS, NETWORK, iceProblem } from '../network-words.ts';
import type { Services } from '../services.ts';
import { LONGEST_BROKER, parseBroker } from './broker-address.ts';
import { LONGEST_ICE, parseIce } from './ice-lines.ts';
import { NetworkField } from './network-field.tsx';

type Test = 'not-yet' | 'testing' | 'mend-first' | keyof typeof NETWORK.verdicts;

/** Where devices meet. A text that cannot be read is not kept: the one before it stays in force. */
export function AcrossDevices({ services }: { readonly services: Services }): JSX.Element {
  const { settings, online } = services;
  const { broker: keptBroker, ice: keptIce } = settings.current.value;
  // Null: as kept. Settings may be read only after the screen is there.
  const brokerDraft = useSignal<string | null>(null);
  const iceDraft = useSignal<string | null>(null);
  const test = useSignal<Test>('not-yet');

  const broker = brokerDraft.value ?? keptBroker;
  const ice = iceDraft.value ?? keptIce;
  const brokerWrong = brokerProblemIn(broker);
  const iceWrong = iceProblemIn(ice);

  function edit(draft: typeof brokerDraft, text: string): void {
    draft.value = text;
    test.value = 'not-yet';
  }

  function keep(): void {
    if (brokerWrong === null && broker !== keptBroker) settings.change({ broker: broker.trim() });
    if (iceWrong === null && ice !== keptIce) settings.change({ ice });
  }

  function useUsual(): void {
    brokerDraft.value = null;
    iceDraft.value = null;
    test.value = 'not-yet';
    settings.change({ broker: '', ice: '' });
  }

  async function tryIt(): Promise<void> {
    keep();
    if (brokerWrong !== null || iceWrong !== null) {
      test.value = 'mend-first';
      return;
    }
    test.value = 'testing';
    const verdict = await online.testBroker();
    // An edit made meanwhile has made the answer old.
    if (test.peek() === 'testing') test.value = verdict;
  }

  return (
    <section class="panel">
      <h2>{NETWORK.title}</h2>
      <p>{NETWORK.text}</p>
      <details class="fold">
        <summary>{NETWORK.more}</summary>
        <div class="fold-body">
          <NetworkField
            name="broker"
            as="input"
            text={broker}
            longest={LONGEST_BROKER}
            problem={brokerWrong}
            onEdit={text => edit(brokerDraft, text)}
            onDone={keep}
          />
          <NetworkField
            name="ice"
            as="textarea"
            text={ice}
            longest={LONGEST_ICE}
            problem={iceWrong}
            onEdit={text => edit(iceDraft, text)}
            onDone={keep}
          />
          <div class="row">
            <Button onClick={() => void tryIt()} disabled={test.value === 'testing'}>
              {NETWORK.test}
            </Button>
            <Button kind="quiet" onClick={useUsual} disabled={broker === '' && ice === ''}>
              {NETWORK.usual}
            </Button>
          </div>
          <p aria-live="polite" class="verdict" data-verdict={test.value}>
            {wordsOf(test.value)}
          </p>
        </div>
      </details>
    </section>
  );
}

function brokerProblemIn(text: string): string | null {
  if (text.trim() === '') return null;
  const parsed = parseBroker(text, location);
  return parsed.ok ? null : BROKER_PROBLEMS[parsed.problem];
}

function iceProblemIn(text: string): string | null {
  const parsed = parseIce(text);
  return parsed.ok ? null : iceProblem(parsed.problem);
}

function wordsOf(test: Test): string {
  switch (test) {
    case 'not-yet':
      return '';
    case 'testing':
      return NETWORK.testing;
    case 'mend-first':
      return NETWORK.mendFirst;
    case 'works':
    case 'unreachable':
    case 'not-a-broker':
      return NETWORK.verdicts[test];
  }
}
