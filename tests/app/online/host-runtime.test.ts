import { expect, test } from 'vitest';
import { hostRuntime } from '../../../src/app/online/host-runtime.ts';
import type { HostLinks } from '../../../src/app/online/host-links.ts';
import { memoryMatches } from '../../../src/storage/index.ts';
import type { Letter } from '../../../src/table/index.ts';
import { lantern } from '../../support/lantern.ts';
import { HOST, guestId, seatNo, seatsBy, tableRoom } from '../../support/table-room.ts';

const [ANN, BEN] = [guestId(1), guestId(2)];

test('whoever is lost while something is told to everybody is seen to be lost, also by those told later', () => {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h12b') });
  room.arrive(ANN);
  room.arrive(BEN);
  const toBen: Letter['letter'][] = [];
  let lost = false;
  const links: HostLinks = {
    admit: () => undefined,
    bring: () => undefined,
    receive: () => undefined,
    turnAway: () => undefined,
    to: () => undefined,
    close: () => undefined,
    deliver({ to, letter }) {
      if (to === BEN) toBen.push(letter);
      if (to !== ANN || lost) return;
      lost = true;
      runtime.dispatch({ type: 'gone', device: ANN });
    },
  };
  const runtime = hostRuntime({
    rules: lantern,
    opened: room.host(),
    matches: memoryMatches(),
    links: () => links,
    now: () => 0,
    keepRoom: () => undefined,
    onAnswer: () => undefined,
    onSettled: () => undefined,
    afterwards: () => undefined,
  });
  runtime.dispatch({ type: 'own', id: 'a', ask: { type: 'rename', seat: seatNo(0), name: 'Ada' } });
  const rosters = toBen.flatMap(letter => (letter.type === 'roster' ? [letter.roster] : []));
  expect(rosters.map(({ devices }) => devices.find(({ id }) => id === ANN)?.online)).toEqual([true, false]);
  expect(rosters.every(({ host }) => host === HOST)).toBe(true);
});
