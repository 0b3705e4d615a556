import type { DefenceType, Faction, StrongholdLevel } from '../types.ts';

/** HEX-STR-02: BP for a Camp, and for each further level. */
export const STRONGHOLD_COST = { 1: 100, 2: 150, 3: 250 } as const satisfies Record<StrongholdLevel, number>;

/** HEX-RACE-IG-02: races that build and upgrade Strongholds at half cost. */
export const HALF_PRICE_STRONGHOLDS: readonly Faction[] = ['ig'];

/** HEX-RACE-TY-03: races that build no Strongholds. */
export const NO_STRONGHOLDS: readonly Faction[] = ['ty'];

/** HEX-RACE-DE-01: races with halved Stronghold limits, rounded up. */
export const HALF_LIMITS: readonly Faction[] = ['de'];

/** HEX-RACE-DE-02: three Strongholds for each two Urban hexes; null: no limit. */
export const STRONGHOLDS_PER_URBAN = { de: 3 / 2 } as const satisfies Partial<Record<Faction, number>>;

/** What a Stronghold has room for; `other` in BP, the rest in numbers. */
export type Room = 'turrets' | 'towers' | 'walls' | 'bunkers' | 'other';
export const ROOMS = ['turrets', 'towers', 'walls', 'bunkers', 'other'] as const satisfies readonly Room[];

/** HEX-DEF-01. */
export const DEFENCE_LIMITS = {
  1: { turrets: 0, towers: 1, walls: 0, bunkers: 2, other: 50 },
  2: { turrets: 1, towers: 2, walls: 2, bunkers: 2, other: 100 },
  3: { turrets: 2, towers: 4, walls: 4, bunkers: 2, other: 150 },
} as const satisfies Record<StrongholdLevel, Record<Room, number>>;

/** The room that each defence takes: HEX-DEF-08, -11, -13, -14. Walls under `wallsCountAsOther` also take `other`. */
export const TAKES = {
  turret: ['turrets'],
  tower: ['towers'],
  'aa-tower': ['towers'],
  'turret-tower': ['towers', 'turrets'],
  'radar-tower': ['towers'],
  'earthshaker-battery': ['towers'],
  'hydra-battery': ['towers'],
  wall: ['walls'],
  bunker: ['bunkers'],
  razorwire: ['other'],
  'tank-trap': ['other'],
  trench: ['other'],
  minefield: ['other'],
  'booby-trap': ['other'],
  'gun-placement': ['other'],
} as const satisfies Record<DefenceType, readonly Room[]>;

/** HEX-DEF-06 to -12: BP; a turret, also one on a tower, is paid by its weapon on top. */
export const DEFENCE_COST = {
  turret: 0,
  tower: 50,
  'aa-tower': 50,
  'turret-tower': 50,
  'radar-tower': 75,
  'earthshaker-battery': 50,
  'hydra-battery': 50,
  wall: 20,
  bunker: 50,
  razorwire: 6,
  'tank-trap': 8,
  trench: 10,
  minefield: 20,
  'booby-trap': 20,
  'gun-placement': 25,
} as const satisfies Record<DefenceType, number>;

/** HEX-RACE-IG-03: defences built at half cost. */
export const HALF_PRICE_WORKS: Readonly<Partial<Record<Faction, readonly DefenceType[]>>> = {
  ig: ['razorwire', 'tank-trap', 'trench'],
};

/** HEX-DEF-11: defences that only some races build. */
export const BUILT_ONLY_BY: Readonly<Partial<Record<DefenceType, readonly Faction[]>>> = {
  'earthshaker-battery': ['ig'],
  'hydra-battery': ['ig'],
};
