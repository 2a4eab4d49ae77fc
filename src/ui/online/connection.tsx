import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import type { Connection, OnlineTable } from '../online.ts';
import { DOCTOR, JOIN, TROUBLE_LINES } from '../online-words.ts';
import { CHOOSING, NOT_RULING } from '../reign-words.ts';
import { ComeBack } from './come-back.tsx';
import { GoOnDialog, PlightStrip } from './plight-strip.tsx';
import { plightOf } from './reign-facts.ts';
import { useForget } from './use-forget.ts';

interface ConnectionDotProps {
  readonly table: OnlineTable;
  readonly onOpen: () => void;
}

/** A full dot, a ring, a cross: how the host is reached. A tap says it in words. */
export function ConnectionDot({ table, onOpen }: ConnectionDotProps): JSX.Element {
  const { state, words } = stateOf(table);
  const label = `${DOCTOR.title}: ${words}`;
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onOpen}>
      <span class="connection-dot" data-state={state} />
    </button>
  );
}

/** Says what the table waits for, or that it is trying again, and lets one hurry it. Nothing while all is well. */
export function ConnectionStrip({ table }: { readonly table: OnlineTable }): JSX.Element | null {
  const asking = useSignal(false);
  const ask = (is: boolean) => (): void => {
    asking.value = is;
  };
  const plight = plightOf(table);
  const mayGoOn = plight?.is === 'not-ruling' && table.host !== null;
  useForget(!mayGoOn, ask(false));
  const text = plight === null ? stripText(table) : null;
  return (
    <>
      <div class="connection-strip" aria-live="polite" hidden={text === null && plight === null}>
        {plight !== null && <PlightStrip table={table} plight={plight} onGoOn={ask(true)} />}
        {text !== null && (
          <>
            <Glyph name="warning" size={1.25} />
            <span>{text}</span>
            {isApart(table) ? (
              <ComeBack room={table.room} />
            ) : (
              <Button kind="quiet" onClick={() => table.retry()}>
                {JOIN.retry}
              </Button>
            )}
          </>
        )}
      </div>
      {asking.value && mayGoOn && <GoOnDialog table={table} onClose={ask(false)} />}
      {table.rewritten.value && (
        <div class="connection-strip" role="alert">
          <Glyph name="warning" size={1.25} />
          <span>{JOIN.rewritten}</span>
        </div>
      )}
    </>
  );
}

function isApart({ connection, host }: OnlineTable): boolean {
  const now = connection.value;
  return host === null && now.is === 'trying' && now.trouble === 'apart';
}

function stripText({ connection, host }: OnlineTable): string | null {
  const now = connection.value;
  if (now.is !== 'trying') return null;
  if (host) return now.trouble === null ? null : DOCTOR.hostNoBrokerLine;
  return now.trouble === null ? JOIN.lost : TROUBLE_LINES[now.trouble];
}

function stateOf(table: OnlineTable): { readonly state: Connection['is']; readonly words: string } {
  const { connection, host } = table;
  switch (plightOf(table)?.is) {
    case 'choosing':
      return { state: 'trying', words: CHOOSING.dot };
    case 'not-ruling':
      return { state: 'trying', words: NOT_RULING.dot };
    case 'two-away':
    case undefined: {
      const now = connection.value;
      // A host who is only looking for the meeting point is still at the table.
      const state = host && now.is === 'trying' && now.trouble === null ? 'open' : now.is;
      return { state, words: DOCTOR.states[state] };
    }
  }
}
