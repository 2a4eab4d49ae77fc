import type { JSX } from 'preact';
import { Button, type ButtonKind } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly keep: string;
  readonly go: string;
  readonly goKind?: ButtonKind;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be taken back with a tap. */
export function Confirm({ title, text, keep, go, goKind = 'danger', onGo, onClose }: ConfirmProps): JSX.Element {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button
            kind={goKind}
            onClick={() => {
              onClose();
              onGo();
            }}
          >
            {go}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
