import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { HERE } from '../lobby-words.ts';
import type { OnlineTable } from '../online.ts';
import { Invitation } from './invitation.tsx';

interface InvitingProps {
  readonly table: OnlineTable;
  readonly onLetIn: () => void;
  readonly onEnlarge: () => void;
}

/** How others come to this table: by codes in one room, and by link once it is open to the internet. */
export function Inviting({ table, onLetIn, onEnlarge }: InvitingProps): JSX.Element {
  if (table.reach.value === 'anywhere') {
    return (
      <>
        <Invitation link={table.invitation} onEnlarge={onEnlarge} />
        <div class="inviting-here">
          <p class="soft">{HERE.lineToo}</p>
          <LetInButton onClick={onLetIn} />
        </div>
      </>
    );
  }
  return (
    <div class="inviting">
      <LetInButton wide onClick={onLetIn} />
      <p>{HERE.line}</p>
      {table.host !== null && (
        <Button kind="quiet" onClick={() => table.host?.openToInternet()}>
          {HERE.openToo}
        </Button>
      )}
    </div>
  );
}

export function LetInButton({
  wide = false,
  onClick,
}: {
  readonly wide?: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  return (
    <Button wide={wide} icon={<Glyph name="scan" size={1.25} />} onClick={onClick}>
      {HERE.letIn}
    </Button>
  );
}
