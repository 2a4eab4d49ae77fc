import { expect, test } from 'vitest';
import { time } from '../../support/brisk-time.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { device, hosted, joined, until } from '../../support/online-device.ts';

const moments = (): Promise<void> => time.pause(3_000);

test('a guest who leaves while the host is still being greeted does not arrive after all', async () => {
  const broker = memoryBroker();
  const host = await hosted(device({ broker, name: 'Ada' }));
  const phone = device({ broker, name: 'Bruno' });
  const bruno = await joined(phone, host.invitation);
  await bruno.leave();
  await moments();
  expect(host.roster.value?.devices.map(({ id }) => id)).toEqual([host.me]);
  expect(bruno.connection.value.is).not.toBe('open');
  expect(await phone.rooms.list()).toEqual({ ok: true, value: [] });
  await host.leave();
});

test('a host who leaves while a guest is at the door does not leave them standing inside', async () => {
  const broker = memoryBroker();
  const host = await hosted(device({ broker, name: 'Ada' }));
  const bruno = await joined(device({ broker, name: 'Bruno' }), host.invitation);
  await host.leave();
  await moments();
  expect(bruno.connection.value).toEqual({ is: 'trying', trouble: 'host-away' });
  await bruno.leave();
});

test('a room that is left is not written again by what was still to be kept', async () => {
  const phone = device({ broker: memoryBroker(), name: 'Ada' });
  const host = await hosted(phone);
  host.host?.setSeatCount(5);
  host.host?.setSeatCount(4);
  host.host?.setSeatCount(5);
  await host.leave();
  await moments();
  expect(await phone.rooms.list()).toEqual({ ok: true, value: [] });
});

test('what changes while a room is being kept is kept too', async () => {
  const phone = device({ broker: memoryBroker(), name: 'Ada' });
  const host = await hosted(phone);
  for (const count of [5, 6, 5]) host.host?.setSeatCount(count);
  await until(() => host.roster.value?.seats.length === 5, 'there are five seats');
  await moments();
  expect(await phone.rooms.list()).toMatchObject({ value: [{ state: { seats: { length: 5 } } }] });
  await host.leave();
});
