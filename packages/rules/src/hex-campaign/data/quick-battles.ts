/** HEX-QB-02: percent of its own value that a side inflicts, by the sum of 2D6. */
export const QUICK_DAMAGE: Readonly<Record<number, number>> = {
  2: 0,
  3: 10,
  4: 20,
  5: 30,
  6: 40,
  7: 50,
  8: 60,
  9: 70,
  10: 80,
  11: 100,
  12: 150,
};

/** HEX-QB-03: of the damage, in quarters. */
export const DAMAGE_QUARTERS = { attack: 4, raid: 3 } as const;

/** HEX-QB-07: the planner picks one part in this many. */
export const PICKED_PART = 4;
/** HEX-QB-07: orders that let the enemy's losses be picked. */
export const PICKING_ORDERS = {
  attacker: ['planned-attack', 'planned-raid'],
  defender: ['defend'],
} as const;

/** HEX-QB-09: one part in this many of a supporter's value counts. */
export const SUPPORT_PART = { bombarding: 2, reinforcing: 4, guarding: 8 } as const;
/** HEX-QB-12: one part in this many of the points lost in a fun battle is taken from the Capital's next income. */
export const FUN_PART = 2;
/** HEX-QB-10: points that each air support adds. */
export const AIR_SUPPORT_POINTS = 50;
