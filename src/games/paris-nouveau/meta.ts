/** All the home screen needs to know; nothing else of the game is loaded for it. */
export const meta = {
  id: 'paris-nouveau',
  title: 'Exodus: Paris Nouveau',
  seats: { min: 4, max: 6 },
  minutes: { min: 30, max: 45 },
  pitch: 'Lead the refugees out. Some of your own crew are hunting them.',
} as const;
