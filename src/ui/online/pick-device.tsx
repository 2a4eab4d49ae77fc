import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import type { DeviceId, Roster } from '../../table/index.ts';
import { PEOPLE } from '../online-words.ts';

interface PickDeviceProps {
  readonly title: string;
  readonly line: string;
  readonly roster: Roster;
  /** Who has it already. */
  readonly except: DeviceId | null;
  readonly onPick: (device: DeviceId) => void;
  readonly onClose: () => void;
}

/** Whose device shall play a seat. A display plays none. */
export function PickDevice({ title, line, roster, except, onPick, onClose }: PickDeviceProps): JSX.Element {
  const devices = roster.devices.filter(({ id, online, role }) => online && role === 'player' && id !== except);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{devices.length === 0 ? PEOPLE.giveNobody : line}</p>
      <div class="pick-device">
        {devices.map(({ id, name }) => (
          <Button
            key={id}
            wide
            icon={<Glyph name="phone" size={1.25} />}
            onClick={() => {
              onPick(id);
              onClose();
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
