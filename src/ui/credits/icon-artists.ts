/** Who drew which picture on game-icons.net (CC BY 3.0). A test holds this against every icon set we ship. */
export const ICON_ARTISTS = {
  Delapouite: [
    'biceps',
    'binoculars',
    'dutch-bike',
    'egyptian-profile',
    'shaking-hands',
    'stamper',
    'steering-wheel',
    'three-friends',
  ],
  GeneralAce135: ['shepherds-crook'],
  Lorc: [
    'aerial-signal',
    'crossed-swords',
    'drop',
    'eclipse',
    'hound',
    'lantern-flame',
    'mineral-heart',
    'return-arrow',
    'riot-shield',
    'run',
  ],
  Skoll: ['fist'],
  sbed: ['death-skull', 'medical-pack'],
} as const satisfies Record<string, readonly string[]>;
