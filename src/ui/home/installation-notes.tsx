import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import type { Installation } from '../services.ts';
import { HOME } from '../words.ts';

/** A newer version is here: now if nobody is playing, else later. */
export function UpdateBanner({ installation }: { readonly installation: Installation }): JSX.Element | null {
  if (!installation.updateWaiting.value) return null;
  if (!installation.mayUpdate.value) return <p class="banner">{HOME.updateWaits}</p>;
  return (
    <div class="banner">
      <span>{HOME.update}</span>
      <Button kind="primary" onClick={() => installation.update()}>
        {HOME.updateNow}
      </Button>
    </div>
  );
}

export function OfflineBadge({ installation }: { readonly installation: Installation }): JSX.Element | null {
  if (!installation.readyOffline.value) return null;
  return (
    <span class="offline-badge">
      <Glyph name="check" size={1} />
      {HOME.readyOffline}
    </span>
  );
}

export function InstallHelp({ installation }: { readonly installation: Installation }): JSX.Element | null {
  const explained = useSignal(false);
  const how = installation.installable.value;
  if (how === 'installed') return null;
  return (
    <div class="install">
      <Button
        icon={<Glyph name="phone" size={1.25} />}
        aria-expanded={how === 'prompt' ? undefined : explained.value}
        onClick={() => {
          if (how === 'prompt') void installation.install();
          else explained.value = !explained.value;
        }}
      >
        {HOME.install}
      </Button>
      {explained.value && how !== 'prompt' && (
        <p class="soft" aria-live="polite">
          {how === 'ios-share' ? HOME.installIos : HOME.installMenu}
        </p>
      )}
    </div>
  );
}
