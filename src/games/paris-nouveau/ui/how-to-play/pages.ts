/** Two minutes, a page a picture. */
export const HOW_TO_PLAY = [
  {
    picture: 'sides',
    title: 'Two sides, one crew',
    text: 'You lead refugees out of the city at night. Some of you are rescuers, some are hunters in disguise. You know your own side and nobody else’s. Say whatever you like. Show nothing.',
  },
  {
    picture: 'vote',
    title: 'Elect a Leader',
    text: 'Everyone hides votes in a fist, and all fists open together. Then each of you gives all of yours to one player, yourself included. Most votes leads. Spent votes are gone: ten must last the whole night.',
  },
  {
    picture: 'back',
    title: 'Send someone to the back',
    text: 'The Leader names somebody else to walk at the back: the Tail-end Charlie, TEC for short. This round, that player chooses what the hunters gain.',
  },
  {
    picture: 'cards',
    title: 'Lay cards face-down',
    text: 'In turn, lay one card face-down and draw one, or pass. The Leader gathers up to three blind, fills them up to four, loses one at random and looks at the rest.',
  },
  {
    picture: 'place',
    title: 'Move both lines',
    text: 'The Leader adds one of those cards to the rescuer line. Then the TEC draws two and adds one to the hunter line. The big number is distance, the stars are points.',
  },
  {
    picture: 'costs',
    title: 'What a card can cost',
    text: 'A broken heart takes a life from whoever placed the card. Shutters take one cover from you all. They take effect right away: the life first, then the cover.',
  },
  {
    picture: 'abilities',
    title: 'Nine characters',
    text: 'Your character can bend a rule once a round, usually for votes. The app asks you when the moment comes. Tap a player to read what they can do.',
  },
  {
    picture: 'end',
    title: 'How it ends',
    text: 'Lose your last life and your side loses. Lose all cover, or let the hunters catch up at the end of a round, and the hunters win. After seven rounds, most points win; on a tie, play on.',
  },
] as const;
