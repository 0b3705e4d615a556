import type { EdgeKey, HexKey, MapSize, SeatId } from '../../kernel/index.ts';
import type { Faction } from './vocabulary.ts';

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
}

export interface UrbanSite {
  readonly kind: 'urban';
  readonly size: 1 | 2 | 3 | 4;
  readonly faction: Faction;
  readonly name: string;
  readonly bp: number;
  readonly buildings: readonly string[];
}

/** HEX-MAP-08: at most one in a hex. */
export type Site = ResourceSite | UrbanSite;

/** 1 Camp, 2 Fortification, 3 Capital Fortification. */
export type StrongholdLevel = 1 | 2 | 3;

export interface Stronghold {
  readonly level: StrongholdLevel;
  readonly owner: SeatId;
  readonly radar: boolean;
}
