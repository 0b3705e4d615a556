import type { Parsed } from '../../kernel/index.ts';
import type { strongholdLevel } from '../schemas/atoms.ts';
import type { chart, givenChart } from '../schemas/chart.ts';
import type { building, defence, resourceSite, site, stronghold, urbanSite } from '../schemas/pieces.ts';

/**
 * The printed map, which never changes. `rows` holds one letter per hex, row by row: p plains, h hills, f forest,
 * j jungle, s sea. `airspaces` likewise holds the number of each hex's Airspace in base 36. HEX-MAP-01, -02, -04.
 */
export type Chart = Parsed<typeof chart>;

/** A chart in a setup, with or without its own Airspaces. */
export type GivenChart = Parsed<typeof givenChart>;

export type ResourceSite = Parsed<typeof resourceSite>;

export type Building = Parsed<typeof building>;

export type UrbanSite = Parsed<typeof urbanSite>;

/** HEX-MAP-08: at most one in a hex. */
export type Site = Parsed<typeof site>;

/** One defence of a Stronghold: HEX-DEF. */
export type Defence = Parsed<typeof defence>;

export type Stronghold = Parsed<typeof stronghold>;

/** 1 Camp, 2 Fortification, 3 Capital Fortification. */
export type StrongholdLevel = Parsed<typeof strongholdLevel>;
