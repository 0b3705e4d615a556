import type { Parsed } from '../../kernel/index.ts';
import type {
  convoy,
  detachment,
  diplomat,
  garrison,
  infiltrated,
  limit,
  models,
  piece,
  spy,
  spyTarget,
  unit,
  unitNature,
  unitRecord,
} from '../schemas/pieces.ts';

/** Models of a unit by condition; light injuries count as ready. */
export type Models = Parsed<typeof models>;

/** Something of a unit, or the unit itself, with a limit per army. HEX-DET-04 to -08. */
export type Limit = Parsed<typeof limit>;

/** The kind of a unit, regardless of its models' condition. */
export type UnitNature = Parsed<typeof unitNature>;

/** Lasting effects of battles on a unit besides its models. */
export type UnitRecord = Parsed<typeof unitRecord>;

export type Unit = Parsed<typeof unit>;

export type Detachment = Parsed<typeof detachment>;

export type Garrison = Parsed<typeof garrison>;

export type Convoy = Parsed<typeof convoy>;

/** What a spy can infiltrate. HEX-SPY-04. */
export type SpyTarget = Parsed<typeof spyTarget>;

/** A spy's target with its owner at that time: with another owner the spy loses it. HEX-SPY-09. */
export type Infiltrated = Parsed<typeof infiltrated>;

export type Spy = Parsed<typeof spy>;

export type Diplomat = Parsed<typeof diplomat>;

export type Piece = Parsed<typeof piece>;

/** The only pieces with a zone of control. */
export type Army = Detachment | Garrison;
