import type { Branded } from '../../kernel/index.ts';

export const TERRAINS = ['plains', 'hills', 'forest', 'jungle', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Short names of the catalogue: ig, sm, ba (counts as sm), ch, de, el, ork, ty, sob. */
export const FACTIONS = ['ig', 'sm', 'ba', 'ch', 'de', 'el', 'ork', 'ty', 'sob'] as const;
export type Faction = (typeof FACTIONS)[number];

export const SLOTS = ['hq', 'elite', 'troops', 'fast-attack', 'heavy-support'] as const;
export type Slot = (typeof SLOTS)[number];

/** Rows of the terrain entry table. Bikes move as wheeled. */
export const MOVE_CLASSES = ['infantry', 'tracked', 'wheeled', 'walker', 'skimmer'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

/** HEX-TURN-01: the nine phases in their order. */
export const PHASES = [
  'build',
  'air-orders',
  'movement-orders',
  'air-missions',
  'movement',
  'battle-orders',
  'battle-movement',
  'battle',
  'end-of-turn',
] as const;
export type Phase = (typeof PHASES)[number];

/** HEX-MORD-02. `path` is "Specified path", `reserve` "Reserve movement". */
export const MOVEMENT_ORDERS = [
  'path',
  'follow',
  'advance',
  'guard',
  'recover',
  'move-and-claim',
  'claim-area',
  'reserve',
] as const;
export type MovementOrderType = (typeof MOVEMENT_ORDERS)[number];

export const PIECE_KINDS = ['detachment', 'garrison', 'convoy', 'spy', 'diplomat'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** What a detachment is for its allowance: HEX-MOV-10. */
export const MARCHES = ['normal', 'vehicles', 'fast', 'released'] as const;
export type March = (typeof MARCHES)[number];

export const RELATIONS = ['own', 'ally', 'pact', 'enemy'] as const;
export type Relation = (typeof RELATIONS)[number];

/** HEX-CLAIM-15, mildest first. */
export const TREATMENTS = ['capture', 'pillage', 'cleanse', 'destroy'] as const;
export type Treatment = (typeof TREATMENTS)[number];

export type PieceId = Branded<'PieceId'>;
export type UnitId = Branded<'UnitId'>;
