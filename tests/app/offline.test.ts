import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isIos } from '../../src/app/install-prompt.ts';
import { type Offline, offline } from '../../src/app/offline.ts';
import { rest } from '../support/lantern-table.ts';

/** Just enough of a service worker: it answers whether it is complete, and remembers what it was told. */
class Worker extends EventTarget {
  readonly told: unknown[] = [];
  readonly complete: boolean;
  constructor(complete = true) {
    super();
    this.complete = complete;
  }
  postMessage(message: { type: string }, [port]: readonly MessagePort[] = []): void {
    this.told.push(message.type);
    port?.postMessage({ type: 'complete', complete: this.complete });
  }
}

interface Scene {
  readonly active: Worker;
  readonly waiting?: Worker | null;
  readonly controlled?: boolean;
  readonly live?: boolean;
  readonly atHome?: boolean;
}

async function page({ active, waiting = null, controlled = true, live = false, atHome = false }: Scene) {
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing: null as Worker | null,
    update: async () => undefined,
  });
  const registered: unknown[] = [];
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    ready: Promise.resolve(registration),
    register: async (...args: unknown[]) => {
      registered.push(...args);
      return registration;
    },
  });
  const anyHeld = signal(live);
  const reload = vi.fn<() => void>();
  const made: Offline = offline({
    // A stand-in for the browser's own; only what is used here is there.
    container: container as unknown as ServiceWorkerContainer,
    script: new URL('https://box.example/games/sw.js'),
    locks: { anyHeld, refresh: async () => anyHeld.value, hold: async () => undefined },
    atHome: () => atHome,
    reload,
  });
  await rest();
  return { made, registration, container, registered, anyHeld, reload };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the worker is registered from where the app lies, past the browser’s cache', async () => {
  const { registered } = await page({ active: new Worker() });
  expect(registered).toEqual(['https://box.example/games/sw.js', { updateViaCache: 'none' }]);
});

test('the policy of the page lets our own worker through', async () => {
  const policies: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
      policies.push(name);
      return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
    },
  });
  const { registered } = await page({ active: new Worker() });
  expect(policies).toEqual(['exodus-box']);
  expect(registered[0]).toBe('trusted https://box.example/games/sw.js');
});

test.each([true, false])('ready offline is what the worker says of its files: %s', async complete => {
  const { made } = await page({ active: new Worker(complete) });
  await vi.waitFor(() => expect(made.readyOffline.value).toBe(complete));
});

describe('an update', () => {
  test('waits while a match is live, and goes in when none is', async () => {
    const waiting = new Worker();
    const { made, anyHeld, container, reload } = await page({
      active: new Worker(),
      waiting,
      live: true,
      atHome: true,
    });
    expect(made.updateWaiting.value).toBe(true);
    expect(made.mayUpdate.value).toBe(false);
    made.update();
    await rest();
    expect(waiting.told).toEqual([]);

    anyHeld.value = false;
    expect(made.mayUpdate.value).toBe(true);
    made.update();
    await rest();
    expect(waiting.told).toEqual(['skip-waiting']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that waited since last time goes in at a start on the home screen, and only there', async () => {
    const [old, home, match] = [new Worker(), new Worker(), new Worker()];
    await page({ active: old, waiting: home, atHome: true });
    await page({ active: new Worker(), waiting: match, atHome: false });
    expect(home.told).toEqual(['skip-waiting']);
    expect(old.told).toEqual([]);
    expect(match.told).toEqual([]);
  });

  test('found while the app is open is announced once it is downloaded', async () => {
    const { made, registration } = await page({ active: new Worker() });
    const worker = new Worker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    expect(made.updateWaiting.value).toBe(false);
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    expect(made.updateWaiting.value).toBe(true);
    expect(worker.told).toEqual([]);
  });

  test('is not what the very first worker is: the page goes on', async () => {
    const { container, reload } = await page({ active: new Worker(), controlled: false });
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('a browser without service workers is never called ready offline', async () => {
  const made = offline({
    container: undefined,
    script: new URL('https://box.example/sw.js'),
    locks: { anyHeld: signal(false), refresh: async () => false, hold: async () => undefined },
    atHome: () => true,
    reload: () => undefined,
  });
  await rest();
  expect(made.readyOffline.value).toBe(false);
  expect(made.updateWaiting.value).toBe(false);
});

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/140', 5, false],
])('%s is told apart', (_, userAgent, maxTouchPoints, ios) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(ios);
});
