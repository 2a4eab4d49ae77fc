import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import { INVITE } from '../lobby-words.ts';
import { Copy } from './copy.tsx';
import { QrCode } from './qr-code.tsx';

/** The join link: to scan, to send, to copy. */
export function Invitation({ link }: { readonly link: string }): JSX.Element {
  return (
    <div class="invitation">
      <QrCode text={link} />
      <div class="invitation-words">
        <p>{INVITE.line}</p>
        <div class="invitation-buttons">
          {canShare() && (
            <Button kind="plain" icon={<Glyph name="share" size={1.25} />} onClick={() => void share(link)}>
              {INVITE.share}
            </Button>
          )}
          <Copy text={() => link} label={INVITE.copy} copied={INVITE.copied} />
        </div>
        <p class="soft">{INVITE.keep}</p>
      </div>
    </div>
  );
}

export function InvitationDialog({
  link,
  onClose,
}: {
  readonly link: string;
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Dialog title={INVITE.title} onClose={onClose}>
      <Invitation link={link} />
    </Dialog>
  );
}

const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: INVITE.shareTitle, text: INVITE.shareText, url });
  } catch {
    // They thought better of it.
  }
}
