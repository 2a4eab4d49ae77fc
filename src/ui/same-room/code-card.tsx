import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import { Copy } from '../online/copy.tsx';
import { QrCode } from '../online/qr-code.tsx';
import type { ShownCode } from '../same-room.ts';
import { Countdown } from './countdown.tsx';
import { CODE } from './words.ts';

/** A code of this phone: large, dark on white in any theme, and how long it is good for. A tap makes it larger. */
export function CodeCard({ code }: { readonly code: ShownCode }): JSX.Element {
  const large = useSignal(false);
  return (
    <div class="code-card">
      <div class="code-square" data-code={code.text}>
        <QrCode text={code.link} ecc="low" label={CODE.qr} />
        <button
          type="button"
          aria-label={CODE.enlarge}
          title={CODE.enlarge}
          onClick={() => {
            large.value = true;
          }}
        />
      </div>
      <Countdown until={code.until} lasts={code.lasts} />
      {large.value && (
        <Dialog
          title={CODE.large}
          onClose={() => {
            large.value = false;
          }}
        >
          <div class="code-large">
            <QrCode text={code.link} ecc="low" label={CODE.qr} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** The same code for those who are not before the camera. */
export function CodeButtons({ code }: { readonly code: ShownCode }): JSX.Element {
  return (
    <div class="code-buttons">
      <Copy text={() => code.text} label={CODE.copy} copied={CODE.copied} />
      {canShare() && (
        <Button icon={<Glyph name="share" size={1.25} />} onClick={() => void share(code.link)}>
          {CODE.share}
        </Button>
      )}
    </div>
  );
}

const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: CODE.shareTitle, url });
  } catch {
    // They thought better of it.
  }
}
