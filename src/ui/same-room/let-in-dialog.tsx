import type { JSX } from 'preact';
import { lazy } from '../components/lazy.tsx';
import { HERE } from '../lobby-words.ts';
import { FullDialog } from './full-dialog.tsx';
import type { LetInProps } from './let-in.tsx';

const LetIn = lazy(async () => (await import('./let-in.tsx')).LetIn);

/** The frame is there at once; what is in it, camera, reader and codes, is fetched when somebody opens the door. */
export function LetInDialog(props: LetInProps): JSX.Element {
  return (
    <FullDialog title={HERE.letIn} onClose={props.onClose}>
      <LetIn {...props} />
    </FullDialog>
  );
}
