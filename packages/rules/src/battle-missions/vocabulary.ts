import type { Branded } from '../kernel/index.ts';

/** One phone at the table: `p1`. The server gives the names out; `p0` stands for the referee. MSN-COMP-10. */
export type PhoneId = Branded<'PhoneId'>;
/** An entry by its phone and its number there: `p1#12`. MSN-COMP-10. */
export type EntryId = Branded<'EntryId'>;
/** One element of an army: what deploys, acts and scores separately. MSN-VP-06. */
export type UnitId = Branded<'UnitId'>;
/** One choice of an army list, which is diced for in reserve. MSN-RES-02. */
export type SelectionId = Branded<'SelectionId'>;

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

export const LEVELS = ['alpha', 'gamma', 'omega'] as const;
export type Level = (typeof LEVELS)[number];

/** The special rules in the order in which a random mission rolls for them. MSN-COMP-03. */
export const SPECIAL_RULES = [
  'concealment',
  'deep-strike',
  'dusk-dawn',
  'escalation',
  'infiltrate',
  'night',
  'random-length',
  'reserves',
] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

/** For which sides a special rule holds. MSN-COMP-02. */
export const SCOPES = ['off', 'a', 'b', 'both'] as const;
export type Scope = (typeof SCOPES)[number];

/** Whether a campaign has fixed the light; `open`: it has not. MSN-COMP-07. */
export const LIGHTS = ['open', 'day', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

export const OBJECTIVES = ['none', 'quarters', 'lines', 'loot', 'field', 'annihilation'] as const;
export type Objective = (typeof OBJECTIVES)[number];

export const KINDS = [
  'infantry',
  'jump-infantry',
  'bike',
  'cavalry',
  'beast',
  'swarm',
  'artillery',
  'monstrous-creature',
  'vehicle',
  'character',
] as const;
export type Kind = (typeof KINDS)[number];

/** What a unit can do by its own special rules. `deep-strike`: only where the mission allows it. MSN-DS-01. */
export const ABILITIES = ['deep-strike', 'deep-strike-always', 'infiltrate', 'scouts'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Where a selection begins the battle. `last`: set up as infiltrators. MSN-DS-02, MSN-INF-01, MSN-RES-01. */
export const PLACES = ['table', 'last', 'reserve', 'strike'] as const;
export type Place = (typeof PLACES)[number];

/** How a selection in reserve arrives. MSN-RES-05, -06. */
export const ARRIVALS = ['edge', 'strike'] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** What ends the concealment of a unit. MSN-CONC-05. */
export const ACTS = ['moved', 'shot', 'used-a-power'] as const;
export type Act = (typeof ACTS)[number];

/** The final state of a unit. `gone`: destroyed or without models. `retreated`: left as it may. MSN-VP-03, -04. */
export const FATES = ['table', 'gone', 'fled', 'falling-back', 'retreated', 'never-arrived'] as const;
export type Fate = (typeof FATES)[number];

/** What a vehicle suffered. MSN-VP-04. */
export const DAMAGES = ['immobilised', 'weapon-destroyed'] as const;
export type Damage = (typeof DAMAGES)[number];

/** What a unit scores for the enemy. MSN-VP-04. */
export const SCORES = ['none', 'half', 'full'] as const;
export type Score = (typeof SCORES)[number];

/** The quarters of the table, seen with side A's edge in the south. MSN-OBJ-03, MSN-DS-04. */
export const QUARTERS = ['ne', 'se', 'sw', 'nw'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The categories of the source; a campaign may have others. MSN-MARGIN-02 to -07, -10. */
export const MARGINS = ['draw', 'solid', 'crushing', 'slaughter'] as const;

/** What is rolled in a battle. */
export const ROLLS = [
  'mission',
  'coin',
  'light',
  'first-turn',
  'reserve',
  'scatter',
  'night-check',
  'sight-check',
  'barrage',
  'length',
] as const;
export type RollKind = (typeof ROLLS)[number];

/** The stages of an evening. MSN-COMP-01, -04, -06. */
export const STAGES = ['briefing', 'setting-aside', 'deployment', 'running', 'ended', 'closed'] as const;
export type Stage = (typeof STAGES)[number];
