import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

const manifest = [...self.__WB_MANIFEST];

precacheAndRoute(manifest);
cleanupOutdatedCaches();
// Every screen is a fragment of one page. Other addresses are not ours to answer: its files would not be found there.
const home = new URL('./', self.registration.scope).pathname;
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && (url.pathname === home || url.pathname === `${home}index.html`),
  createHandlerBoundToURL('index.html'),
);

// The first worker takes the open page, so that "ready offline" is true for it too. A later one never does:
// a page keeps the version it was loaded with until the player agrees.
const isFirst = !self.registration.active;
self.addEventListener('activate', event => {
  if (isFirst) event.waitUntil(self.clients.claim());
});

self.addEventListener('message', event => {
  const type: unknown = event.data?.type;
  if (type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  if (type === 'is-complete') event.waitUntil(answerComplete(event));
});

async function answerComplete(event: ExtendableMessageEvent): Promise<void> {
  const found = await Promise.all(manifest.map(({ url }) => matchPrecache(url)));
  const answer = { type: 'complete', complete: found.every(Boolean) };
  const port = event.ports[0];
  if (port) port.postMessage(answer);
  else event.source?.postMessage(answer);
}
