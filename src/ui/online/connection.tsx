import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { HERE } from '../lobby-words.ts';
import type { Connection, OnlineTable } from '../online.ts';
import { DOCTOR, JOIN, TROUBLE_LINES } from '../online-words.ts';
import { formatRoute } from '../router.ts';

interface ConnectionDotProps {
  readonly table: OnlineTable;
  readonly onOpen: () => void;
}

/** A full dot, a ring, a cross: how the host is reached. A tap says it in words. */
export function ConnectionDot({ table, onOpen }: ConnectionDotProps): JSX.Element {
  const state = stateOf(table);
  const label = `${DOCTOR.title}: ${DOCTOR.states[state]}`;
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onOpen}>
      <span class="connection-dot" data-state={state} />
    </button>
  );
}

/** Says that it is trying again, and lets one hurry it. Nothing while all is well. */
export function ConnectionStrip({ table }: { readonly table: OnlineTable }): JSX.Element | null {
  const text = stripText(table);
  return (
    <>
      <div class="connection-strip" aria-live="polite" hidden={text === null}>
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
      {table.rewritten.value && (
        <div class="connection-strip" role="alert">
          <Glyph name="warning" size={1.25} />
          <span>{JOIN.rewritten}</span>
        </div>
      )}
    </>
  );
}

/** No phone at the table can be reached any more: one of them has to be scanned again. */
export function ComeBack({ room }: { readonly room: string }): JSX.Element {
  return (
    <a class="button" data-kind="primary" href={formatRoute({ name: 'scan', room })}>
      <Glyph name="scan" size={1.25} />
      {HERE.comeBack}
    </a>
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

/** A host who is only looking for the meeting point is still at the table. */
function stateOf({ connection, host }: OnlineTable): Connection['is'] {
  const now = connection.value;
  return host && now.is === 'trying' && now.trouble === null ? 'open' : now.is;
}
