/** Two minutes, a page a picture. */
export const HOW_TO_PLAY = [
  {
    picture: 'sides',
    title: 'One story, two sides',
    text: 'One of you leads the Hebrews out of Egypt, the other is Pharaoh. Reach Sinai and the Hebrews win. Hold them until the last turn, or catch them on the way, and Egypt wins.',
  },
  {
    picture: 'turn',
    title: 'Five cards a turn',
    text: 'Each turn you are dealt up to five. First save cards face-down for the next turn, then play one each in turn. Once a turn you may play two in a row. Pharaoh risks losing what he saves.',
  },
  {
    picture: 'card',
    title: 'One card, one use',
    text: 'A card is an event or a number, never both. Play the event if it is for your side. Or spend the number: on plagues, on Pharaoh’s heart, on the road. Or just discard it.',
  },
  {
    picture: 'plagues',
    title: 'Ten plagues',
    text: 'As the Hebrews, call down the plagues in order. Later ones take higher cards and hit harder. A low roll is good: up to three hits. At thirteen hits Pharaoh lets your people go.',
  },
  {
    picture: 'heart',
    title: 'A hard heart',
    text: 'As Pharaoh, spend cards on Harden Heart. Their numbers add up, and each full twenty takes one hit away. Once the people are free, they stay free.',
  },
  {
    picture: 'road',
    title: 'The road to Sinai',
    text: 'A card of 2 or more walks the people one space: Bubastis, Qantara, Ismailia, Succoth. Then comes the sea, and only Moses Parts the Red Sea opens it. Beyond lies Sinai.',
  },
  {
    picture: 'chariots',
    title: 'Pharaoh follows',
    text: 'When the people leave, so may Pharaoh. He goes to his chariots, makes them ready with a 3, and rides as far as the card’s number. The Nile is slow: it takes a 4.',
  },
  {
    picture: 'battle',
    title: 'Battle',
    text: 'Ready chariots meet the Hebrews, and dice are thrown: three for each hundred chariots, eight for the Hebrews. Twice as many sixes, and Egypt wins the match. Otherwise both stay, and you play on.',
  },
  {
    picture: 'answers',
    title: 'Answers',
    text: 'Some cards answer what the other side does, and some are for battle. The app asks you even when you hold none, so that asking gives nothing away. You may always pass.',
  },
] as const;

export type PictureName = (typeof HOW_TO_PLAY)[number]['picture'];
