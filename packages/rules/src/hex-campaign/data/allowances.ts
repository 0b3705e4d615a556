import type { Faction, March, MoveClass } from '../types.ts';

/** HEX-MOV-10, HEX-MORD-13: movement points of detachments. */
export const DETACHMENT_ALLOWANCE = {
  normal: 4,
  vehicles: 6,
  fast: 8,
} as const satisfies Record<March, number>;
/** HEX-MORD-13. */
export const RELEASED_ALLOWANCE = 2;

/** HEX-MOV-10, -20: a convoy's movement class and allowance. HEX-RACE-EL-02, HEX-RACE-DE-12. */
export const CONVOYS = {
  ig: { allowance: 6, moveClass: 'wheeled' },
  sm: { allowance: 6, moveClass: 'wheeled' },
  ba: { allowance: 6, moveClass: 'wheeled' },
  ch: { allowance: 6, moveClass: 'wheeled' },
  de: { allowance: 6, moveClass: 'skimmer' },
  el: { allowance: 4, moveClass: 'skimmer' },
  ork: { allowance: 6, moveClass: 'wheeled' },
  ty: { allowance: 6, moveClass: 'wheeled' },
  sob: { allowance: 6, moveClass: 'wheeled' },
} as const satisfies Record<Faction, { allowance: number; moveClass: MoveClass }>;

/** HEX-MOV-10. */
export const DIPLOMAT = { allowance: 6, moveClass: 'wheeled' } as const;
/** HEX-MOV-10. */
export const SPY = { allowance: 6, moveClass: 'infantry' } as const;

/** HEX-MORD-10: added to the allowance. */
export const RESERVE_BONUS = 2;
/** HEX-MORD-10: enemies this close stop a reserve move. */
export const RESERVE_DISTANCE = 2;
/** HEX-MORD-12: below these ready points a detachment is weak. */
export const WEAK_BELOW = 500;

/** The longest path a form may send; every allowance ends long before. */
export const LONGEST_PATH = 24;
