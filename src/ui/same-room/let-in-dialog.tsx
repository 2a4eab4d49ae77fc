import type { JSX } from 'preact';
import { Dialog } from '../components/dialog.tsx';
import { lazy } from '../components/lazy.tsx';
import { HERE } from '../lobby-words.ts';
import type { LetInProps } from './let-in.tsx';

const LetIn = lazy(async () => (await import('./let-in.tsx')).LetIn);

/** The frame is there at once; what is in it, camera, reader and codes, is fetched when somebody opens the door. */
export function LetInDialog(props: LetInProps): JSX.Element {
  return (
    <Dialog size="full" title={HERE.letIn} onClose={props.onClose}>
      <LetIn {...props} />
    </Dialog>
  );
}
