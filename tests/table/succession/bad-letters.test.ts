import { expect, test } from 'vitest';
import { deepFreeze } from '../../../src/engine/index.ts';
import { type Member, memberStep, parseSuccession } from '../../../src/table/succession/index.ts';
import { mutatedLetter } from '../../support/mutated-letters.ts';
import { playerRng } from '../../support/random-match.ts';
import { LANTERN } from '../../support/simulation/games.ts';
import { scripted } from '../../support/simulation/scripted.ts';
import { killDevice } from '../../support/simulation/table.ts';

/** Letters of every kind, and members in every state, from a table that has been through something. */
function somethingHappened(): { readonly letters: readonly string[]; readonly members: readonly Member[] } {
  const letters = new Map<string, string[]>();
  const members: Member[] = [];
  scripted(
    {
      count: 5,
      seconds: 25,
      plan: {
        delivered: (_to, _from, text) => {
          const { type } = JSON.parse(text) as { readonly type: string };
          const kind = letters.get(type) ?? [];
          if (kind.length < 20) letters.set(type, [...kind, text]);
        },
      },
    },
    at => {
      at.tell(at.at('d0'), { type: 'hand-over', to: 'd2', leaving: false });
      at.after(3000, () => killDevice(at, at.at('d2'), 'at-once'));
      const keep = (): void => {
        members.push(...at.devices.flatMap(({ member }) => member ?? []));
        at.after(60, keep);
      };
      keep();
    },
  );
  return { letters: [...letters.values()].flat(), members: members.map(deepFreeze) };
}

test('no letter from anybody makes a member throw, or become the host', () => {
  const { letters, members } = somethingHappened();
  const kinds = new Set(letters.map(text => (JSON.parse(text) as { readonly type: string }).type));
  for (const kind of [
    'standing',
    'reign',
    'found',
    'entry',
    'kept',
    'settled',
    'poll',
    'opinion',
    'call',
    'vote',
    'hand',
  ]) {
    expect([...kinds]).toContain(kind);
  }
  expect(members.some(({ campaign }) => campaign)).toBe(true);
  const rng = playerRng(5);
  const random = (count: number): Uint8Array => new Uint8Array(count).fill(rng.int(256));
  let understood = 0;
  for (let n = 0; n < 6000; n++) {
    const member = rng.pick(members);
    const text = mutatedLetter(rng, letters);
    const from = `d${rng.int(6)}`;
    const now = member.tickedAt + rng.int(5000);
    const parsed = parseSuccession(text);
    if (parsed && parsed !== 'other') understood += 1;
    const step = memberStep({ rules: LANTERN.rules, now, random }, member, { type: 'letter', from, text });
    // A hand-over that is whole is one; of everything else, nobody becomes the host.
    const isHand = typeof parsed === 'object' && (parsed.type === 'hand' || parsed.type === 'vote');
    if (!member.reign && !isHand) expect(step.member.reign).toBeNull();
  }
  expect(understood).toBeGreaterThan(200);
});
