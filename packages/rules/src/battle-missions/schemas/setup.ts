import { z } from 'zod';
import { keysOf, recordOf } from '../../kernel/index.ts';
import { EDITION } from '../data/editions.ts';
import { LOOT_COUNTERS, POINTS_LIMITS, STATED_TURNS } from '../data/missions.ts';
import { defaultSettings as d } from '../data/settings.ts';
import type { SpecialRule } from '../vocabulary.ts';
import {
  ability,
  bySide,
  count,
  d6,
  kind,
  level,
  light,
  name,
  objective,
  points,
  scope,
  seat,
  selectionId,
  side,
  special,
  unitId,
} from './atoms.ts';

/** MSN-MARGIN-10: a category from this share of the basis on; `isIn`: its lower bound belongs to it. */
export const bracket = z.strictObject({ name, percent: z.int().min(0).max(1000), isIn: z.boolean() });

export const settings = z.strictObject({
  /** MSN-COMP-01. */
  turns: z.int().min(STATED_TURNS.least).max(STATED_TURNS.most).default(d.turns),
  /** MSN-COMP-05. */
  manualDice: z.enum(['allowed', 'forbidden']).default(d.manualDice),
  /** MSN-DS-07, -08. */
  blockedCircle: z.enum(['surplusDestroyed', 'nextCircle']).default(d.blockedCircle),
  illegalCentre: z.enum(['destroyed', 'nudge']).default(d.illegalCentre),
  /** MSN-RES-01, -04, -09. */
  reserveWho: z.enum(['choice', 'all']).default(d.reserveWho),
  reserveTable: z
    .strictObject(recordOf(keysOf(d.reserveTable), (one) => d6.default(d.reserveTable[one])))
    .prefault({}),
  neverArrived: z.enum(['ignored', 'destroyed']).default(d.neverArrived),
  /** MSN-VP-04. */
  halfPoints: z.enum(['down', 'up']).default(d.halfPoints),
  halfThreshold: z.enum(['halfOrLess', 'belowHalf']).default(d.halfThreshold),
  /** MSN-OBJ-02. */
  scoring: z.enum(['standard', 'all', 'manual']).default(d.scoring),
  /** MSN-MARGIN-01, -03. */
  marginBasis: z.enum(['pointsLimit', 'largerArmy', 'mean', 'smallerArmy']).default(d.marginBasis),
  exactTen: z.enum(['draw', 'solid']).default(d.exactTen),
  /** MSN-COMP-10, MSN-MARGIN-11. */
  penMinutes: z.int().min(1).max(120).default(d.penMinutes),
  closeDays: z.int().min(1).max(100).default(d.closeDays),
});

/** MSN-COMP-02: every special rule with its scope. */
export const rules = z.strictObject({
  concealment: scope.default('off'),
  'deep-strike': scope.default('off'),
  'dusk-dawn': scope.default('off'),
  escalation: scope.default('off'),
  infiltrate: scope.default('off'),
  night: scope.default('off'),
  'random-length': scope.default('off'),
  reserves: scope.default('off'),
} satisfies Record<SpecialRule, unknown>);

/** MSN-VP-08: a bonus that a campaign offers, ticked for the side that earned it. */
export const bonus = z.strictObject({ id: z.string().regex(/^[a-z][a-z-]{0,30}$/), name, points });

/** MSN-COMP-01: the mission, as the players agree on it. */
export const brief = z.strictObject({
  /** Null: none agreed, and the armies count. MSN-MARGIN-01. */
  pointsLimit: z.int().min(POINTS_LIMITS.least).max(POINTS_LIMITS.most).nullable().default(1500),
  level: level.default('gamma'),
  /** Null: by the level. MSN-VP-01. */
  victoryPoints: z.boolean().nullable().default(null),
  objective: objective.default('none'),
  counters: z.int().min(LOOT_COUNTERS.least).max(LOOT_COUNTERS.most).default(4),
  turns: z.int().min(STATED_TURNS.least).max(STATED_TURNS.most).default(d.turns),
  rules: rules.prefault({}),
  light: light.default('open'),
  attacker: side.nullable().default(null),
  /** Null: rolled for. MSN-COMP-09. */
  first: side.nullable().default(null),
  /** MSN-OBJ-03: whose each quarter is; null: adjacent to both. */
  quarters: z
    .strictObject({ ne: side.nullable(), se: side.nullable(), sw: side.nullable(), nw: side.nullable() })
    .default({ ne: 'b', se: 'a', sw: 'a', nw: 'b' }),
  /** In words: deployment zones, and where reserves enter. */
  zones: z.string().max(300).default(''),
  entry: z.string().max(300).default(''),
  bonuses: z.array(bonus).max(6).default([]),
});

/** What a campaign has fixed, which the players cannot change. MSN-COMP-07. */
export const fixed = z.strictObject({
  fields: z.array(z.enum(['pointsLimit', 'level', 'victoryPoints', 'turns', 'light', 'attacker', 'first', 'bonuses'])),
  rules: z.array(special),
  /** MSN-MARGIN-10: null: the categories of the source. */
  brackets: z.array(bracket).min(1).max(8).nullable(),
});

/** MSN-VP-06: an element of an army. */
export const unit = z.strictObject({
  id: unitId,
  name,
  side,
  selection: selectionId,
  kind,
  cost: points,
  models: z.int().min(1).max(500),
  /** Of the model, where it is a single one. */
  wounds: z.int().min(1).max(100).default(1),
  abilities: z.array(ability).max(4).default([]),
  /** The unit whose dedicated transport this is. MSN-ESC-02, MSN-RES-07. */
  transportOf: unitId.nullable().default(null),
  hasBarrage: z.boolean().default(false),
  /** MSN-ESC-03: the mission lets it start on the table. */
  isAllowed: z.boolean().default(false),
});

export const MOST_UNITS = 120;
const army = z.array(unit).max(MOST_UNITS);

/** The form for a new battle is made from this, with its defaults. */
export const setup = z.strictObject({
  edition: z.string().max(20).default(EDITION),
  preset: z.enum(['free', 'campaign']).default('free'),
  seats: z
    .array(z.strictObject({ id: seat, name, side }))
    .min(2)
    .max(2),
  settings: settings.prefault({}),
  brief: brief.prefault({}),
  /** Null: a free-standing battle. */
  campaign: fixed.nullable().default(null),
  armies: bySide(army).default({ a: [], b: [] }),
  /** The size of the table in hundredths of an inch. MSN-DS-06. */
  table: z.strictObject({ width: count, depth: count }).default({ width: 7200, depth: 4800 }),
});
