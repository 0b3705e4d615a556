import type { Faction, Treatment } from '../types.ts';

/** BP a turn by size: Village, Town, City, Metropol. */
export const URBAN_YIELD = { 1: 25, 2: 50, 3: 75, 4: 100 } as const;

/** HEX-CLAIM-17 to -19: multiples of the normal yield. */
export const SPOILS = { pillage: 3, cleanse: 5, destroy: 10 } as const;

/** HEX-CLAIM-16: buildings lost, by the die from 1 to 6. */
export const BUILDINGS_LOST = [0, 0, 0, 1, 1, 2] as const;

/** HEX-CLAIM-22. */
export const CAPITAL_VP = 25;

/** Minimum size and, where not all may use it, the one faction that can. HEX-BLD-01, -23. */
export interface Building {
  readonly size: 1 | 2 | 3 | 4;
  readonly only: Faction | null;
}

const forAll = (size: 1 | 2 | 3 | 4): Building => ({ size, only: null });

/** HEX-BLD-01: the buildings that a capture or a recovery has to know. */
export const BUILDINGS: Readonly<Record<string, Building>> = {
  barracks: forAll(1),
  'training-facilities': forAll(3),
  academy: forAll(3),
  'light-factory': forAll(2),
  'heavy-factory': forAll(3),
  'minor-space-port': forAll(3),
  'major-space-port': forAll(4),
  'espionage-center': forAll(3),
  'strategic-hq': forAll(3),
  prison: forAll(2),
  'minor-airbase': forAll(2),
  'major-airbase': forAll(4),
  'medic-center': forAll(3),
  'repair-facility': forAll(3),
  'taxation-office': forAll(1),
  'exploitation-center': forAll(2),
  embassy: forAll(4),
  'vortex-portal': { size: 4, only: 'ch' },
  'aspect-shrine': { size: 2, only: 'el' },
  'gladiator-arena': { size: 2, only: 'de' },
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

/** HEX-RACE-TY-03: whose captured Strongholds are destroyed. */
export const RAZES_STRONGHOLDS: readonly Faction[] = ['ty'];
/** HEX-RACE-DE-05: whose Capital's place is secret. */
export const SECRET_CAPITAL: readonly Faction[] = ['de'];
