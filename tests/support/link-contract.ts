import { noise } from './random-bytes.ts';
import { type CloseReason, LONGEST_MESSAGE, type Link } from '../../src/net/link.ts';

/** Two ends of a fresh link, and a hand on the wire between them. */
export interface LinkPair {
  readonly near: Link;
  readonly far: Link;
  /** From now on nothing that either end sends arrives, and nobody is told. */
  readonly silence: () => void;
  /** Lets this many milliseconds pass: real ones in a browser. */
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
}

export interface Clause {
  readonly title: string;
  readonly run: (pair: LinkPair) => Promise<void>;
}

/** What every link owes, whatever it is made of. It runs in a browser too, so it knows no test runner. */
export const LINK_CONTRACT: readonly Clause[] = [
  {
    title: 'thousands of messages of all sizes arrive whole and in order, both ways at once',
    async run({ near, far, wait }) {
      const there = mixedMessages(3_000, 1);
      const back = mixedMessages(3_000, 2);
      const atFar = collect(far);
      const atNear = collect(near);
      await Promise.all([sendAll(near, there, wait), sendAll(far, back, wait)]);
      await until(() => atFar.length >= there.length && atNear.length >= back.length, 60_000, wait);
      same(atFar, there, 'at the far end');
      same(atNear, back, 'at the near end');
      // A heartbeat may be on its way at any moment.
      await until(() => near.backlog === 0 && far.backlog === 0, 2_000, wait);
      check(near.backlog < 10 && far.backlog < 10, `a backlog of ${near.backlog} and ${far.backlog} stays`);
    },
  },
  {
    title: 'the longest message arrives, also when every character of it takes three bytes',
    async run({ near, far, wait }) {
      const longest = 'a'.repeat(LONGEST_MESSAGE);
      const wide = '€'.repeat(Math.floor(LONGEST_MESSAGE / 3));
      const heard = collect(far);
      near.send(longest);
      near.send(wide);
      near.send('');
      await until(() => heard.length === 3, 20_000, wait);
      same(heard, [longest, wide, ''], 'at the far end');
    },
  },
  {
    title: 'a longer message is refused where it is sent, and harms nothing',
    async run({ near, far, wait }) {
      const heard = collect(far);
      check(
        throws(() => near.send('a'.repeat(LONGEST_MESSAGE + 1))),
        'one byte too many was taken',
      );
      check(
        throws(() => near.send('€'.repeat(LONGEST_MESSAGE / 3 + 1))),
        'bytes are counted, not characters',
      );
      near.send('still here');
      await until(() => heard.length === 1, 5_000, wait);
      same(heard, ['still here'], 'at the far end');
    },
  },
  {
    title: 'what comes before anybody listens is kept for the first listener, and between two listeners',
    async run({ near, far, wait }) {
      near.send('one');
      near.send('two');
      await wait(200);
      const first: string[] = [];
      const stop = far.onMessage(message => {
        first.push(message);
        stop();
      });
      await wait(50);
      near.send('three');
      await wait(200);
      const second = collect(far);
      await wait(50);
      same(first, ['one'], 'the first listener');
      same(second, ['two', 'three'], 'the second listener');
    },
  },
  {
    title: 'a flood fills the backlog, waits its turn, and drains to nothing lost',
    async run({ near, far, wait }) {
      const flood = Array.from({ length: 12 }, (_, n) => noise(500_000, n + 1));
      const heard = collect(far);
      for (const message of flood) near.send(message);
      check(near.backlog > 3_000_000, `the backlog was only ${near.backlog}`);
      await until(() => heard.length === flood.length && near.backlog === 0, 30_000, wait);
      same(heard, flood, 'at the far end');
    },
  },
  {
    title: 'more than the other end can take closes the link with overflow, at both ends',
    async run({ near, far, wait }) {
      const nearEnd = endings(near);
      const farEnd = endings(far);
      for (let n = 0; n < 40; n += 1) near.send(noise(LONGEST_MESSAGE, n + 1));
      same(nearEnd, ['overflow'], 'the near end');
      await until(() => farEnd.length > 0, 6_000, wait);
      same(farEnd, ['overflow'], 'the far end');
    },
  },
  ...(['left', 'refused', 'abuse', 'overflow'] satisfies CloseReason[]).map(why => ({
    title: `closing with ${why} is told to both ends, once`,
    async run({ near, far, wait }: LinkPair): Promise<void> {
      const nearEnd = endings(near);
      const farEnd = endings(far);
      near.close(why);
      near.close('lost');
      await until(() => farEnd.length > 0, 3_000, wait);
      far.close();
      await wait(3_000);
      same(nearEnd, [why], 'the near end');
      same(farEnd, [why], 'the far end');
      same(endings(far), [why], 'whoever asks later');
      near.send('into the void');
      far.send('into the void');
    },
  })),
  {
    title: 'what was sent before the goodbye arrives before it',
    async run({ near, far, wait }) {
      const heard: string[] = [];
      far.onMessage(message => heard.push(`${message.length}`));
      far.onClose(why => heard.push(why));
      for (let n = 0; n < 4; n += 1) near.send(noise(300_000, n + 1));
      near.close();
      near.send('too late');
      await until(() => heard.includes('left'), 5_000, wait);
      same(heard, ['300000', '300000', '300000', '300000', 'left'], 'at the far end');
    },
  },
  {
    title: 'the round trip is measured at both ends, and an idle link stays open',
    async run({ near, far, wait }) {
      const nearEnd = endings(near);
      const farEnd = endings(far);
      await wait(8_000);
      same([...nearEnd, ...farEnd], [], 'ends');
      for (const { roundTrip } of [near, far])
        check(roundTrip !== null && roundTrip >= 0 && roundTrip < 1_000, `a round trip of ${roundTrip}`);
    },
  },
  {
    title: 'silence is noticed at both ends within six seconds',
    async run({ near, far, silence, wait, now }) {
      const nearEnd = endings(near);
      const farEnd = endings(far);
      await wait(1_500);
      silence();
      const from = now();
      await until(() => nearEnd.length > 0 && farEnd.length > 0, 8_000, wait);
      const took = now() - from;
      check(took <= 6_000, `it took ${took} ms`);
      check(took >= 3_000, `it was judged after ${took} ms`);
      same([...nearEnd, ...farEnd], ['lost', 'lost'], 'reasons');
    },
  },
];

async function sendAll(link: Link, messages: readonly string[], wait: LinkPair['wait']): Promise<void> {
  const ended = endings(link);
  for (const [n, message] of messages.entries()) {
    await until(() => link.backlog < 2_000_000 || ended.length > 0, 20_000, wait);
    check(ended.length === 0, `the link ended with ${ended.join()} at message ${n}`);
    check(link.backlog < 2_000_000, `the backlog stays at ${link.backlog} before message ${n}`);
    link.send(message);
  }
}

function collect(link: Link): string[] {
  const heard: string[] = [];
  link.onMessage(message => heard.push(message));
  return heard;
}

function endings(link: Link): CloseReason[] {
  const reasons: CloseReason[] = [];
  link.onClose(why => reasons.push(why));
  return reasons;
}

async function until(done: () => boolean, within: number, wait: LinkPair['wait']): Promise<void> {
  for (let waited = 0; !done() && waited < within; waited += 10) await wait(10);
}

/** Mostly small, as at a table; some large; one of the longest. */
function mixedMessages(count: number, seed: number): readonly string[] {
  let state = seed;
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return Array.from({ length: count }, (_, n) => {
    const size =
      n === 7 ? LONGEST_MESSAGE - 16 : n % 100 === 99 ? random(60_000) : n % 10 === 9 ? random(17_000) : random(300);
    return `${n} `.padEnd(size, 'abcdefghijklmnopqrstuvwxyz');
  });
}

function throws(run: () => void): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

function check(condition: boolean, complaint: string): void {
  if (!condition) throw new Error(complaint);
}

const equal = (actual: unknown, expected: unknown, what: string): void =>
  check(actual === expected, `${what}: ${String(actual)} instead of ${String(expected)}`);

function same(actual: readonly string[], expected: readonly string[], what: string): void {
  equal(actual.length, expected.length, `${what}, how many`);
  const wrong = expected.findIndex((message, n) => message !== actual[n]);
  check(
    wrong < 0,
    `${what}, number ${wrong}: ${actual[wrong]?.slice(0, 40)} instead of ${expected[wrong]?.slice(0, 40)}`,
  );
}
