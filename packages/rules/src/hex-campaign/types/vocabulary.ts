import type { Branded } from '../../kernel/index.ts';

export const TERRAINS = ['plains', 'hills', 'forest', 'jungle', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The share of a generated map that is not plains. */
export const GROUNDS = ['open', 'mixed', 'rough'] as const;
/** The share of a generated map that is sea. */
export const SEAS = ['none', 'lakes', 'coast'] as const;
/** `rotated`: the second half of a generated map is the first rotated by half a circle. */
export const SYMMETRIES = ['none', 'rotated'] as const;

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

/** HEX-AFT-11: rows of the casualty table: how the battle went for the side of the fallen. */
export const CASUALTY_ROWS = ['win', 'draw', 'loss', 'retreat'] as const;
export type CasualtyRow = (typeof CASUALTY_ROWS)[number];

export const PIECE_KINDS = ['detachment', 'garrison', 'convoy', 'spy', 'diplomat'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** A detachment's class for its allowance: HEX-MOV-10. */
export const MARCHES = ['normal', 'vehicles', 'fast'] as const;
export type March = (typeof MARCHES)[number];

export const RELATIONS = ['own', 'ally', 'pact', 'enemy'] as const;
export type Relation = (typeof RELATIONS)[number];

/** HEX-CLAIM-15, mildest first. */
export const TREATMENTS = ['capture', 'pillage', 'cleanse', 'destroy'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** HEX-RACE-CH-02: a Demon God, or Chaos Undivided. */
export const GODS = ['khorne', 'tzeentch', 'nurgle', 'slaanesh', 'undivided'] as const;
export type God = (typeof GODS)[number];

/** HEX-RACE-EL-01. */
export const CRAFTWORLDS = ['standard', 'ulthwe', 'alaitoc', 'saim-hann', 'biel-tan', 'iyanden'] as const;
export type Craftworld = (typeof CRAFTWORLDS)[number];

/** The table "Buildings", in its order, which is also the order of maintenance. HEX-BLD-01, HEX-BP-08. */
export const BUILDING_TYPES = [
  'barracks',
  'training-facilities',
  'academy',
  'light-factory',
  'heavy-factory',
  'minor-space-port',
  'major-space-port',
  'espionage-center',
  'strategic-hq',
  'prison',
  'minor-airbase',
  'major-airbase',
  'medic-center',
  'repair-facility',
  'taxation-office',
  'exploitation-center',
  'embassy',
  'vortex-portal',
  'aspect-shrine',
  'gladiator-arena',
] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];

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

/** The table "Turret weapons". HEX-DEF-04. */
export const TURRET_WEAPONS = [
  'battle-cannon',
  'plasma-cannon',
  'las-cannons',
  'missile-launchers',
  'auto-cannons',
  'heavy-bolters',
  'darklance',
  'disintegrator',
  'splinter-cannon',
  'shuriken-cannons',
  'd-cannon',
  'scatter-laser',
  'big-shoota',
  'rokkit-launcha',
  'lobba',
  'zzap',
  'inferno-cannon',
] as const;
export type TurretWeapon = (typeof TURRET_WEAPONS)[number];

/** Defences of a Stronghold: towers and what they may become, turrets, batteries, walls, bunkers, other works. */
export const DEFENCE_TYPES = [
  'turret',
  'tower',
  'aa-tower',
  'turret-tower',
  'radar-tower',
  'earthshaker-battery',
  'hydra-battery',
  'wall',
  'bunker',
  'razorwire',
  'tank-trap',
  'trench',
  'minefield',
  'booby-trap',
  'gun-placement',
] as const;
export type DefenceType = (typeof DEFENCE_TYPES)[number];

/** Facts the rules need about a unit besides its slot and movement class. */
export const UNIT_TAGS = [
  'vehicle',
  'light-vehicle',
  'heavy-vehicle',
  'bike',
  'jetbike',
  'jump-pack',
  'aa',
  'barrage',
  'long-barrage',
  'drop-pod',
  'guardsman',
  'demon',
  'cult',
  'cultist',
  'chaos-leader',
  'human',
] as const;
export type UnitTag = (typeof UNIT_TAGS)[number];

/** Transports of whole units; riders count as what they ride. */
export const MOUNTS = [
  'rhino',
  'razorback',
  'land-raider',
  'chimera',
  'immolator',
  'wave-serpent',
  'raider',
  'trukk',
  'bike',
  'jetbike',
] as const;
export type Mount = (typeof MOUNTS)[number];

/**
 * How often something may occur in an army. `commander`, `rare`, `zero-one`: once in the whole army; `very-rare`: once,
 * and after a loss not for two turns; `character`: bought once a campaign; `character-2000`: one of the leaders of
 * armies of 2000 points; `per-detachment`: at most `most` in each detachment. HEX-DET-04 to -08.
 */
export const LIMIT_KINDS = [
  'commander',
  'rare',
  'very-rare',
  'zero-one',
  'character',
  'character-2000',
  'per-detachment',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** HEX-AIR-01. */
export const AIR_MISSIONS = ['intercept', 'recon', 'strategic', 'tactical'] as const;
export type AirMissionType = (typeof AIR_MISSIONS)[number];

/** HEX-SPY-11. The last three only under `spyExtraMissions`. */
export const SPY_MISSIONS = ['guard', 'gain-information', 'sabotage', 'poison-food', 'spread-rumours'] as const;
export type SpyMissionType = (typeof SPY_MISSIONS)[number];

export const TREATY_KINDS = ['alliance', 'pact'] as const;
export type TreatyKind = (typeof TREATY_KINDS)[number];

/** HEX-EXT-04 to -14: optional rules of the table, printed on battle cards. */
export const OPTIONAL_RULES = [
  'overwatch',
  'hkReroll',
  'krak',
  'secondaryTarget',
  'heavyWeapons',
  'doubleSaves',
  'ordnanceCover',
  'penetrating',
  'damageMinus',
  'damagePlus',
] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];

export type PieceId = Branded<'PieceId'>;
export type UnitId = Branded<'UnitId'>;

/** HEX-TURN-13: what a referee can rule of a battle that was settled. */
export const OVERRULED_WINNERS = ['attacker', 'defender', 'nobody'] as const;
export const BATTLE_ENDS = ['as-before', 'defeated', 'retreated', 'surrendered'] as const;
export const OVERRULED_LOSSES = ['as-before', 'none', 'half', 'all'] as const;
