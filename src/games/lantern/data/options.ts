export const NIGHTS = ['1', '3', '7', '40', '400'] as const;

/** How long a table with clocks gives, at its usual pace. */
export const SECONDS = { choosing: 30, shutting: 5 } as const;
