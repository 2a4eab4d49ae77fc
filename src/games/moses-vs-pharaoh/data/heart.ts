export const HEART_STEP = 20;

/** [MP-C5] [MP-C22] What these events are worth on Harden Heart. */
export const HARDENING = { taskmasters: 8, 'brick-quotas': 12 } as const;

/** The most one may bid: twice what lowers the row by one. */
export const BID_LIMIT = 40;
