/** Time and waiting, handed in, so that tests own both. */
export interface Clock {
  /** Milliseconds from some moment on; never goes back. */
  now(): number;
  /** Answers with a way to call it off. */
  setTimer(after: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  setTimer(after, run) {
    const timer = setTimeout(run, after);
    return () => clearTimeout(timer);
  },
};
