import './settings.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { ChoiceGroup } from '../components/choice-group.tsx';
import { Screen } from '../components/screen.tsx';
import { BOARDS, type Services, type Settings, THEMES } from '../services.ts';
import { SETTINGS } from '../words.ts';
import { AcrossDevices } from './across-devices.tsx';

type Switch = 'alone' | 'sound' | 'vibration' | 'motion';
const SWITCHES: readonly Switch[] = ['alone', 'sound', 'vibration', 'motion'];

export function SettingsScreen({ services }: { readonly services: Services }): JSX.Element {
  const { settings, installation } = services;
  const now = settings.current.value;
  const kept = useSignal<boolean | null>(null);

  async function keep(): Promise<void> {
    kept.value = await installation.keepData();
  }

  return (
    <Screen title={SETTINGS.title}>
      <section class="panel">
        <ChoiceGroup
          legend={SETTINGS.theme.label}
          chosen={now.theme}
          choices={THEMES.map(value => ({ value, label: SETTINGS.theme.values[value] }))}
          onChoose={theme => settings.change({ theme })}
        />
        <ChoiceGroup
          legend={SETTINGS.board.label}
          chosen={now.board}
          choices={BOARDS.map(value => ({ value, label: SETTINGS.board.values[value] }))}
          onChoose={board => settings.change({ board })}
        />
        <p class="soft">{SETTINGS.board.line}</p>
      </section>
      <section class="panel">
        {SWITCHES.map(name => (
          <SwitchRow key={name} name={name} settings={now} onChange={part => settings.change(part)} />
        ))}
      </section>
      <AcrossDevices services={services} />
      <section class="panel">
        <h2>{SETTINGS.data.title}</h2>
        <p>{SETTINGS.data.text}</p>
        <div class="row">
          <Button onClick={() => void keep()}>{SETTINGS.data.keep}</Button>
          <span aria-live="polite">{kept.value === null ? '' : SETTINGS.data.kept(kept.value)}</span>
        </div>
      </section>
    </Screen>
  );
}

interface SwitchRowProps {
  readonly name: Switch;
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
}

function SwitchRow({ name, settings, onChange }: SwitchRowProps): JSX.Element {
  const { label, line } = SETTINGS.switches[name];
  return (
    <label class="switch" for={`switch-${name}`}>
      <span class="switch-words">
        {label}
        <span class="soft">{line}</span>
      </span>
      <input
        id={`switch-${name}`}
        type="checkbox"
        role="switch"
        checked={settings[name]}
        aria-checked={settings[name]}
        onChange={event => onChange({ [name]: event.currentTarget.checked })}
      />
    </label>
  );
}
