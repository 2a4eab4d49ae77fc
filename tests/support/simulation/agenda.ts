/** What is to happen, and when. Things of the same moment happen in the order they were planned. */
export interface Agenda {
  readonly now: () => number;
  readonly at: (time: number, what: () => void) => void;
  readonly after: (milliseconds: number, what: () => void) => void;
  /** Does everything up to a moment, and calls `each` after every single thing. */
  readonly runUntil: (time: number, each: () => void) => void;
}

const MOST_PLANS = 300_000;

interface Plan {
  readonly time: number;
  readonly n: number;
  readonly what: () => void;
}

const isBefore = (a: Plan, b: Plan): boolean => a.time < b.time || (a.time === b.time && a.n < b.n);

export function agendaFrom(start: number): Agenda {
  const heap: Plan[] = [];
  let now = start;
  let count = 0;
  let done = 0;

  function push(plan: Plan): void {
    let at = heap.push(plan) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (!above || !isBefore(plan, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = plan;
  }

  function pop(): Plan | undefined {
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [one, other] = [heap[left], heap[left + 1]];
      if (!one) break;
      const child = other && isBefore(other, one) ? left + 1 : left;
      const lower = heap[child];
      if (!lower || !isBefore(lower, last)) break;
      heap[at] = lower;
      at = child;
    }
    heap[at] = last;
    return top;
  }

  const at = (time: number, what: () => void): void => push({ time: Math.max(time, now), n: count++, what });
  return {
    now: () => now,
    at,
    after: (milliseconds, what) => at(now + milliseconds, what),
    runUntil(time, each) {
      for (let next = heap[0]; next && next.time <= time; next = heap[0]) {
        pop();
        if (++done > MOST_PLANS) throw new Error('The simulation does not come to an end.');
        now = next.time;
        next.what();
        each();
      }
      now = time;
    },
  };
}
