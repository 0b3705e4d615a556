/** HEX-SIGHT-02 to -07: sight radius in hexes. */
export const SIGHT = {
  spy: 0,
  convoy: 0,
  diplomat: 1,
  detachment: 1,
  garrison: 1,
  stronghold: 1,
  radar: 2,
  scouts: 2,
  capitalBonus: 1,
} as const;

/** HEX-SIGHT-08: points are told in steps of this under `sizeBand`. */
export const SIZE_BAND = 500;
