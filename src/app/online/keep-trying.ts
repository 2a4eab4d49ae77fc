/** How a try ended: there was no link; there was one, and it was lost; or trying on is of no use. */
export type KeptTrying = 'failed' | 'was-open' | 'stop';

export interface Tries {
  /** At once, instead of at the end of the pause. Also after `stop`. */
  now(): void;
  stop(): void;
  stopped(): boolean;
}

/** A table is never far behind its network: the longest pause is two seconds. */
const PAUSES = [100, 300, 700, 1500, 2000];

/** Tries again and again, each time a little later, until it is told to stop. */
export function keepTrying(attempt: () => Promise<KeptTrying>, pause: (milliseconds: number) => Promise<void>): Tries {
  let running = false;
  let stopped = false;
  let hurry = (): void => undefined;

  async function run(): Promise<void> {
    running = true;
    let failures = 0;
    let ended = await attempt();
    while (ended !== 'stop' && !isStopped()) {
      failures = ended === 'was-open' ? 0 : failures + 1;
      await breather(PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0);
      ended = isStopped() ? 'stop' : await attempt();
    }
    running = false;
  }

  const isStopped = (): boolean => stopped;

  function breather(milliseconds: number): Promise<void> {
    const asked = new Promise<void>(resolve => {
      hurry = resolve;
    });
    return Promise.race([pause(milliseconds), asked]);
  }

  void run();

  return {
    now() {
      stopped = false;
      hurry();
      if (!running) void run();
    },
    stop() {
      stopped = true;
      hurry();
    },
    stopped: isStopped,
  };
}
