import { expect, test } from 'vitest';
import { deviceKey, greetGuest, makeKeyPair } from '../../../src/net/index.ts';
import { PROTOCOL } from '../../../src/table/index.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { device, joined, until } from '../../support/online-device.ts';

test('a host that shakes hands and then says nothing is called again', async () => {
  const broker = memoryBroker();
  const key = await deviceKey(await makeKeyPair());
  const [room, secret] = ['AAAAAAAAAAA', 'CCCCCCCCCCCCCCCCCCCCCC'];
  let visits = 0;
  broker.signaller().listen(room, 'token', link => {
    void greetGuest({ link, room, secret, key, versions: { protocol: PROTOCOL } }).then(({ ok }) => {
      visits += ok ? 1 : 0;
      return undefined;
    });
  });
  const guest = await joined(
    device({ broker, name: 'Bruno' }),
    `https://box.example/#/join/${room}.${key.id}.${secret}`,
  );
  await until(() => visits >= 2, 'the guest calls again');
  expect(guest.roster.value).toBeNull();
  await guest.leave();
});
