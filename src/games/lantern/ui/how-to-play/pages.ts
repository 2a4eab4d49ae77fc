/** Two minutes, a page a picture. */
export const HOW_TO_PLAY = [
  {
    picture: 'aside',
    title: 'One card each',
    text: 'The deck has one card more than there are players. Everybody gets one. The last one lies aside, and nobody knows it.',
  },
  {
    picture: 'lit',
    title: 'Light or hide',
    text: 'All choose at once, in secret: light the lamp, or hide it. What is chosen stays chosen.',
  },
  {
    picture: 'lit',
    title: 'The highest light',
    text: 'Then all is shown. The highest card among the lit lamps wins the night. Hidden cards count for nothing.',
  },
  {
    picture: 'aside',
    title: 'Peek',
    text: 'Once a night you may peek at the card aside. Everybody sees that you peek, and nobody sees what you saw.',
  },
  {
    picture: 'dark',
    title: 'Shutters',
    text: 'If you play with shutters, a player with an odd card may shut theirs before somebody peeks. Only one is needed, and it is used up for the match.',
  },
  {
    picture: 'dark',
    title: 'Most nights win',
    text: 'If all lamps stay dark, nobody wins the night. Whoever won most nights wins the match.',
  },
] as const;
