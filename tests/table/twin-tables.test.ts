import { expect, test } from 'vitest';
import {
  type AnyRules,
  type Match,
  type Rng,
  type Viewer,
  deepFreeze,
  rngFor,
  sameJson,
} from '../../src/engine/index.ts';
import type { Event } from '../../src/games/paris-nouveau/event.ts';
import type { Action, State } from '../../src/games/paris-nouveau/state.ts';
import { type Host, type HostInput, hostStep } from '../../src/table/index.ts';
import { parisSubject } from '../games/paris-nouveau/subject.ts';
import { sameFace } from '../support/non-interference.ts';
import { playerRng, randomMatch } from '../support/random-match.ts';
import { seedOf } from '../support/seeds.ts';
import { HOST, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

/*
 * Two tables, in a world and in one that should look the same to one device: other hands, other roles, another deck,
 * another seed. Both hosts are told the same, and where a choice is hidden, another choice with the same face. Every
 * byte they send to that device must be the same, until the game itself tells it something new. Only the chain hash is
 * masked: it is a commitment that hides (sealed-chain.test.ts) and differs in every world.
 */

const [DEVICE, OTHER] = [guestId(1), guestId(2)];
const { rules } = parisSubject;
const MOVES = 6;

interface Twins {
  readonly rules: AnyRules;
  readonly viewer: Viewer;
  readonly rng: Rng;
  one: Host;
  other: Host;
  compared: number;
  now: number;
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

class Leak extends Error {}

const letter = (from: string, body: object): HostInput => ({
  type: 'letter',
  from,
  text: JSON.stringify({ epoch: 1, ...body }),
});

/** Everything about a table that goes on while a match is played. */
function thisAndThat(twins: Twins, n: number): void {
  const ask = { type: 'act', seat: seatNo(0), action: { type: 'commit', tokens: 1 }, ...lookingAt(twins.one) };
  tell(twins, letter(DEVICE, { type: 'ask', id: `x${n}`, ask }));
  tell(twins, letter(DEVICE, { type: 'ask', id: `y${n}`, ask: { ...ask, seat: 1, action: { type: 'cheat' } } }));
  tell(twins, letter(DEVICE, { type: 'resync', match: 1, have: twins.one.playing?.match.moves ?? 0 }));
  tell(twins, { type: 'own', id: `z${n}`, ask: { type: 'say', seat: seatNo(0), kind: 'chat', text: `Turn ${n}` } });
  tell(twins, { type: 'own', id: `w${n}`, ask: { type: 'act', seat: seatNo(0), action: { type: 'cheat' } } });
  tell(twins, { type: n % 2 === 0 ? 'arrived' : 'gone', device: OTHER });
  tell(twins, letter(OTHER, { type: 'ask', id: `v${n}`, ask: { type: 'ready', ready: true } }));
}

function continued(twins: Twins): void {
  tell(twins, { type: 'gone', device: DEVICE });
  tell(twins, { type: 'arrived', device: DEVICE });
  for (let n = 0; n < MOVES; n++) {
    const [truth, world] = [matchOf(twins.one), matchOf(twins.other)];
    if (rules.outcome(truth.state)) return;
    const pair = sameFace({ subject: parisSubject, viewer: twins.viewer, rng: twins.rng }, truth, world);
    if (pair === 'none' || pair.inWorld === undefined) return;
    const { actor, inTruth, inWorld } = pair;
    if (actor === 'clock') return;
    const act = (action: Action): HostInput =>
      actor === twins.viewer
        ? letter(DEVICE, {
            type: 'ask',
            id: `m${n}`,
            ask: { type: 'act', seat: actor, action, ...lookingAt(twins.one) },
          })
        : { type: 'own', id: `m${n}`, ask: { type: 'act', seat: actor, action } };
    tell(twins, act(inTruth), act(inWorld));
    if (isNews(twins.one, twins.viewer) || isNews(twins.other, twins.viewer)) return;
    tell(twins, { type: 'stored', ok: true });
    thisAndThat(twins, n);
  }
}

const lookingAt = ({ matchNumber, playing }: Host) => ({ match: matchNumber, seq: playing?.match.moves ?? 0 });

const matchOf = (host: Host): Match<State> => {
  if (!host.playing) throw new Error('Nothing is played.');
  return host.playing.match as Match<State>;
};

/** Whether the move about to be told rightly tells the viewer something new. */
const isNews = ({ writing }: Host, viewer: Viewer): boolean =>
  ((writing?.after.events ?? []) as readonly Event[]).some(event => {
    const shown = rules.seen(event, viewer);
    return shown !== null && parisSubject.isNews(shown, viewer);
  });

/** A table in the middle of a match that its device has followed from the start. */
function tableAt(sent: AnyRules, number: number, share: number, viewer: Viewer): Host {
  const deal = { seed: seedOf(number), seats: 5, options: { abilities: 'on' } };
  const steps = [...randomMatch(rules, deal, playerRng(number), parisSubject.bot)];
  const plan = viewer === 'spectator' ? 'hhhhh' : 'hhhhh'.slice(0, viewer) + '1'.padEnd(5 - viewer, 'h');
  const room = tableRoom({ rules: sent, seats: seatsBy(plan), options: deal.options });
  room.arrive(DEVICE);
  room.deal(number);
  for (const { move } of steps.slice(0, Math.floor(steps.length * share))) {
    if (move.actor === 'clock') continue;
    room.ask(move.actor === viewer ? DEVICE : HOST, { type: 'act', seat: move.actor, action: move.action });
    room.wait(5);
  }
  return room.host();
}

function runTwins(sent: AnyRules): { readonly compared: number; readonly differing: number } {
  let [compared, differing] = [0, 0];
  for (const number of [1, 2, 3]) {
    for (const viewer of [seatNo(1), seatNo(3), 'spectator'] satisfies Viewer[]) {
      for (const share of [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9]) {
        const rng = rngFor(seedOf(number), 1000 + share * 100);
        const host = tableAt(sent, number, share, viewer);
        const { state } = matchOf(host);
        const imagined = deepFreeze(rules.imagine(rules.view(state, viewer), viewer, rng));
        if (!sameJson(state, imagined)) differing++;
        const match = { ...matchOf(host), seed: seedOf(900 + number), state: imagined };
        const other: Host = { ...host, playing: host.playing && { ...host.playing, match } };
        const twins: Twins = { rules: sent, viewer, rng, one: host, other, compared: 0, now: 2_000_000 };
        continued(twins);
        compared += twins.compared;
      }
    }
  }
  return { compared, differing };
}

test('two tables that should look the same to a device send it the same bytes', () => {
  const { compared, differing } = runTwins(rules);
  expect(differing).toBeGreaterThan(50);
  expect(compared).toBeGreaterThan(1000);
});

test.each<[what: string, sent: AnyRules]>([
  ['an event’s detail', { ...rules, seen: event => event }],
  ['the hand of seat 0 among the choices', withLegal((state, legal) => [...legal, state.hands[0]])],
  [
    'a role by the order of choices',
    withLegal((state, legal) => (state.teams[0] === 'hunter' ? legal.toReversed() : legal)),
  ],
])('tables that give away %s do not', (_what, sent) => {
  expect(() => runTwins(sent)).toThrow(Leak);
});

function withLegal(change: (state: State, legal: readonly Action[]) => readonly unknown[]): AnyRules {
  const legal: AnyRules['legal'] = (state, actor) => change(state as State, rules.legal(state as State, actor));
  return { ...(rules as AnyRules), legal };
}
