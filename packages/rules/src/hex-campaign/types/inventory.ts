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
/** How a form says that a defence has no weapon. */
export const NO_WEAPON = 'none';

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

/** HEX-TURN-13: what a referee can rule of a battle that was settled. */
export const OVERRULED_WINNERS = ['attacker', 'defender', 'nobody'] as const;

export const BATTLE_ENDS = ['as-before', 'defeated', 'retreated', 'surrendered'] as const;

export const OVERRULED_LOSSES = ['as-before', 'none', 'half', 'all'] as const;

/** HEX-CLAIM-15, mildest first. */
export const TREATMENTS = ['capture', 'pillage', 'cleanse', 'destroy'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** HEX-AFT-11: rows of the casualty table: how the battle went for the side of the fallen. */
export const CASUALTY_ROWS = ['win', 'draw', 'loss', 'retreat'] as const;
export type CasualtyRow = (typeof CASUALTY_ROWS)[number];

/** The share of a generated map that is not plains. */
export const GROUNDS = ['open', 'mixed', 'rough'] as const;

/** The share of a generated map that is sea. */
export const SEAS = ['none', 'lakes', 'coast'] as const;

/** `rotated`: the second half of a generated map is the first rotated by half a circle. */
export const SYMMETRIES = ['none', 'rotated'] as const;
