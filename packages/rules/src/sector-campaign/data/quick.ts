/** SEC-BTL-14: the quick resolution. */
export const QUICK = {
  pointsPerBonus: 250,
  attacker: 1,
  fortified: 1,
  /** The highest die with which a detachment is wiped out, and with which it falls below half; 0: never. */
  loser: { wiped: 1, halved: 3 },
  winner: { wiped: 0, halved: 1 },
} as const;
/** SEC-BTL-02: points of defenders for one fortification. */
export const POINTS_PER_FORTIFICATION = 250;
/** SEC-BTL-13: the share of a conceded battle's score, as a divisor. */
export const CONCEDED = 2;
/** SEC-DROP-06: the armour of dropships. */
export const DROPSHIP_ARMOUR = 6;
