/** What every board says in the same words; a game's own sentences live with the game. */
export const BOARD = {
  happened: 'What just happened',
  whyNot: 'Why not?',
  nothingClosed: 'Nothing is closed to you now.',
  notSet: '–',
} as const;
