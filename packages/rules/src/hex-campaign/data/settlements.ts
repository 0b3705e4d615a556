import type { BuildingType, Faction, Treatment } from '../types.ts';

/** BP a turn by size: Village, Town, City, Metropol. */
export const URBAN_YIELD = { 1: 25, 2: 50, 3: 75, 4: 100 } as const;

/** HEX-CLAIM-17 to -19: multiples of the normal yield. */
export const SPOILS = { pillage: 3, cleanse: 5, destroy: 10 } as const;

/** HEX-CLAIM-16: buildings lost, by the die from 1 to 6. */
export const BUILDINGS_LOST = [0, 0, 0, 1, 1, 2] as const;

/** HEX-CLAIM-22. */
export const CAPITAL_VP = 25;

/** HEX-URB-01: BP to found a Village, and for the step to each larger size. */
export const URBAN_COST = { 1: 200, 2: 300, 3: 500, 4: 1000 } as const;

/** In hundredths of the normal price. HEX-RACE-CH-01, -EL-03, -DE-06, -ORK-01. */
const NORMAL_PRICE = { found: 100, grow: 100 } as const;
export const URBAN_PRICE = {
  ig: NORMAL_PRICE,
  sm: NORMAL_PRICE,
  ba: NORMAL_PRICE,
  ch: { found: 200, grow: 200 },
  de: { found: 200, grow: 300 },
  el: { found: 200, grow: 200 },
  ork: { found: 50, grow: 50 },
  ty: NORMAL_PRICE,
  sob: NORMAL_PRICE,
} as const satisfies Record<Faction, { found: number; grow: number }>;

/** HEX-URB-04: least distance between settlements. */
export const SETTLEMENTS_APART = 2;

/** Races with human settlements: each counts as native in the others'. HEX-MAP-05, HEX-RACE-IG-07. */
export const HUMANS: readonly Faction[] = ['ig', 'sm', 'ba', 'sob'];

/** What the rules require for a kind of building. */
export interface BuildingTerms {
  /** Minimum size. */
  readonly size: 1 | 2 | 3 | 4;
  /** BP; for an upgrade, in addition to the lower step. HEX-BLD-01, -22. */
  readonly cost: number;
  /** BP a turn. HEX-BLD-06. */
  readonly maintenance: number;
  /** The one faction that can use it; null for all. HEX-BLD-23. */
  readonly only: Faction | null;
  /** HEX-BLD-18, -20. */
  readonly capital: boolean;
}

type Particulars = Partial<Pick<BuildingTerms, 'only' | 'capital'>>;
const terms = (
  size: 1 | 2 | 3 | 4,
  cost: number,
  maintenance: number,
  particulars: Particulars = {},
): BuildingTerms => ({
  size,
  cost,
  maintenance,
  only: null,
  capital: false,
  ...particulars,
});

/** HEX-BLD-01: minimum size, cost, maintenance. */
export const BUILDINGS: Readonly<Record<BuildingType, BuildingTerms>> = {
  barracks: terms(1, 50, 10),
  'training-facilities': terms(3, 200, 20),
  academy: terms(3, 200, 20),
  'light-factory': terms(2, 100, 20),
  'heavy-factory': terms(3, 200, 30),
  'minor-space-port': terms(3, 300, 50),
  'major-space-port': terms(4, 300, 100),
  'espionage-center': terms(3, 200, 30),
  'strategic-hq': terms(3, 300, 30),
  prison: terms(2, 100, 10),
  'minor-airbase': terms(2, 100, 30),
  'major-airbase': terms(4, 200, 50),
  'medic-center': terms(3, 200, 20),
  'repair-facility': terms(3, 200, 20),
  'taxation-office': terms(1, 100, 10),
  'exploitation-center': terms(2, 100, 0),
  embassy: terms(4, 300, 30, { capital: true }),
  'vortex-portal': terms(4, 300, 30, { only: 'ch', capital: true }),
  'aspect-shrine': terms(2, 100, 20, { only: 'el' }),
  'gladiator-arena': terms(2, 100, 20, { only: 'de' }),
};

/** HEX-RACE-DE-07: minimum sizes that differ for a faction. */
export const SMALLER: Readonly<Partial<Record<Faction, Readonly<Partial<Record<BuildingType, 1 | 2 | 3 | 4>>>>>> = {
  de: { 'minor-space-port': 2, 'major-space-port': 3, prison: 1 },
};

/** HEX-BLD-22: what an upgrade replaces. */
export const LOWER_STEP: Readonly<Partial<Record<BuildingType, BuildingType>>> = {
  'major-space-port': 'minor-space-port',
  'major-airbase': 'minor-airbase',
  'exploitation-center': 'taxation-office',
};

const imperial = {
  ig: 'capture',
  sm: 'capture',
  ba: 'capture',
  sob: 'capture',
  el: 'pillage',
  ch: 'cleanse',
  de: 'cleanse',
  ork: 'cleanse',
  ty: 'destroy',
} as const satisfies Record<Faction, Treatment>;

/** HEX-CLAIM-15: the mildest treatment a taker may give a settlement of a faction. */
export const MINIMUM_TREATMENT = {
  ig: imperial,
  sm: imperial,
  ba: imperial,
  sob: imperial,
  ch: {
    ch: 'capture',
    ig: 'capture',
    sm: 'pillage',
    ba: 'pillage',
    sob: 'pillage',
    de: 'pillage',
    ork: 'pillage',
    el: 'cleanse',
    ty: 'destroy',
  },
  de: {
    de: 'capture',
    ig: 'pillage',
    sm: 'pillage',
    ba: 'pillage',
    ch: 'pillage',
    ork: 'pillage',
    sob: 'pillage',
    el: 'cleanse',
    ty: 'destroy',
  },
  el: {
    el: 'capture',
    ig: 'pillage',
    sm: 'pillage',
    ba: 'pillage',
    sob: 'pillage',
    de: 'cleanse',
    ch: 'cleanse',
    ork: 'cleanse',
    ty: 'destroy',
  },
  ork: {
    ork: 'pillage',
    ig: 'cleanse',
    sm: 'cleanse',
    ba: 'cleanse',
    ch: 'cleanse',
    de: 'cleanse',
    el: 'cleanse',
    sob: 'cleanse',
    ty: 'destroy',
  },
  ty: {
    ig: 'destroy',
    sm: 'destroy',
    ba: 'destroy',
    sob: 'destroy',
    ch: 'destroy',
    de: 'destroy',
    el: 'destroy',
    ork: 'destroy',
    ty: 'destroy',
  },
} as const satisfies Record<Faction, Record<Faction, Treatment>>;

/** HEX-RACE-TY-03: races whose captured Strongholds are destroyed. */
export const RAZES_STRONGHOLDS: readonly Faction[] = ['ty'];
/** HEX-RACE-DE-05: races whose Capital's place is secret. */
export const SECRET_CAPITAL: readonly Faction[] = ['de'];
