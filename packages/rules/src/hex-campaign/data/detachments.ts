import type { Composition, StrongholdLevel } from '../types.ts';

/** HEX-DET-02, HEX-XP-06: the most points of a detachment, by experience. */
export const MOST_POINTS = [
  { dxp: 0, points: 1500 },
  { dxp: 10, points: 1750 },
  { dxp: 20, points: 2000 },
  { dxp: 30, points: 2250 },
  { dxp: 50, points: 2500 },
] as const;

/** HEX-DET-03. */
export const LEAST_POINTS = 750;
/** HEX-DET-07: the points that a detachment needs for a character who leads armies of 2000 points. */
export const GREAT_CHARACTER_POINTS = 1200;
/** HEX-DET-06: turns after a loss in which a very rare thing is unavailable. */
export const VERY_RARE_WAIT = 2;
/** HEX-DET-22: one special detachment of a type per this many detachments. */
export const QUOTA = { I: 3, II: 5 } as const;
/** HEX-DET-24: the fraction of its value that rearming costs. */
export const REARM_PART = 4;

/** HEX-GAR-04. */
export const GARRISON_COMPOSITION = {
  hq: [0, 1],
  elite: [0, 0],
  troops: [1, 4],
  'fast-attack': [0, 1],
  'heavy-support': [0, 1],
} as const satisfies Composition;

/** HEX-GAR-03: points, not BP. */
export const GARRISON_POINTS = { 1: 250, 2: 500, 3: 750 } as const satisfies Record<StrongholdLevel, number>;
