import type { Faction } from '../types.ts';

/** HEX-BP-10: least BP of a new convoy. */
export const CONVOY_LEAST = 50;

/** HEX-BP-05: BP for each victory point more than the lowest. */
export const VP_BONUS = 10;

/** HEX-BP-06: points of detachments that cost one BP a turn. */
export const POINTS_FOR_UPKEEP = 25;

/** HEX-BLD-16, -17: added to the yield of a settlement, in hundredths. */
export const TAX = { none: 0, taxation: 50, exploitation: 100 } as const;
/** HEX-BLD-17: exploitation shrinks the settlement on this. */
export const EXPLOITED_ON = 1;

/** HEX-BLD-05: of the price, in hundredths. */
export const BUILDING_REFUND = 50;

/** HEX-RACE-TY-02: races that consume Resource hexes, and for how many times their yield. */
export const CONSUMES: Readonly<Partial<Record<Faction, number>>> = { ty: 5 };

/** HEX-BP-12: farthest Urban hex that pays for works in a hex. */
export const PAYER_RANGE = 3;
