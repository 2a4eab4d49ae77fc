/** All the home screen needs to know; nothing else of the game is loaded for it. */
export const meta = {
  id: 'lantern',
  title: 'Lantern',
  seats: { min: 3, max: 6 },
  minutes: { min: 1, max: 5 },
  pitch: 'Light your lamp, or hide it. The highest light wins the night.',
} as const;
