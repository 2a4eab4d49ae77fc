import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../../../src/engine/index.ts';
import { piecesOf } from '../../../src/table/index.ts';
import { freshMember } from '../../../src/table/succession/fresh-member.ts';
import { type Member, type MemberInput, type MemberStep, memberStep } from '../../../src/table/succession/index.ts';
import { lightStep } from '../../../src/table/succession/light-step.ts';
import { LANTERN } from '../../support/simulation/games.ts';
import { scripted } from '../../support/simulation/scripted.ts';
import { runSeed } from '../../support/simulation/seeds.ts';
import { killDevice } from '../../support/simulation/table.ts';
import { newTally } from '../../support/simulation/tally.ts';

/** Small enough that a welcome, a hand-over and a founding all travel in pieces, as they would after 5,000 moves. */
const SMALL = 600;

describe('a table whose long letters travel in pieces', () => {
  test('goes through every kind of trouble as any other does', { timeout: 240_000 }, () => {
    const tally = newTally();
    for (let seed = 8001; seed < 8021; seed++) {
      const delivered = (_to: string, _from: string, text: string): void => {
        if (/^\d/.test(text)) tally.count('piece');
      };
      const { problem } = runSeed(seed, { game: LANTERN, tally, longestPiece: 1500, delivered });
      expect(problem, `seed ${seed}`).toBeNull();
    }
    console.log(`${tally.counts.get('piece')} pieces`);
    expect(tally.counts.get('piece')).toBeGreaterThan(1000);
    expect(tally.counts.get('accession: elected')).toBeGreaterThan(5);
    expect(tally.counts.get('accession: handed')).toBeGreaterThan(1);
  });

  test('is handed over, and a host that was killed comes back to all of it', () => {
    const types = new Set<string>();
    const { problem, simulation } = scripted(
      {
        count: 4,
        seconds: 20,
        plan: {
          longestPiece: SMALL,
          delivered: (_to, _from, text) => types.add(/^1\/\d+ \{"type":"([a-z]+)"/.exec(text)?.[1] ?? 'one message'),
        },
      },
      at => {
        at.after(2000, () => at.tell(at.at('d0'), { type: 'hand-over', to: 'd2', leaving: false }));
        at.after(8000, () => killDevice(at, at.at('d2'), 'at-once'));
      },
    );
    expect(problem).toBeNull();
    for (const type of ['whole', 'found', 'hand']) expect([...types]).toContain(type);
    const seen = simulation.devices.map(
      ({ member }) => member?.reign?.host.playing?.match.moves ?? member?.guest.seen?.seq,
    );
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toBeGreaterThan(5);
  });
});

const HOST = 'host';
const reign = JSON.stringify({
  type: 'reign',
  epoch: 1,
  kind: 'first',
  ruling: true,
  from: null,
  proofs: [],
  lineage: [],
});
const roster = JSON.stringify({
  type: 'roster',
  epoch: 1,
  roster: {
    host: HOST,
    game: 'lantern',
    rulesVersion: 1,
    options: {},
    phase: 'playing',
    match: 1,
    seats: [],
    devices: [],
  },
});
const moves = Array.from({ length: 50 }, (_, n) => ({ change: null, events: [`move ${n}`] }));
const whole = JSON.stringify({
  type: 'whole',
  epoch: 1,
  match: 1,
  seq: moves.length,
  chain: 'c',
  from: -1,
  first: { view: null, awaited: [], outcome: null },
  steps: moves,
  own: [],
});
const pieces = piecesOf(whole, SMALL);

const full = (member: Member, input: MemberInput, now: number): MemberStep =>
  memberStep({ rules: LANTERN.rules, now, random: count => new Uint8Array(count) }, member, input);
const light = (member: Member, input: MemberInput, now: number): MemberStep => lightStep({ now }, member, input);

describe.each([
  ['a device of the table', full],
  ['a device that has just come', light],
])('%s', (_, step) => {
  /** It has been welcomed, and hears these. */
  function hearing(...messages: readonly (string | MemberInput)[]) {
    let member = freshMember('me', 'room', 0);
    const posts: MemberStep['post'][number][] = [];
    const inputs: readonly (string | MemberInput)[] = [
      { type: 'link-up', device: HOST },
      { type: 'link-up', device: 'other' },
      reign,
      roster,
      ...messages,
    ];
    for (const [n, one] of inputs.entries()) {
      const input = typeof one === 'string' ? ({ type: 'letter', from: HOST, text: one } as const) : one;
      const made = step(deepFreeze(member), input, n);
      ({ member } = made);
      posts.push(...made.post);
    }
    return { member, resyncs: posts.filter(({ letter }) => letter.type === 'resync') };
  }

  test('reads a whole that comes in pieces', () => {
    expect(pieces.length).toBeGreaterThan(3);
    const { member, resyncs } = hearing(...pieces);
    expect(member.guest.seen).toMatchObject({ seq: 50, chain: 'c' });
    expect(member).toMatchObject({ parcel: null, guest: { nonsense: 0, resyncing: false } });
    expect(resyncs).toEqual([]);
  });

  test('counts a piece that does not fit, and asks for the whole again', () => {
    const { member, resyncs } = hearing(...pieces.filter((__, n) => n !== 1).slice(0, 2));
    expect(member).toMatchObject({ parcel: null, guest: { seen: null, nonsense: 1, resyncing: true } });
    expect(resyncs).toEqual([{ to: HOST, letter: { type: 'resync', epoch: 1, match: 0, have: -1 } }]);
    expect(hearing(...pieces.slice(0, 1), ...pieces).member.guest.seen?.seq).toBe(50);
  });

  test('reads what comes between two pieces, and takes it for the end of them', () => {
    const talk = JSON.stringify({ type: 'talk', epoch: 1, lines: [] });
    const { member, resyncs } = hearing(...pieces.slice(0, 2), talk, ...pieces.slice(2));
    expect(member.guest.seen).toBeNull();
    expect(member.guest.nonsense).toBeGreaterThan(0);
    expect(resyncs.length).toBeGreaterThan(0);
  });

  test('gathers nothing from anybody but its host', () => {
    const others = pieces.map(text => ({ type: 'letter', from: 'other', text }) as const);
    const { member } = hearing(...others.slice(0, 2));
    expect(member).toMatchObject({ parcel: null, guest: { seen: null } });
    expect(hearing(...pieces.slice(0, 2), ...others, ...pieces.slice(2)).member.guest.seen?.seq).toBe(50);
  });

  test('forgets what a link had begun to bring when it ends', () => {
    const { member } = hearing(...pieces.slice(0, 2), { type: 'link-down', device: HOST });
    expect(member.parcel).toBeNull();
    const again: readonly MemberInput[] = [
      { type: 'link-down', device: HOST },
      { type: 'link-up', device: HOST },
    ];
    const back = hearing(...pieces.slice(0, 2), ...again, reign, roster, ...pieces);
    expect(back.member.guest).toMatchObject({ nonsense: 0, seen: { seq: 50 } });
  });
});
