import type { MoveClass, Terrain } from '../types.ts';

/** The letter of each terrain in the rows of a chart. HEX-MAP-01. */
export const TERRAIN_LETTERS = {
  plains: 'p',
  hills: 'h',
  forest: 'f',
  jungle: 'j',
  sea: 's',
} as const satisfies Record<Terrain, string>;

/** HEX-MOV-11: movement points to enter; half over a road link. */
export const TERRAIN_COST = {
  plains: 2,
  hills: 4,
  forest: 4,
  jungle: 6,
  sea: 2,
} as const satisfies Record<Terrain, number>;

/** HEX-MOV-11: added when a river edge is crossed without a road. */
export const RIVER_COST = 2;

/** HEX-MOV-18: movement points for any hex when flying high. */
export const HIGH_COST = 1;

/** HEX-MOV-15, -16: classes that may enter a terrain, or cross a river edge, without a road. */
export const TERRAIN_ENTRY = {
  plains: { infantry: true, tracked: true, wheeled: true, walker: true, skimmer: true },
  hills: { infantry: true, tracked: true, wheeled: false, walker: false, skimmer: true },
  forest: { infantry: true, tracked: false, wheeled: false, walker: true, skimmer: true },
  jungle: { infantry: true, tracked: false, wheeled: false, walker: false, skimmer: true },
  sea: { infantry: false, tracked: false, wheeled: false, walker: false, skimmer: true },
} as const satisfies Record<Terrain, Record<MoveClass, boolean>>;

/** HEX-MOV-16: `restricted` follows the setting `trackedRiver`. */
export const RIVER_ENTRY = {
  infantry: 'yes',
  tracked: 'restricted',
  wheeled: 'no',
  walker: 'yes',
  skimmer: 'yes',
} as const satisfies Record<MoveClass, 'yes' | 'restricted' | 'no'>;

/** HEX-MOV-17: the fate of skimmers that end their move here. */
export const SKIMMER_LANDING = {
  plains: 'safe',
  hills: 'safe',
  forest: 'check',
  jungle: 'check',
  sea: 'destroyed',
} as const satisfies Record<Terrain, 'safe' | 'check' | 'destroyed'>;

/** HEX-MOV-17: damaged on this or more. */
export const SKIMMER_DAMAGED_ON = 4;
