import { expect, test } from 'vitest';
import { batterySparer } from '../../../src/app/online/spare-battery.ts';

function sparer() {
  const now = { isLow: false, isHost: true, asked: 0 };
  const battery = batterySparer({
    isLow: () => now.isLow,
    isHost: () => now.isHost,
    giveWay: () => (now.asked += 1),
  });
  const ticks = (part: Partial<typeof now>, times = 1): number => {
    Object.assign(now, part, { asked: 0 });
    for (let n = 0; n < times; n++) battery.look();
    return now.asked;
  };
  return { battery, ticks };
}

test('a host with power keeps hosting', () => {
  expect(sparer().ticks({}, 3)).toBe(0);
});

test('a host that runs low asks again until somebody else hosts', () => {
  const { battery, ticks } = sparer();
  expect(ticks({ isLow: true }, 3)).toBe(3);
  expect(battery.isSpared.value).toBe(false);
  expect(ticks({ isHost: false }, 3)).toBe(0);
  expect(battery.isSpared.value).toBe(true);
});

test('whoever gave way once does not again before it has been charged', () => {
  const { battery, ticks } = sparer();
  ticks({ isLow: true });
  ticks({ isHost: false });
  expect(ticks({ isHost: true }, 3)).toBe(0);
  ticks({ isLow: false });
  expect(battery.isSpared.value).toBe(false);
  expect(ticks({ isLow: true })).toBe(1);
});

test('a guest that runs low gives way if it is made the host', () => {
  const { ticks } = sparer();
  ticks({ isHost: false });
  expect(ticks({ isLow: true }, 3)).toBe(0);
  expect(ticks({ isHost: true })).toBe(1);
});
