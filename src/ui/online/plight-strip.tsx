import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import type { OnlineTable } from '../online.ts';
import { JOIN } from '../online-words.ts';
import { CHOOSING, NOT_RULING } from '../reign-words.ts';
import { ComeBack } from './come-back.tsx';
import { Confirm } from './confirm.tsx';
import { CHOOSING_TOO_LONG_MS, type Plight, plightWords } from './reign-facts.ts';
import { useLasting } from './use-lasting.ts';

interface PlightStripProps {
  readonly table: OnlineTable;
  readonly plight: Plight;
  /** The people of the host's room say that nobody is missing. */
  readonly onGoOn: () => void;
}

/** Why nothing is decided at the table, and what one can do about it. */
export function PlightStrip({ table, plight, onGoOn }: PlightStripProps): JSX.Element {
  const long = useLasting(plight.is === 'choosing', CHOOSING_TOO_LONG_MS);
  const goesOn = plight.is === 'not-ruling' && table.host !== null;
  return (
    <>
      <Glyph name={plight.is === 'choosing' ? 'people' : 'warning'} size={1.25} />
      {long && <TooFew table={table} />}
      {!long && goesOn && (
        <span>
          {NOT_RULING.host} <span class="strip-more">{NOT_RULING.hostMore}</span>
        </span>
      )}
      {!long && !goesOn && <span>{plightWords(plight, false)}</span>}
      {goesOn && <Button onClick={onGoOn}>{NOT_RULING.goOn}</Button>}
      {goesOn && table.reach.value === 'here' && <ComeBack room={table.room} />}
      {plight.is === 'two-away' && (
        <Button kind="quiet" onClick={() => table.retry()}>
          {JOIN.retry}
        </Button>
      )}
    </>
  );
}

/** It takes most of them, so the only way on is to bring more of them here. */
export function TooFew({ table }: { readonly table: OnlineTable }): JSX.Element {
  return (
    <>
      <span>
        {CHOOSING.long} {CHOOSING.wake}
      </span>
      {table.reach.value === 'here' && <ComeBack room={table.room} />}
    </>
  );
}

interface GoOnDialogProps {
  readonly table: OnlineTable;
  readonly onClose: () => void;
}

/** Only people can know that nobody is missing. */
export function GoOnDialog({ table, onClose }: GoOnDialogProps): JSX.Element {
  return (
    <Confirm
      title={NOT_RULING.title}
      text={NOT_RULING.text}
      keep={NOT_RULING.wait}
      go={NOT_RULING.goOn}
      onGo={() => table.host?.override()}
      onClose={onClose}
    />
  );
}
