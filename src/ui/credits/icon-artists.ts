/** Who drew which picture on game-icons.net (CC BY 3.0). A test holds this against every icon set we ship. */
export const ICON_ARTISTS = {
  Delapouite: ['biceps', 'binoculars', 'dutch-bike', 'shaking-hands', 'stamper', 'steering-wheel'],
  Lorc: ['aerial-signal', 'hound', 'lantern-flame', 'riot-shield', 'run'],
  Skoll: ['fist'],
  sbed: ['medical-pack'],
} as const satisfies Record<string, readonly string[]>;
