import { expect, test } from 'vitest';
import { memoryBroker } from '../../support/memory-broker.ts';
import { device, hosted, joined, until } from '../../support/online-device.ts';

test('a device that is let back in is known by its name again', async () => {
  const broker = memoryBroker();
  const host = await hosted(device({ broker, name: 'Ada' }));
  const bruno = await joined(device({ broker, name: 'Bruno' }), host.invitation);
  const named = (): string | undefined => host.roster.value?.devices.find(({ id }) => id === bruno.me)?.name;
  await until(() => named() === 'Bruno', 'the guest has said their name');
  host.host?.remove(bruno.me);
  await until(() => bruno.connection.value.is === 'refused', 'the guest is told');
  expect(named()).toBeUndefined();
  host.host?.letBackIn(bruno.me);
  bruno.retry();
  await until(() => named() === 'Bruno', 'the guest is back under their name');
  await bruno.leave();
  await host.leave();
});
