import type { LiveTable } from './live-table.ts';

type Opened = { readonly opened: () => readonly LiveTable[] };

/** What becomes of this page is news for the tables that are open in it. */
export function watchPage(tables: Opened): void {
  comeBackQuickly(tables);
  window.addEventListener('pagehide', () => {
    const handed = tables.opened().filter(table => table.pageCloses());
    if (handed.length > 0) linger();
  });
}

/** A phone that wakes, or finds its network again, does not wait for the next try. */
function comeBackQuickly(tables: Opened): void {
  const hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    for (const table of tables.opened()) if (table.connection.value.is === 'trying') table.retry();
  };
  window.addEventListener('online', hurry);
  window.addEventListener('pageshow', hurry);
  document.addEventListener('visibilitychange', hurry);
}

/** The network works beside the page, and goes with it: without this, Chromium lost every fifth letter. */
const LINGER = 60;

function linger(): void {
  const until = performance.now() + LINGER;
  while (performance.now() < until);
}

/** Of a full one. */
const LOW = 0.1;

interface Battery {
  readonly charging: boolean;
  readonly level: number;
}

/** Whether this device will soon be out of power, as far as the browser tells: Chromium does. */
export function batteryLow(): () => boolean {
  let battery: Battery | undefined;
  const asked = (navigator as { readonly getBattery?: () => Promise<Battery> }).getBattery?.();
  const told = async (): Promise<void> => {
    battery = await asked?.catch(() => undefined);
  };
  void told();
  return () => battery !== undefined && !battery.charging && battery.level <= LOW;
}
