import { expect, test } from 'vitest';
import { systemClock } from '../../../src/net/clock.ts';
import { type DeviceKey, deviceKey, makeKeyPair } from '../../../src/net/device-key.ts';
import { LOST_AFTER } from '../../../src/net/heartbeat.ts';
import type { Link } from '../../../src/net/link.ts';
import { type MemoryPair, memoryLinks } from '../../../src/net/memory-link.ts';
import { type MemoryAir, memoryAir } from '../../../src/net/mesh/memory-ends.ts';
import { lanesOf } from '../../../src/net/mesh/lanes.ts';
import { type Ends, type Mesh, meshOf } from '../../../src/net/mesh/mesh.ts';
import { randomly } from '../../support/random-bytes.ts';

interface Device {
  readonly key: DeviceKey;
  readonly mesh: Mesh;
  readonly called: string[];
  readonly links: Link[];
  /** Offers that reached it. */
  readonly offers: string[];
}

const ROOM = { room: 'room', secret: 'the secret', versions: { table: 1 } };

async function device(air: MemoryAir, part: Partial<typeof ROOM> = {}): Promise<Device> {
  const key = await deviceKey(await makeKeyPair());
  const called: string[] = [];
  const links: Link[] = [];
  const offers: string[] = [];
  const inAir = air.ends();
  const ends: Ends = {
    offer: () => inAir.offer(),
    answer(sdp) {
      offers.push(sdp);
      return inAir.answer(sdp);
    },
  };
  const mesh = meshOf({
    ...ROOM,
    ...part,
    key,
    ends,
    patience: () => LOST_AFTER,
    onUp(from, table) {
      called.push(from);
      links.push(table);
    },
    onDown: () => undefined,
  });
  return { key, mesh, called, links, offers };
}

/** As after a handshake. */
function linked(one: Device, other: Device): MemoryPair {
  const pair = memoryLinks(systemClock, { latency: 0 });
  one.mesh.take(other.key.id, lanesOf(pair.near));
  other.mesh.take(one.key.id, lanesOf(pair.far));
  for (const { called, links } of [one, other]) {
    called.length = 0;
    links.length = 0;
  }
  return pair;
}

const moment = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 30));

/** A host and two guests, linked to the host only. */
async function threesome(part: Partial<typeof ROOM> = {}) {
  const air = memoryAir(systemClock);
  const [host, ann, ben] = [await device(air), await device(air), await device(air, part)];
  const [toAnn, toBen] = [linked(host, ann), linked(host, ben)];
  return { air, host, ann, ben, toAnn, toBen };
}

test('two devices meet through a third, and need it no more', async () => {
  const { host, ann, ben, toAnn, toBen } = await threesome();
  const called = await ann.mesh.call(ben.key.id);
  expect(called.ok).toBe(true);
  await moment();
  expect(ben.called).toEqual([ann.key.id]);
  expect(ann.mesh.devices()).toEqual([host.key.id, ben.key.id]);
  toAnn.cut();
  toBen.cut();
  await moment();
  const heard: string[] = [];
  ben.links[0]?.onMessage(text => heard.push(text));
  ann.mesh.to(ben.key.id)?.send('{"still":"here"}');
  await moment();
  expect(heard).toEqual(['{"still":"here"}']);
});

test('the table hears none of it', async () => {
  const { host, ann, ben } = await threesome();
  const heard: string[] = [];
  host.mesh.to(ann.key.id)?.onMessage(text => heard.push(text));
  ann.mesh.to(host.key.id)?.send('{"a":"letter"}');
  await ann.mesh.call(ben.key.id);
  await moment();
  expect(heard).toEqual(['{"a":"letter"}']);
});

test('a newcomer who knows only one guest reaches the host by way of them', async () => {
  const { air, host, ann } = await threesome();
  const late = await device(air);
  linked(ann, late);
  expect((await late.mesh.call(host.key.id)).ok).toBe(true);
  await moment();
  expect(host.called).toEqual([late.key.id]);
});

test('the next one is asked when the first cannot reach them', async () => {
  const { air, ann, ben } = await threesome();
  const [late, other] = [await device(air), await device(air)];
  linked(other, ann);
  linked(ben, late);
  linked(ben, other);
  // Ann reaches the late one through the host in vain, and through the other one in vain too: only Ben knows them.
  expect(await ann.mesh.call(late.key.id)).toEqual({ ok: false, problem: 'nobody' });
  linked(ann, ben);
  expect((await ann.mesh.call(late.key.id)).ok).toBe(true);
});

test('whoever nobody knows is not found, and walls are told apart from absence', async () => {
  const { air, ann, ben } = await threesome();
  expect(await ann.mesh.call('nobody-at-all')).toEqual({ ok: false, problem: 'nobody' });
  air.keepApart(true);
  expect(await ann.mesh.call(ben.key.id)).toEqual({ ok: false, problem: 'unreachable' });
});

test('a device that does not know the secret of the room is refused, though it is called', async () => {
  const { ann, ben } = await threesome({ secret: 'another' });
  expect(await ann.mesh.call(ben.key.id)).toEqual({ ok: false, problem: 'refused', refusal: 'stranger' });
  expect(ben.called).toEqual([]);
});

test('nobody calls in another’s name', async () => {
  const { host, ann, ben } = await threesome();
  const heard: string[] = [];
  const link = ann.mesh.to(host.key.id);
  const offer = { type: 'offer', from: host.key.id, to: ben.key.id, id: 'x', sdp: 'offer 1' };
  link?.send(`@${JSON.stringify(offer)}`);
  link?.send(`@${JSON.stringify({ ...offer, from: 'somebody-else' })}`);
  ben.mesh.to(host.key.id)?.onMessage(text => heard.push(text));
  await moment();
  expect(heard).toEqual([]);
  expect(ben.called).toEqual([]);
});

test('a new link to the same device takes the place of the old one, which is closed', async () => {
  const { host, ann } = await threesome();
  const closed: string[] = [];
  ann.mesh.to(host.key.id)?.onClose(why => closed.push(why));
  const second = linked(host, ann);
  await moment();
  expect(closed).toEqual(['left']);
  expect(ann.mesh.devices()).toEqual([host.key.id]);
  second.cut();
  await moment();
  expect(ann.mesh.devices()).toEqual([]);
});

test('2,000 calls that make no sense change nothing and throw nothing', async () => {
  const { host, ann, ben } = await threesome();
  const random = randomly(3);
  const link = ann.mesh.to(host.key.id);
  const good = JSON.stringify({ type: 'offer', from: ann.key.id, to: ben.key.id, id: 'abc', sdp: 'offer 9' });
  for (let n = 0; n < 2_000; n++) {
    link?.send(`@${random.mutatedText(good.replace('offer', random.below(2) === 0 ? 'offer' : 'answer'))}`);
    if (n % 200 === 0) await moment();
  }
  await moment();
  expect(ben.called).toEqual([]);
  expect(host.mesh.devices()).toHaveLength(2);
});

test('somebody who calls and calls is carried no further for a while', async () => {
  const { host, ann, ben } = await threesome();
  const link = ann.mesh.to(host.key.id);
  for (let n = 0; n < 100; n++) {
    link?.send(`@${JSON.stringify({ type: 'offer', from: ann.key.id, to: ben.key.id, id: `c${n}`, sdp: 'none' })}`);
  }
  await moment();
  expect(ben.offers.length).toBeGreaterThan(0);
  expect(ben.offers.length).toBeLessThan(30);
  // His own calls still get through.
  expect((await ben.mesh.call(ann.key.id)).ok).toBe(true);
});

test('an answer that nobody waits for is not carried', async () => {
  const { host, ann, ben } = await threesome();
  const { near, far } = memoryLinks(systemClock, { latency: 0 });
  const carried: string[] = [];
  const watched: Link = {
    ...near,
    send(text) {
      carried.push(text);
      near.send(text);
    },
  };
  host.mesh.take(ben.key.id, lanesOf(watched));
  ben.mesh.take(host.key.id, lanesOf(far));
  const answer = { type: 'answer', from: ann.key.id, to: ben.key.id, id: 'y', sdp: 'x' };
  ann.mesh.to(host.key.id)?.send(`@${JSON.stringify(answer)}`);
  await moment();
  expect(carried).toEqual([]);
  expect((await ann.mesh.call(ben.key.id)).ok).toBe(true);
  expect(carried).toHaveLength(1);
});
