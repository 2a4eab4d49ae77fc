import { describe, expect, test } from 'vitest';
import { PROTOCOL } from '../../../src/table/index.ts';
import { freshMember } from '../../../src/table/succession/fresh-member.ts';
import type { Member, MemberInput, MemberStep } from '../../../src/table/succession/index.ts';
import { lightStep } from '../../../src/table/succession/light-step.ts';

const ME = 'me';
const HOST = 'host';

const reign = (epoch: number, ruling = true): string =>
  JSON.stringify({ type: 'reign', epoch, kind: 'first', ruling, from: null, proofs: [], lineage: [] });
const roster = (epoch: number): string =>
  JSON.stringify({
    type: 'roster',
    epoch,
    roster: {
      host: HOST,
      game: 'lantern',
      rulesVersion: 1,
      options: {},
      phase: 'lobby',
      match: 0,
      seats: [],
      devices: [],
    },
  });

/** Everything that happens, one after another, and what was sent on the way. */
function through(...inputs: readonly MemberInput[]): {
  readonly member: Member;
  readonly steps: readonly MemberStep[];
} {
  const steps: MemberStep[] = [];
  let member = freshMember(ME, 'room', 0);
  for (const [n, input] of inputs.entries()) {
    const step = lightStep({ now: n * 100 }, member, input);
    steps.push(step);
    ({ member } = step);
  }
  return { member, steps };
}

const up = (device: string): MemberInput => ({ type: 'link-up', device });
const letter = (from: string, text: string): MemberInput => ({ type: 'letter', from, text });
const lettersOf = (steps: readonly MemberStep[]) => steps.flatMap(({ post }) => post.map(({ letter: one }) => one));

describe('a device that has just come', () => {
  test('says who it is, and that nobody should count on it yet', () => {
    const { steps } = through(up(HOST));
    expect(lettersOf(steps)).toEqual([
      { type: 'standing', protocol: PROTOCOL, rules: 0, epoch: 0, host: null, promised: 0, pledged: 0, logs: [] },
    ]);
  });

  test('follows whoever says that it hosts, and hears its table', () => {
    const { member, steps } = through(up(HOST), letter(HOST, reign(65)), letter(HOST, roster(65)));
    expect(member).toMatchObject({ host: HOST, epoch: 65, promised: 65, lostSince: null });
    expect(member.guest).toMatchObject({ epoch: 65, welcomed: true, roster: { game: 'lantern' } });
    expect(lettersOf(steps).at(-1)).toMatchObject({ type: 'standing', host: HOST, epoch: 65 });
  });

  test('hears nobody of an earlier time, and nobody beside its host', () => {
    const { member } = through(
      up(HOST),
      up('other'),
      letter(HOST, reign(65)),
      letter('other', reign(2)),
      letter('other', reign(65)),
      letter('other', roster(65)),
    );
    expect(member).toMatchObject({ host: HOST, epoch: 65 });
    expect(member.guest.roster).toBeNull();
  });

  test('goes over to a later host', () => {
    const { member } = through(up(HOST), up('next'), letter(HOST, reign(1)), letter('next', reign(66)));
    expect(member).toMatchObject({ host: 'next', epoch: 66 });
  });

  test('notes that its host is lost, and asks again what was not answered', () => {
    const ask: MemberInput = { type: 'ask', id: 'a', ask: { type: 'ready', ready: true } };
    const lost: MemberInput = { type: 'link-down', device: HOST };
    const before = through(up(HOST), letter(HOST, reign(1)), letter(HOST, roster(1)), ask, lost);
    expect(before.member.lostSince).not.toBeNull();
    expect(before.member.guest.welcomed).toBe(false);
    const { steps } = through(
      up(HOST),
      letter(HOST, reign(1)),
      letter(HOST, roster(1)),
      ask,
      lost,
      up(HOST),
      letter(HOST, reign(1)),
      letter(HOST, roster(1)),
    );
    expect(lettersOf(steps).filter(({ type }) => type === 'ask')).toHaveLength(2);
  });

  test('has no say: shares, votes and the work of hosts leave it as it is', () => {
    const { member } = through(up(HOST), letter(HOST, reign(1)));
    const call = JSON.stringify({ type: 'call', epoch: 70, log: { epoch: 1, generation: 1, seq: 1 } });
    const others: readonly MemberInput[] = [
      letter(HOST, call),
      letter(HOST, 'nonsense'),
      letter('stranger', reign(99)),
      { type: 'override' },
      { type: 'hand-over', to: null, leaving: false },
      { type: 'open-cards', agreed: true },
      { type: 'learnt' },
    ];
    for (const input of others) {
      const step = lightStep({ now: 1000 }, member, input);
      expect(step.member).toEqual(member);
      expect(step.post).toEqual([]);
    }
  });

  test('says goodbye', () => {
    const { steps } = through(up(HOST), letter(HOST, reign(1)), { type: 'leave' });
    expect(lettersOf(steps).at(-1)).toEqual({ type: 'leave', epoch: 1 });
  });
});
