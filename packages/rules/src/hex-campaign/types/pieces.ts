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

/** Something of a unit, or the unit itself, that an army may hold only so often. HEX-DET-04 to -08. */
export type Limit = Parsed<typeof limit>;

/** What a unit is, whatever has become of its models. */
export type UnitNature = Parsed<typeof unitNature>;

/** What battles left of a unit besides its models. */
export type UnitRecord = Parsed<typeof unitRecord>;

export type Unit = Parsed<typeof unit>;

export type Detachment = Parsed<typeof detachment>;

export type Garrison = Parsed<typeof garrison>;

export type Convoy = Parsed<typeof convoy>;

/** What a spy can infiltrate. HEX-SPY-04. */
export type SpyTarget = Parsed<typeof spyTarget>;

/** What a spy has infiltrated, and whose that was then: in other hands it is lost to the spy. HEX-SPY-09. */
export type Infiltrated = Parsed<typeof infiltrated>;

export type Spy = Parsed<typeof spy>;

export type Diplomat = Parsed<typeof diplomat>;

export type Piece = Parsed<typeof piece>;

/** The only pieces with a zone of control. */
export type Army = Detachment | Garrison;
