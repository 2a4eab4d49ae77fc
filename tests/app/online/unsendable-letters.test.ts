import { afterEach, describe, expect, test } from 'vitest';
import type { LiveTable } from '../../../src/app/online/live-table.ts';
import { memberRuntime } from '../../../src/app/online/member-runtime.ts';
import { tablePost } from '../../../src/app/online/table-post.ts';
import { seat } from '../../../src/engine/index.ts';
import type { Link } from '../../../src/net/index.ts';
import { memoryMatches, memoryMembers } from '../../../src/storage/index.ts';
import { LONGEST_LETTER, type ToGuest } from '../../../src/table/index.ts';
import { freshMember } from '../../../src/table/succession/fresh-member.ts';
import type { MemberInput, MemberPost, MemberStep } from '../../../src/table/succession/index.ts';
import { type AbacusState, type AbacusView, abacus } from '../../support/abacus.ts';
import { abacusGame } from '../../support/abacus-game.ts';
import { rest } from '../../support/lantern-table.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { device, hosted, joined, until } from '../../support/online-device.ts';

const ROOM = 'room';
const letter = { type: 'talk', epoch: 1, lines: [] } as const satisfies ToGuest;

/** A runtime whose every letter to `bad` throws, and what became of everything else. */
function troubled() {
  const sent: string[] = [];
  const unsent: MemberPost[] = [];
  const heard: string[] = [];
  const answered: string[] = [];
  const kept = { rooms: 0 };
  const members = memoryMembers();
  const opened = freshMember('me', ROOM, 0);
  const still: MemberStep = {
    member: opened,
    post: [],
    batch: null,
    writes: [],
    work: [],
    answers: [],
    settled: [],
    closes: [],
    turnedAway: null,
  };
  const runtime = memberRuntime({
    room: ROOM,
    opened,
    // One step that has something of everything; the rest only listen.
    step(_world, _member, input: MemberInput) {
      heard.push(input.type);
      if (input.type !== 'tick') return still;
      return {
        ...still,
        post: ['bad', 'good'].map(to => ({ to, letter })),
        writes: [
          { type: 'room' },
          { type: 'move', match: 'm', n: 0, actor: seat(0), action: 1, intent: null, over: false },
        ],
        batch: {
          ticket: 1,
          writes: [{ type: 'sealed', log: { epoch: 1, generation: 1 }, seq: 0, text: 'sealed' }],
        },
        answers: [{ id: 'a', refusal: null }],
      };
    },
    rules: () => abacus,
    matches: memoryMatches(),
    members,
    books: () => null,
    now: () => 0,
    send(post) {
      if (post.to === 'bad') throw new Error('That is too long.');
      sent.push(post.to);
    },
    unsent: post => unsent.push(post),
    turnAway: () => undefined,
    async keepRoom() {
      kept.rooms += 1;
      return true;
    },
    onAnswer: ({ id }) => answered.push(id),
    onSettled: () => undefined,
    onBranch: () => undefined,
    onTurnedAway: () => undefined,
    afterwards: () => undefined,
  });
  return { runtime, sent, unsent, heard, answered, kept };
}

describe('a letter that throws', () => {
  test('loses no write, no other letter and no answer of its step, and is counted', async () => {
    const { runtime, sent, unsent, heard, answered, kept } = troubled();
    expect(() => runtime.dispatch({ type: 'tick' })).not.toThrow();
    await rest();
    expect(sent).toEqual(['good']);
    expect(unsent).toEqual([{ to: 'bad', letter }]);
    expect(answered).toEqual(['a']);
    expect(kept.rooms).toBe(1);
    // Each write was carried out, and said so.
    expect(heard.toSorted()).toEqual(['move-stored', 'stored', 'tick']);
  });

  test('ends the link it was for, which would have missed it', () => {
    const closed: (string | undefined)[] = [];
    const faults: unknown[] = [];
    const link = { send: () => undefined, close: (why?: string) => closed.push(why) } as unknown as Link;
    const post = tablePost(
      () => link,
      fault => faults.push(fault),
    );
    const long = { ...letter, lines: 'x'.repeat(LONGEST_LETTER) } as unknown as ToGuest;
    expect(() => post.send({ to: 'bad', letter: long })).toThrow('too long');
    post.unsent({ to: 'bad', letter: long }, 'why');
    expect(closed).toEqual(['overflow']);
    expect(faults).toEqual([new Error('A talk could not be sent.')]);
  });
});

const left: LiveTable[] = [];
afterEach(async () => {
  for (const table of left.splice(0)) await table.leave();
});

/** Abacus, but what seat 1 sees after the first move is longer than any letter. */
const monstrous = {
  ...abacusGame,
  rules: {
    ...abacus,
    view(state: AbacusState, viewer: Parameters<typeof abacus.view>[1]): AbacusView {
      const view = abacus.view(state, viewer);
      const isMonstrous = viewer === 1 && state.left < 6000;
      return isMonstrous ? ({ ...view, monster: 'x'.repeat(LONGEST_LETTER) } as AbacusView) : view;
    },
  },
};

test('a host plays on, and stores every move, when a guest cannot be told of it', async () => {
  const broker = memoryBroker();
  const [ada, bruno] = ['Ada', 'Bruno'].map(name => device({ broker, name, game: monstrous }));
  if (!ada || !bruno) throw new Error('Nobody is here.');
  const host = await hosted(ada, { kinds: 'ppp' });
  left.push(host);
  const guest = await joined(bruno, host.invitation);
  left.push(guest);
  await until(() => guest.roster.value !== null, 'the guest is welcome');
  await guest.sit(seat(1), 'Bruno');
  await host.host?.start();
  await until(() => guest.match.value !== null, 'the match lies on both tables');
  const match = host.match.value;
  if (!match) throw new Error('There is no match.');
  expect(await match.act(seat(0), { slide: 1 })).toEqual({ ok: true, value: undefined });
  expect(match.seq.value).toBe(1);
  const stored = await ada.matches.read(match.id);
  expect(stored.ok && stored.value.moves).toHaveLength(1);
});
