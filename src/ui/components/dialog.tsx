import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';
import { Glyph } from './glyph.tsx';
import { COMMON } from '../words.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** `full` takes the whole of a phone's screen, and has no backdrop to tap by mistake. */
  readonly size?: 'card' | 'full';
  /** The buttons, at the bottom, within reach of a thumb. */
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A native modal dialog: the browser keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({ title, onClose, size = 'card', actions, children }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // Before the page changes: only a dialog that is still in it can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    // The backdrop is the dialog element itself; everything visible is inside `.dialog-body`.
    const onBackdrop = (event: MouseEvent): void => {
      if (size === 'card' && event.target === element) element.close();
    };
    element.addEventListener('click', onBackdrop);
    return () => {
      element.removeEventListener('click', onBackdrop);
      element.close();
    };
  }, []);

  return (
    <dialog ref={dialog} class="dialog" data-size={size} aria-labelledby={heading} onClose={onClose}>
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton label={COMMON.close} onClick={onClose}>
            <Glyph name="close" />
          </IconButton>
        </header>
        <div class="dialog-content">{children}</div>
        {actions !== undefined && <footer class="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
