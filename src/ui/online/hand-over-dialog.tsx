import './reign.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { DeviceId, Roster } from '../../table/index.ts';
import { Button } from '../components/button.tsx';
import { ChoiceGroup } from '../components/choice-group.tsx';
import { Dialog } from '../components/dialog.tsx';
import { LEAVE } from '../online-words.ts';
import { LEAVE_HOST } from '../reign-words.ts';
import { heirs } from './reign-facts.ts';

interface HandOverDialogProps {
  readonly roster: Roster;
  readonly me: DeviceId;
  /** It has been handed on, and is not gone yet. */
  readonly going: boolean;
  /** Null for whoever is best placed. */
  readonly onGo: (to: DeviceId | null) => void;
  readonly onClose: () => void;
}

/** A host who goes says who hosts next, or leaves that to the table. */
export function HandOverDialog({ roster, me, going, onGo, onClose }: HandOverDialogProps): JSX.Element {
  const wanted = useSignal<DeviceId | null>(null);
  const others = heirs(roster, me);
  // Whoever was wanted may have gone since.
  const heir = others.find(({ id }) => id === wanted.value);
  return (
    <Dialog
      title={LEAVE_HOST.title}
      onClose={onClose}
      actions={
        <>
          <Button disabled={going} onClick={onClose}>
            {LEAVE.back}
          </Button>
          <Button kind="danger" disabled={going} onClick={() => onGo(heir?.id ?? null)}>
            {going ? LEAVE_HOST.going : LEAVE_HOST.go}
          </Button>
        </>
      }
    >
      <p>{roster.phase === 'playing' ? LEAVE_HOST.text : LEAVE_HOST.lobby}</p>
      <div class="hand-over">
        <ChoiceGroup
          legend={LEAVE_HOST.who}
          chosen={heir?.id ?? ''}
          choices={[
            { value: '', label: LEAVE_HOST.best },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={id => {
            wanted.value = id === '' ? null : id;
          }}
        />
      </div>
      <p>{heir ? LEAVE_HOST.sees(heir.name) : LEAVE_HOST.bestSees}</p>
    </Dialog>
  );
}
