import type { EdgeKey, HexKey, MapSize, SeatId } from '../../kernel/index.ts';
import type { Aspect, BuildingType, DefenceType, Faction, God, TurretWeapon } from './vocabulary.ts';

/**
 * The printed map, which never changes. `rows` holds a letter a hex, row by row: p plains, h hills, f forest,
 * j jungle, s sea. `airspaces` likewise holds the number of each hex's Airspace in base 36. HEX-MAP-01, -02, -04.
 */
export interface Chart {
  readonly size: MapSize;
  readonly rows: readonly string[];
  readonly rivers: readonly EdgeKey[];
  readonly airspaces: readonly string[];
  readonly names: Readonly<Record<HexKey, string>>;
}

export interface ResourceSite {
  readonly kind: 'resource';
  /** RP a turn, 50 to 300. */
  readonly yield: number;
  /** The way its RP go: hexes after the Resource hex, the last an Urban hex of the owner; null: they are lost. HEX-ROUTE-01. */
  readonly route: readonly HexKey[] | null;
  /** Turn in which its controller got it; it yields from the next one on. HEX-ROUTE-07. */
  readonly since: number;
}

export interface Building {
  readonly type: BuildingType;
  /** Of an Aspect Shrine; null for all others. HEX-BLD-24. */
  readonly aspect: Aspect | null;
  /** Turn in which it, or its last upgrade, was paid; 0 before the war. HEX-BLD-04. */
  readonly built: number;
  /** The turn for which sabotage put it out of use; null: none. HEX-SPY-11. */
  readonly disabled: number | null;
}

export interface UrbanSite {
  readonly kind: 'urban';
  readonly size: 1 | 2 | 3 | 4;
  readonly faction: Faction;
  readonly name: string;
  /** Stored BP. HEX-BP-01. */
  readonly bp: number;
  readonly buildings: readonly Building[];
  /** Turn of its founding or last step in size; 0 before the war. HEX-URB-05. */
  readonly grown: number;
  /** Whether its Exploitation Center exploits. HEX-BLD-17. */
  readonly exploits: boolean;
}

/** HEX-MAP-08: at most one in a hex. */
export type Site = ResourceSite | UrbanSite;

/** 1 Camp, 2 Fortification, 3 Capital Fortification. */
export type StrongholdLevel = 1 | 2 | 3;

/** One defence of a Stronghold: HEX-DEF. */
export interface Defence {
  /** Unique in its Stronghold: `d1`, `d2`. */
  readonly id: string;
  readonly type: DefenceType;
  /** Of a turret or turret tower. */
  readonly weapon: TurretWeapon | null;
  /** Whose it was when it was built: its armament stays theirs. */
  readonly race: Faction;
  /** BP paid for it, conversions included. */
  readonly paid: number;
  readonly built: number;
  /** HEX-SPY-11: out of use for that turn; null: none. */
  readonly disabled: number | null;
  /** HEX-RACE-CH-09, -10: cursed as the shrine of a god, or of all (`undivided`). */
  readonly shrine: God | null;
}

export interface Stronghold {
  readonly level: StrongholdLevel;
  readonly owner: SeatId;
  /** Turn in which it was built or last upgraded; 0 before the war. HEX-STR-04. */
  readonly raised: number;
  readonly defences: readonly Defence[];
}
