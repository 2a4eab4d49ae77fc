import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import type { MatchSummary } from '../services.ts';
import { HOME, MATCHES } from '../words.ts';

interface RenameProps {
  readonly match: MatchSummary;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
}

const LONGEST_NAME = 40;

export function RenameDialog({ match, onClose, onRename }: RenameProps): JSX.Element {
  const name = useSignal(match.name);
  const save = (): void => {
    const chosen = name.value.trim();
    if (chosen !== '' && chosen !== match.name) onRename(chosen);
    onClose();
  };
  return (
    <Dialog
      title={MATCHES.renameTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{MATCHES.renameKeep}</Button>
          <Button kind="primary" onClick={save} disabled={name.value.trim() === ''}>
            {MATCHES.rename}
          </Button>
        </>
      }
    >
      <label class="field">
        {MATCHES.renameName}
        <input
          type="text"
          maxLength={LONGEST_NAME}
          value={name}
          onInput={event => {
            name.value = event.currentTarget.value;
          }}
          onKeyDown={event => {
            if (event.key === 'Enter') save();
          }}
        />
      </label>
    </Dialog>
  );
}

interface ExportProps {
  readonly onClose: () => void;
  readonly onExport: () => void;
}

/** A running match's file holds its secrets, so nobody should make one by accident. */
export function ExportDialog({ onClose, onExport }: ExportProps): JSX.Element {
  return (
    <Dialog
      title={MATCHES.exportTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{MATCHES.exportLater}</Button>
          <Button
            kind="primary"
            onClick={() => {
              onExport();
              onClose();
            }}
          >
            {MATCHES.exportNow}
          </Button>
        </>
      }
    >
      <p>{HOME.exportRunning}</p>
    </Dialog>
  );
}
