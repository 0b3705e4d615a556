/** HEX-START-03, by the die from 1 to 6. */
export const URBAN_SIZE = [1, 1, 1, 2, 2, 3] as const;

/** HEX-START-04: RP for each point of the die. */
export const YIELD_STEP = 50;

/** HEX-START-15, -16: how many seats a preset allows. */
export const PRESET_SEATS = {
  'three-players': { least: 3, most: 3 },
  'four-players': { least: 4, most: 4 },
  free: { least: 2, most: 60 },
  'first-war': { least: 2, most: 60 },
  club: { least: 2, most: 60 },
  full: { least: 2, most: 60 },
} as const;

/** HEX-START-16. */
export const ZONE_RADIUS = 3;
/** HEX-START-16: zones of different seats never touch one hex. */
export const ZONE_CENTRES_APART = 2 * ZONE_RADIUS + 1;

/** HEX-START-09, -11: distance from the Capital, and between Urban hexes. */
export const URBAN_APART = 2;
export const RESOURCE_FROM_CAPITAL = 2;
/** HEX-START-10. */
export const RESOURCES_APART = 3;

/** HEX-START-02: a Capital's buildings at the start. */
export const CAPITAL_BUILDINGS = ['major-space-port', 'espionage-center', 'prison'] as const;
/** HEX-START-02, setting `startAirbase`. */
export const CAPITAL_AIRBASE = { minor: 'minor-airbase', major: 'major-airbase' } as const;
export const CAPITAL_STRONGHOLD = 3;
export const CAPITAL_SIZE = 4;
