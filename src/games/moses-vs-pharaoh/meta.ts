/** All the home screen needs to know; nothing else of the game is loaded for it. */
export const meta = {
  id: 'moses-vs-pharaoh',
  title: 'Exodus: Moses vs Pharaoh',
  seats: { min: 2, max: 2 },
  minutes: { min: 40, max: 75 },
  pitch: 'Ten plagues, one hard heart, and a sea in the way.',
} as const;
