/** What the bots weigh, in shares of winning unless said otherwise. Chosen by self-play, see tools/selfplay.ts. */
export const WEIGHTS = {
  /** A friend rather than a foe as Leader. */
  leader: 0.3,
  /** How much a life before the last one is worth, and how much the danger to a foe counts. */
  life: { rescuer: 2, hunter: 0.8 },
  peril: 0.5,
  /**
   * What being seen through costs a hunter for each round it has to live with it. Set so that both sides win about as
   * often, not so that hunters win most: bots that never lie low win more than three matches in four.
   */
  exposure: 0.082,
  /** How suspicious a record, in log-odds, leaves a hunter half its cover story. */
  seenThrough: 1,
  /** Being TEC instead of somebody a hostile Leader would name. */
  guard: 0.1,
  /** One voting token. */
  token: 0.012,
  /** Tokens backing somebody who can win with them. */
  canWin: 0.15,
  /** How much a life icon on a submitted card counts, when the Leader may yet leave it be. */
  offeredLife: 0.09,
  /** How much worse than the average a card may be and still be submitted. */
  holdBack: 0.01,
} as const;
