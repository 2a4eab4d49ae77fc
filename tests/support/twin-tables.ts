import {
  type AnyRules,
  type Match,
  type Rng,
  type Viewer,
  deepFreeze,
  rngFor,
  sameJson,
} from '../../src/engine/index.ts';
import { type Host, type HostInput, hostStep } from '../../src/table/index.ts';
import { sameFace } from './non-interference.ts';
import { middleOf } from './planted-leaks.ts';
import { playerRng, randomMatch } from './random-match.ts';
import { seedOf } from './seeds.ts';
import type { AnySubject } from './subject.ts';
import { HOST, guestId, seatNo, tableRoom } from './table-room.ts';
import { onlySeat } from './table-wire.ts';

/*
 * Two tables, in a world and in one that should look the same to one device: other hands, other roles, another deck,
 * another seed. Both hosts are told the same, and where a choice is hidden, another choice with the same face. Every
 * byte they send to that device must be the same, until the game itself tells it something new. Only the chain hash is
 * masked: it is a commitment that hides (sealed-chain.test.ts) and differs in every world.
 */

const [DEVICE, OTHER] = [guestId(1), guestId(2)];
const MOVES = 6;
const SHARES = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9];

interface Twins {
  readonly subject: AnySubject;
  readonly rules: AnyRules;
  readonly viewer: Viewer;
  readonly rng: Rng;
  one: Host;
  other: Host;
  compared: number;
  now: number;
}

export class Leak extends Error {}

type Where = (state: unknown) => boolean;

/**
 * How much was compared, by tables whose rules are `sent`, and in how many worlds that were not the truth. Only moments
 * `where` something holds are looked at.
 */
export function runTwins(
  subject: AnySubject,
  sent: AnyRules,
  where: Where = () => true,
): { readonly compared: number; readonly differing: number } {
  const { rules } = subject;
  let [compared, differing] = [0, 0];
  const seats = middleOf(subject);
  // Fewer seats are fewer devices that hear of it, so it takes more matches to compare as much.
  for (let number = 1; number <= Math.ceil(12 / seats); number++) {
    for (const viewer of [seatNo(1), seatNo(Math.max(0, seats - 2)), 'spectator'] satisfies Viewer[]) {
      tablesAt({ subject, sent, number, viewer, where }).forEach((host, n) => {
        const rng = rngFor(seedOf(number), 1000 + (SHARES[n] ?? 0) * 100);
        const { state } = matchOf(host);
        const imagined = deepFreeze(rules.imagine(rules.view(state, viewer), viewer, rng));
        if (!sameJson(state, imagined)) differing++;
        const match = { ...matchOf(host), seed: seedOf(900 + number), state: imagined };
        const other: Host = { ...host, playing: host.playing && { ...host.playing, match } };
        const twins: Twins = { subject, rules: sent, viewer, rng, one: host, other, compared: 0, now: 2_000_000 };
        continued(twins);
        compared += twins.compared;
      });
    }
  }
  return { compared, differing };
}

/** A table at some moments of a match that its device has followed from the start. */
function tablesAt({
  subject,
  sent,
  number,
  viewer,
  where,
}: {
  readonly subject: AnySubject;
  readonly sent: AnyRules;
  readonly number: number;
  readonly viewer: Viewer;
  readonly where: Where;
}): readonly Host[] {
  const seats = middleOf(subject);
  const deal = { seed: seedOf(number), seats, options: subject.options[0] ?? {} };
  const steps = [...randomMatch(subject.rules, deal, playerRng(number), subject.bot)];
  const room = tableRoom({ rules: sent, seats: onlySeat(viewer, seats), options: deal.options });
  room.arrive(DEVICE);
  room.deal(number);
  const known = steps.flatMap(({ before }, n) => (where(before.state) ? [n] : []));
  const moments = SHARES.map(share => known[Math.floor(known.length * share)]);
  return steps.flatMap(({ move }, n) => {
    const now = room.host();
    if (move.actor === 'clock') throw new Error('Nobody has set a clock at this table.');
    room.ask(move.actor === viewer ? DEVICE : HOST, { type: 'act', seat: move.actor, action: move.action });
    room.wait(5);
    return moments.includes(n) ? [now] : [];
  });
}

function continued(twins: Twins): void {
  const { subject, viewer, rng } = twins;
  tell(twins, { type: 'gone', device: DEVICE });
  tell(twins, { type: 'arrived', device: DEVICE });
  for (let n = 0; n < MOVES; n++) {
    const [truth, world] = [matchOf(twins.one), matchOf(twins.other)];
    if (subject.rules.outcome(truth.state)) return;
    const pair = sameFace({ subject, viewer, rng }, truth, world);
    if (pair === 'none' || pair.inWorld === undefined) return;
    const { actor, inTruth, inWorld } = pair;
    if (actor === 'clock') return;
    const act = (action: unknown): HostInput => {
      const ask = { type: 'act', seat: actor, action } as const;
      return actor === viewer
        ? letter(DEVICE, { type: 'ask', id: `m${n}`, ask: { ...ask, ...lookingAt(twins.one) } })
        : { type: 'own', id: `m${n}`, ask };
    };
    tell(twins, act(inTruth), act(inWorld));
    if (isNews(twins, twins.one) || isNews(twins, twins.other)) return;
    tell(twins, { type: 'stored', ok: true });
    thisAndThat(twins, n);
  }
}

/** Everything about a table that goes on while a match is played. */
function thisAndThat(twins: Twins, n: number): void {
  const ask = { type: 'act', seat: seatNo(0), action: { type: 'cheat' }, ...lookingAt(twins.one) };
  tell(twins, letter(DEVICE, { type: 'ask', id: `x${n}`, ask }));
  tell(twins, letter(DEVICE, { type: 'ask', id: `y${n}`, ask: { ...ask, seat: seatNo(1) } }));
  tell(twins, letter(DEVICE, { type: 'resync', match: 1, have: twins.one.playing?.match.moves ?? 0 }));
  tell(twins, { type: 'own', id: `z${n}`, ask: { type: 'say', seat: seatNo(0), kind: 'chat', text: `Turn ${n}` } });
  tell(twins, { type: 'own', id: `w${n}`, ask: { type: 'act', seat: seatNo(0), action: { type: 'cheat' } } });
  tell(twins, { type: n % 2 === 0 ? 'arrived' : 'gone', device: OTHER });
  tell(twins, letter(OTHER, { type: 'ask', id: `v${n}`, ask: { type: 'ready', ready: true } }));
}

/** Tells both tables the same, or the same but for what is hidden, and compares what the device hears of it. */
function tell(twins: Twins, input: HostInput, inOther: HostInput = input): void {
  const now = (twins.now += 5000);
  const [one, other] = [hostStep(twins.rules, twins.one, input, now), hostStep(twins.rules, twins.other, inOther, now)];
  [twins.one, twins.other] = [one.host, other.host];
  const heard = ({ post, closes }: typeof one): string =>
    JSON.stringify([post.filter(({ to }) => to === DEVICE), closes]).replaceAll(/"chain":"[\w-]{24}"/g, '"chain"');
  twins.compared += one.post.filter(({ to }) => to === DEVICE).length;
  if (heard(one) !== heard(other)) throw new Leak(`${heard(one)}\nis not\n${heard(other)}`);
}

const letter = (from: string, body: object): HostInput => ({
  type: 'letter',
  from,
  text: JSON.stringify({ epoch: 1, ...body }),
});

const lookingAt = ({ matchNumber, playing }: Host) => ({ match: matchNumber, seq: playing?.match.moves ?? 0 });

const matchOf = (host: Host): Match<unknown> => {
  if (!host.playing) throw new Error('Nothing is played.');
  return host.playing.match;
};

/** Whether the move about to be told rightly tells the viewer something new. */
const isNews = ({ subject, viewer }: Twins, { writing }: Host): boolean =>
  (writing?.after.events ?? []).some(event => {
    const shown = subject.rules.seen(event, viewer);
    return shown !== null && subject.isNews(shown, viewer);
  });
