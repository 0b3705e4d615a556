import type { Objective, Scope, SpecialRule } from '../vocabulary.ts';

/** MSN-COMP-01. */
export const POINTS_LIMITS = { least: 250, most: 10_000 } as const;
export const STATED_TURNS = { least: 1, most: 12 } as const;
export const LOOT_COUNTERS = { least: 1, most: 12 } as const;

/** MSN-COMP-02: the scopes that each special rule can have. */
export const SCOPES_OF = {
  concealment: ['off', 'a', 'b', 'both'],
  'deep-strike': ['off', 'a', 'b', 'both'],
  'dusk-dawn': ['off', 'both'],
  escalation: ['off', 'a', 'b', 'both'],
  infiltrate: ['off', 'a', 'b', 'both'],
  night: ['off', 'both'],
  'random-length': ['off', 'both'],
  reserves: ['off', 'a', 'b', 'both'],
} as const satisfies Readonly<Record<SpecialRule, readonly Scope[]>>;

/** MSN-COMP-03: the objective by the first die; a 6 is rolled again. */
export const OBJECTIVE_BY_DIE = {
  1: 'quarters',
  2: 'lines',
  3: 'loot',
  4: 'field',
  5: 'annihilation',
} as const satisfies Readonly<Record<number, Objective>>;
export const OBJECTIVE_AGAIN = 6;
/** MSN-COMP-03: the least die that puts a special rule in force. */
export const IN_FORCE_ON = 4;
/** MSN-COMP-03: the number of loot counters by the die. */
export const COUNTERS_BY_DIE = { 1: 3, 2: 3, 3: 4, 4: 4, 5: 5, 6: 5 } as const satisfies Readonly<Record<number, number>>;
