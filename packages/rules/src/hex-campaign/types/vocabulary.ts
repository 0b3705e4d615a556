import type { Branded } from '../../kernel/index.ts';

// Most pages need none of these lists.
export * from './inventory.ts';

export const TERRAINS = ['plains', 'hills', 'forest', 'jungle', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Short names of the catalogue: ig, sm, ba (counts as sm), ch, de, el, ork, ty, sob. */
export const FACTIONS = ['ig', 'sm', 'ba', 'ch', 'de', 'el', 'ork', 'ty', 'sob'] as const;
export type Faction = (typeof FACTIONS)[number];

/** What a player places before the campaign. HEX-START-07. */
export const SITE_KINDS = ['capital', 'urban', 'resource'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

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

/** HEX-START-19: the phases before turn 1, in order. */
export const SETUP_PHASES = ['placement', 'free-roads', 'spending'] as const;
export type SetupPhase = (typeof SETUP_PHASES)[number];
export type Phase = (typeof PHASES)[number] | SetupPhase;

/** HEX-MORD-02. `path` is "Specified path", `reserve` "Reserve movement"; the last two: HEX-RACE-SM-02, HEX-RACE-EL-05. */
export const MOVEMENT_ORDERS = [
  'path',
  'follow',
  'advance',
  'guard',
  'recover',
  'move-and-claim',
  'claim-area',
  'reserve',
  'to-orbit',
  'webway',
] as const;
export type MovementOrderType = (typeof MOVEMENT_ORDERS)[number];

/** HEX-BORD-01. */
export const BATTLE_ORDERS = [
  'attack',
  'planned-attack',
  'withdraw',
  'raid',
  'planned-raid',
  'defend',
  'guard',
  'support',
] as const;
export type BattleOrderType = (typeof BATTLE_ORDERS)[number];

/** Dice that are thrown when a battle is set up at a table. HEX-TBL-18, -20, -23. */
export const TABLE_DICE = ['set-up', 'first-turn', 'landing'] as const;
export type TableDice = (typeof TABLE_DICE)[number];
export const BATTLE_SIDES = ['attacker', 'defender'] as const;
export type BattleSide = (typeof BATTLE_SIDES)[number];

/**
 * The stage of a battle. `open`: waits for reports or an agreement on quick dice; `picks`, `losses`: dice are rolled
 * and units are chosen (HEX-QB-05, -07); `captives`: the victor decides about them (HEX-TBL-38); `closed`: it is over.
 */
export const BATTLE_STAGES = ['open', 'picks', 'losses', 'captives', 'closed'] as const;
export type BattleStage = (typeof BATTLE_STAGES)[number];

export const PIECE_KINDS = ['detachment', 'garrison', 'convoy', 'spy', 'diplomat'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** A detachment's class for its allowance: HEX-MOV-10. */
export const MARCHES = ['normal', 'vehicles', 'fast'] as const;
export type March = (typeof MARCHES)[number];

export const RELATIONS = ['own', 'ally', 'pact', 'enemy'] as const;
export type Relation = (typeof RELATIONS)[number];

/** HEX-AIR-01. */
export const AIR_MISSIONS = ['intercept', 'recon', 'strategic', 'tactical'] as const;
export type AirMissionType = (typeof AIR_MISSIONS)[number];

export const TREATY_KINDS = ['alliance', 'pact'] as const;
export type TreatyKind = (typeof TREATY_KINDS)[number];

export type PieceId = Branded<'PieceId'>;
export type UnitId = Branded<'UnitId'>;

/** HEX-RACE-EL-07: one Aspect Shrine each. */
export const ASPECTS = [
  'dire-avengers',
  'warp-spiders',
  'striking-scorpions',
  'howling-banshees',
  'fire-dragons',
  'swooping-hawks',
  'shining-spears',
  'dark-reapers',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** HEX-SPY-11. The last three only under `spyExtraMissions`. */
export const SPY_MISSIONS = ['guard', 'gain-information', 'sabotage', 'poison-food', 'spread-rumours'] as const;
export type SpyMissionType = (typeof SPY_MISSIONS)[number];
