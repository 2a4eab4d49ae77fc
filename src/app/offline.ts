import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { MatchLocks } from './match-locks.ts';

const RECHECK = 10_000;

export interface Offline {
  readonly readyOffline: ReadonlySignal<boolean>;
  readonly updateWaiting: ReadonlySignal<boolean>;
  readonly mayUpdate: ReadonlySignal<boolean>;
  readonly update: () => void;
}

export interface OfflineParts {
  /** Undefined where browsers withhold it: plain http, some private windows. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly script: URL;
  readonly locks: MatchLocks;
  /** Whether the page stands where nothing is lost by loading it anew. */
  readonly atHome: () => boolean;
  readonly reload: () => void;
}

/** Looks after the service worker: is the app complete on this device, and is there a newer one. */
export function offline({ container, script, locks, atHome, reload }: OfflineParts): Offline {
  const readyOffline = signal(false);
  const waiting = signal<ServiceWorker | null>(null);

  /** Whether the newer version is coming; the page is then loaded anew. */
  async function update(): Promise<boolean> {
    // Asked anew: a match may have been opened on another tab a moment ago.
    if (!waiting.value || (await locks.refresh())) return false;
    waiting.value.postMessage({ type: 'skip-waiting' });
    return true;
  }

  async function register(container: ServiceWorkerContainer): Promise<void> {
    let controlled = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      // The first worker takes over a page that is already its own version. A later one has replaced the files
      // that this page would load next, so the page must follow.
      if (controlled) reload();
      controlled = true;
    });
    await locks.refresh();

    const registration = await container.register(trusted(script), { updateViaCache: 'none' });
    watch(registration);
    // Nobody has touched anything yet, and nobody is playing: begin with the newest version. The old worker is asked
    // nothing more: Chromium would keep it for the answer, and the new one would go on waiting.
    if (atHome() && (await update())) return;

    const { active } = await container.ready;
    readyOffline.value = active !== null && (await isComplete(active));
  }

  function watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      // Without an active worker the waiting one is the first, and not an update.
      waiting.value = registration.active ? registration.waiting : null;
      if (waiting.value) void locks.refresh();
    };
    const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
    look();
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return;
      void locks.refresh();
      // An installed app may stay open for weeks. Offline this fails, which is no news.
      registration.update().catch(() => undefined);
    });
    // A tab that was killed cannot say that its match is no longer live.
    setInterval(() => {
      if (waiting.value) void locks.refresh();
    }, RECHECK);
  }

  // Where a worker is not allowed, the app works as long as there is a network, and never says "ready offline".
  if (container) void register(container).catch(() => undefined);

  return {
    readyOffline,
    updateWaiting: computed(() => waiting.value !== null),
    mayUpdate: computed(() => !locks.anyHeld.value),
    update: () => void update(),
  };
}

function isComplete(worker: ServiceWorker): Promise<boolean> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      resolve(typeof data === 'object' && data !== null && 'complete' in data && data.complete === true);
    });
    port1.start();
    worker.postMessage({ type: 'is-complete' }, [port2]);
  });
}

/** The policy lets one script through: our own worker. */
function trusted(script: URL): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes) return script.href;
  const policy = trustedTypes.createPolicy('exodus-box', {
    createScriptURL: url => {
      if (url !== script.href) throw new Error('Only our own service worker may be registered.');
      return url;
    },
  });
  return policy.createScriptURL(script.href);
}

/** TypeScript's DOM does not know Trusted Types yet. What they make passes for a string wherever one is asked for. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}
