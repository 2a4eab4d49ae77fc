import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import type { OnlineTable } from '../online.ts';
import { TALK } from '../talk-words.ts';
import type { Spoken } from './spoken.ts';

interface MuteDialogProps {
  readonly table: OnlineTable;
  readonly line: Spoken;
  readonly onClose: () => void;
}

export function MuteDialog({ table, line: { device, name }, onClose }: MuteDialogProps): JSX.Element {
  return (
    <Dialog
      title={TALK.muteTitle(name)}
      onClose={onClose}
      actions={
        <Button
          icon={<Glyph name="mute" size={1.25} />}
          onClick={() => {
            if (device !== null) table.mute(device, true);
            onClose();
          }}
        >
          {TALK.mute}
        </Button>
      }
    >
      <p>{TALK.muteLine}</p>
    </Dialog>
  );
}
