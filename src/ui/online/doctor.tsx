import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph, type GlyphName } from '../components/glyph.tsx';
import type { Examined, OnlineTable } from '../online.ts';
import { DOCTOR } from '../online-words.ts';
import { TALK } from '../talk-words.ts';
import { Copy } from './copy.tsx';
import { plightOf, plightWords } from './reign-facts.ts';
import { WhoHosts } from './who-hosts.tsx';
import { deviceWords, isSlow, reportText, stateWords } from './doctor-report.ts';

const EVERY_MS = 3000;

const PATH_GLYPHS = {
  'same-network': 'home',
  direct: 'link',
  relayed: 'share',
  unknown: 'link',
  'through-host': 'people',
  away: 'away',
} as const satisfies Record<Examined['path'], GlyphName>;

interface DoctorProps {
  readonly table: OnlineTable;
  readonly onClose: () => void;
}

/** How this device reaches each other one, in plain words, looked at again every few seconds. */
export function DoctorDialog({ table, onClose }: DoctorProps): JSX.Element {
  const devices = useSignal<readonly Examined[] | null>(null);

  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const found = await table.examine();
      if (wanted) devices.value = found.map(device => ({ ...device, name: device.name || TALK.somebody }));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [table]);

  return (
    <Dialog title={DOCTOR.title} onClose={onClose}>
      <Findings table={table} devices={devices.value} />
    </Dialog>
  );
}

interface FindingsProps {
  readonly table: OnlineTable;
  /** Null until they have been asked. */
  readonly devices: readonly Examined[] | null;
}

export function Findings({ table, devices }: FindingsProps): JSX.Element {
  const connection = table.connection.value;
  const state = { connection, hosting: table.host !== null };
  const plight = plightOf(table);
  const ill = connection.is !== 'open' || (devices ?? []).some(device => device.path === 'away' || isSlow(device));
  return (
    <>
      <p class="doctor-state" aria-live="polite">
        <span class="connection-dot" data-state={plight === null ? connection.is : 'trying'} aria-hidden="true" />
        <span>{plight === null ? stateWords(state) : plightWords(plight, state.hosting)}</span>
      </p>
      {plight?.is !== 'choosing' && <WhoHosts table={table} />}
      {connection.is === 'trying' && plight?.is !== 'choosing' && (
        <Button icon={<Glyph name="again" size={1.25} />} onClick={() => table.retry()}>
          {DOCTOR.again}
        </Button>
      )}
      {devices === null && <p class="soft">{DOCTOR.looking}</p>}
      {devices?.length === 0 && <p class="soft">{DOCTOR.nobody}</p>}
      {devices !== null && devices.length > 0 && (
        <ul class="device-list">
          {devices.map(device => (
            <li key={device.device} class="device-row" data-online={device.path !== 'away'}>
              <Glyph name={PATH_GLYPHS[device.path]} size={1.25} />
              <span class="device-name">
                <strong>{device.name}</strong>
                <span class="lobby-note">{deviceWords(device)}</span>
                {isSlow(device) && <span class="lobby-note">{DOCTOR.slow}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {ill && (
        <details class="doctor-tries" open>
          <summary>{DOCTOR.tryTitle}</summary>
          <ul>
            {DOCTOR.tries.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <div class="row">
        <Copy
          text={() =>
            reportText({ ...state, devices: devices ?? [] }, { browser: navigator.userAgent, when: new Date() })
          }
          label={DOCTOR.copy}
          copied={DOCTOR.copied}
        />
      </div>
    </>
  );
}
