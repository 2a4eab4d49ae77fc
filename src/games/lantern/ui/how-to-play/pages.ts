/** Two minutes, a page a picture. */
export const HOW_TO_PLAY = [
  {
    picture: 'lit',
    title: 'Light or hide',
    text: 'Everybody holds one card and chooses at once, in secret: light the lamp, or hide it. The highest card among the lit lamps wins the night.',
  },
  {
    picture: 'aside',
    title: 'One card lies aside',
    text: 'Once a night you may peek at it. Everybody sees that you peek. With shutters, somebody with an odd card may shut theirs before you look, once a match.',
  },
  {
    picture: 'dark',
    title: 'Most nights win',
    text: 'If all lamps stay dark, nobody wins the night. Whoever won most nights wins the match.',
  },
] as const;
