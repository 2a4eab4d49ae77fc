import { type ReadonlySignal, signal } from '@preact/signals';
import type { Installation } from '../ui/services.ts';

type Installable = Installation['installable']['value'];

/** Chromium's invitation to install; no other browser has one. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallPrompt {
  readonly installable: ReadonlySignal<Installable>;
  readonly install: () => Promise<void>;
}

export function installPrompt(): InstallPrompt {
  const installable = signal<Installable>(atStart());
  let invitation: InstallPromptEvent | undefined;

  window.addEventListener('beforeinstallprompt', event => {
    // Our own button asks, when the player wants it.
    event.preventDefault();
    invitation = event as InstallPromptEvent;
    installable.value = 'prompt';
  });
  window.addEventListener('appinstalled', () => {
    invitation = undefined;
    installable.value = 'installed';
  });

  return {
    installable,
    async install() {
      if (!invitation) return;
      const asked = invitation;
      // An invitation can be used once; after a "no" the browser menu is what remains.
      invitation = undefined;
      await asked.prompt();
      const { outcome } = await asked.userChoice;
      installable.value = outcome === 'accepted' ? 'installed' : 'browser-menu';
    },
  };
}

function atStart(): Installable {
  const standalone =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
  if (standalone) return 'installed';
  return isIos(navigator) ? 'ios-share' : 'browser-menu';
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export const isIos = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
