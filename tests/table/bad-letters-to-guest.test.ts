import { expect, test } from 'vitest';
import { type Guest, NEW_GUEST, type ToGuest, guestStep, seenScene } from '../../src/table/index.ts';
import { parseToGuest } from '../../src/table/parse-messages.ts';
import { lantern } from '../support/lantern.ts';
import { mutatedLetter } from '../support/mutated-letters.ts';
import { playerRng } from '../support/random-match.ts';
import { HOST, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const ANN = guestId(1);
const LETTERS = 10_000;

/** Everything a host ever sent in a match, and the guest as it stood in the middle of it. */
function correspondence(): { readonly letters: readonly string[]; readonly guest: Guest } {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h11b'), options: { nights: '3' } });
  room.arrive(ANN);
  room.deal(1);
  let { guest } = room.at(ANN);
  for (let n = 0; n < 12; n++) {
    for (const seat of [0, 1, 2, 3]) {
      const action = n % 4 === 0 ? { type: 'peek' } : { type: 'choose', choice: seat % 2 === 0 ? 'light' : 'hide' };
      if (seat === 3) room.tell({ type: 'table-acts', id: `b${n}`, actor: seatNo(3), action, claim: 'trust:1' });
      else room.ask(seat === 0 ? HOST : ANN, { type: 'act', seat: seatNo(seat), action });
      room.wait(3);
    }
    if (n === 5) ({ guest } = room.at(ANN));
  }
  const resync = room.tell({ type: 'letter', from: ANN, text: '{"type":"resync","epoch":1,"match":1,"have":4}' });
  const sorry: ToGuest = { type: 'sorry', epoch: 1, why: 'host-left' };
  const more = [...resync.post.map(({ letter }) => letter), sorry].map(letter => JSON.stringify(letter));
  return { letters: [...room.at(ANN).received, ...more], guest };
}

const { letters, guest: middle } = correspondence();

test('the letters that are broken here are of every kind, and are read when they are whole', () => {
  expect(new Set(letters.map(text => parseToGuest(text)?.type))).toEqual(
    new Set(['roster', 'scene', 'whole', 'answer', 'talk', 'sorry']),
  );
});

test('ten thousand broken letters to a guest: nothing throws, and what is not understood changes nothing', () => {
  const rng = playerRng(777);
  const counts = { read: 0, refused: 0 };
  for (let n = 0; n < LETTERS; n++) {
    const text = mutatedLetter(rng, letters);
    const message = parseToGuest(text);
    counts[message ? 'read' : 'refused']++;
    const { guest, post, answers } = guestStep(middle, { type: 'letter', text });
    if (!message) {
      expect(guest).toEqual({ ...middle, nonsense: middle.nonsense + 1 });
      expect([post, answers]).toEqual([[], []]);
    }
    expectShown(guest);
  }
  expect(counts.read).toBeGreaterThan(300);
  expect(counts.refused).toBeGreaterThan(5000);
  expect('polluted' in {}).toBe(false);
});

test('a guest that is told nonsense for a whole evening still holds a table that can be shown', () => {
  const rng = playerRng(778);
  let guest: Guest = middle;
  let longest = 0;
  for (let n = 0; n < LETTERS / 2; n++) {
    const text = rng.int(3) === 0 ? rng.pick(letters) : mutatedLetter(rng, letters);
    const before: Guest = guest;
    ({ guest } = guestStep(guest, { type: 'letter', text }));
    expect(guest.epoch).toBeGreaterThanOrEqual(before.epoch);
    if (rng.int(50) === 0) ({ guest } = guestStep(guest, { type: 'lost' }));
    if (rng.int(50) === 0) ({ guest } = guestStep(guest, { type: 'connected' }));
    if (rng.int(500) === 0) guest = NEW_GUEST;
    expectShown(guest);
    longest = Math.max(longest, guest.talk.length);
  }
  expect(longest).toBeLessThanOrEqual(200);
});

test('an honest host heals what a spoilt letter did', () => {
  const [whole] = letters.filter(text => parseToGuest(text)?.type === 'whole').slice(-2);
  const rng = playerRng(779);
  let healed = 0;
  for (let n = 0; n < 300; n++) {
    let { guest } = guestStep(middle, { type: 'letter', text: mutatedLetter(rng, letters) });
    if (guest.epoch > middle.epoch) continue;
    ({ guest } = guestStep(guest, { type: 'lost' }));
    ({ guest } = guestStep(guest, { type: 'connected' }));
    ({ guest } = guestStep(guest, { type: 'letter', text: whole ?? '' }));
    const truth = guestStep(guestStep(middle, { type: 'connected' }).guest, { type: 'letter', text: whole ?? '' });
    // A letter that gave this very moment another chain is a rewritten history, and is held against the host.
    if (guest.seen?.chain !== truth.guest.seen?.chain) continue;
    expect(guest.seen).toEqual(truth.guest.seen);
    healed++;
  }
  expect(healed).toBeGreaterThan(250);
});

/** Whatever the host said, the parts a screen relies on have their shape. */
function expectShown({ seen, talk, asks }: Guest): void {
  if (!Array.isArray(talk) || !Array.isArray(asks)) throw new Error('The guest has lost its shape.');
  if (!seen) return;
  for (const viewer of [seatNo(1), seatNo(2), 'spectator'] as const) {
    const { legal, awaited, events } = seenScene(seen, viewer);
    if (![legal, awaited, events].every(Array.isArray)) throw new Error('The scene has lost its shape.');
  }
}
