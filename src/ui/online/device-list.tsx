import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Roster, RosterDevice } from '../../table/index.ts';
import { Button } from '../components/button.tsx';
import { Glyph, type GlyphName } from '../components/glyph.tsx';
import { Menu, type MenuItem } from '../components/menu.tsx';
import { LOBBY } from '../lobby-words.ts';
import type { OnlineTable } from '../online.ts';
import { PEOPLE } from '../online-words.ts';
import { HAND_OVER } from '../reign-words.ts';
import { Confirm } from './confirm.tsx';
import { seatsOfDevice } from './roster-facts.ts';
import { useForget } from './use-forget.ts';

interface DeviceListProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
}

/** Every device at the table: whose it is, what it does here, and what one may do about it. */
export function DeviceList({ table, roster }: DeviceListProps): JSX.Element {
  const asking = useSignal<Asking | null>(null);
  const close = (): void => {
    asking.value = null;
  };
  const out = table.host?.removed.value ?? [];
  useForget(table.host === null, close);
  const asked = table.host ? asking.value : null;
  return (
    <>
      <ul class="device-list">
        {roster.devices.map(device => (
          <DeviceRow
            key={device.id}
            table={table}
            roster={roster}
            device={device}
            onAsk={what => {
              asking.value = { what, device };
            }}
          />
        ))}
      </ul>
      {out.length > 0 && (
        <>
          <h3>{LOBBY.removed}</h3>
          <ul class="device-list">
            {out.map(({ id, name }) => (
              <li key={id} class="device-row">
                <strong class="device-name">{name}</strong>
                <Button onClick={() => table.host?.letBackIn(id)}>{LOBBY.letIn}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {asked?.what === 'remove' && (
        <Confirm
          title={LOBBY.removeTitle(asked.device.name)}
          text={LOBBY.removeLine}
          keep={LOBBY.removeKeep}
          go={LOBBY.remove}
          onGo={() => table.host?.remove(asked.device.id)}
          onClose={close}
        />
      )}
      {asked?.what === 'hand-over' && (
        <Confirm
          title={HAND_OVER.title(asked.device.name)}
          text={asked.device.role === 'display' ? HAND_OVER.screen : HAND_OVER.text}
          keep={HAND_OVER.keep}
          go={HAND_OVER.go}
          goKind="primary"
          onGo={() => table.host?.handOver(asked.device.id)}
          onClose={close}
        />
      )}
    </>
  );
}

interface Asking {
  readonly what: 'remove' | 'hand-over';
  readonly device: RosterDevice;
}

interface DeviceRowProps extends DeviceListProps {
  readonly device: RosterDevice;
  readonly onAsk: (what: Asking['what']) => void;
}

function DeviceRow({ table, roster, device, onAsk }: DeviceRowProps): JSX.Element {
  const { id, name, role, online } = device;
  const muted = table.muted.value.includes(id);
  const does: readonly [GlyphName, string] =
    role === 'display'
      ? ['screen', LOBBY.display]
      : seatsOfDevice(roster, id).length === 0
        ? ['eye', LOBBY.watching]
        : ['phone', PEOPLE.plays];
  const facts = [
    ...(id === table.me ? [LOBBY.you] : []),
    ...(id === roster.host ? [LOBBY.host] : []),
    does[1],
    ...(muted ? [PEOPLE.muted] : []),
  ];
  const muting: MenuItem = {
    label: muted ? PEOPLE.unmute : PEOPLE.mute,
    glyph: muted ? 'talk' : 'mute',
    run: () => table.mute(id, !muted),
  };
  const handing: MenuItem = { label: HAND_OVER.item(name), glyph: 'phone', run: () => onAsk('hand-over') };
  const removing: MenuItem = { label: LOBBY.remove, glyph: 'close', danger: true, run: () => onAsk('remove') };
  const hosts: readonly MenuItem[] = table.host ? [...(online ? [handing] : []), removing] : [];
  return (
    <li class="device-row" data-online={online}>
      <Glyph name={online ? does[0] : 'away'} size={1.25} />
      <span class="device-name">
        <strong>{name}</strong>
        <span class="lobby-note">{[...(online ? [] : [LOBBY.away]), ...facts].join(', ')}</span>
      </span>
      {id !== table.me && (
        <Menu label={LOBBY.more(name)} items={[muting, ...hosts]}>
          <Glyph name="more" />
        </Menu>
      )}
    </li>
  );
}
