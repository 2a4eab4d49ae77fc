import { effect } from '@preact/signals';
import type { DeviceId } from '../../table/index.ts';
import type { OnlineTable } from '../online.ts';

/** Longer than a hand-over takes. After that the table is left to whoever is best placed. */
const PATIENCE_MS = 5000;

/** Hands the table to one device, and waits until it is no longer ours. */
export async function handedTo(table: OnlineTable, device: DeviceId): Promise<void> {
  table.host?.handOver(device);
  let stop = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>(resolve => {
    timer = setTimeout(resolve, PATIENCE_MS);
    stop = effect(() => {
      if (table.host === null) resolve();
    });
  });
  clearTimeout(timer);
  stop();
}
