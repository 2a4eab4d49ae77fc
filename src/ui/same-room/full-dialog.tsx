import './full-dialog.css';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { COMMON } from '../words.ts';

interface FullDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A native modal dialog that takes the whole of a phone's screen. There is no backdrop to tap by mistake. */
export function FullDialog({ title, onClose, children }: FullDialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // Before the page changes: only a dialog that is still in it can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog ref={dialog} class="dialog full-dialog" aria-labelledby={heading} onClose={onClose}>
      <div class="full-dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton label={COMMON.close} onClick={onClose}>
            <Glyph name="close" />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}
