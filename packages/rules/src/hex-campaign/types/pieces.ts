import type { HexKey, SeatId } from '../../kernel/index.ts';
import type {
  Faction,
  God,
  LimitKind,
  March,
  MoveClass,
  PieceId,
  Slot,
  Treatment,
  UnitId,
  UnitTag,
} from './vocabulary.ts';

/** Models of a unit by condition; light injuries count as ready. */
export interface Models {
  readonly ready: number;
  readonly wounded: number;
  readonly damaged: number;
  readonly dead: number;
  readonly captured: number;
}

/** Something of a unit, or the unit itself, that an army may hold only so often. HEX-DET-04 to -08. */
export interface Limit {
  /** What is counted: two units with the same name share the limit. */
  readonly name: string;
  readonly kind: LimitKind;
  /** With `per-detachment`: how many. */
  readonly most: number;
}

/** What a unit is, whatever has become of its models. */
export interface UnitNature {
  /** The entry of its race's list that rules name (`tactical-squad`), or empty for any other unit. */
  readonly kind: string;
  readonly tags: readonly UnitTag[];
  readonly limits: readonly Limit[];
  /** The vehicle or beast that carries it whole: `rhino`, `raider`; null on foot. */
  readonly mount: string | null;
  /** HEX-RACE-CH-03 to -06: whose mark or gifts it bears. */
  readonly mark: God | null;
}

/** What battles left of a unit besides its models. */
export interface UnitRecord {
  /** Permanent injuries of a special character, as they fell: dice of HEX-AFT-16. */
  readonly injuries: readonly number[];
  /** Those of them that bionics are paid for, until it recovers. HEX-AFT-17. */
  readonly bionics?: readonly number[];
  /** It lost its special weapons and equipment. HEX-AFT-18. */
  readonly stripped: boolean;
  /** HEX-XP-01. */
  readonly xp: number;
}

export interface Unit extends UnitNature {
  readonly id: UnitId;
  readonly name: string;
  readonly slot: Slot;
  readonly moveClass: MoveClass;
  readonly scout: boolean;
  /** Of the whole unit at roster size. */
  readonly points: number;
  readonly models: Models;
  /** Absent: nothing befell it. */
  readonly record?: UnitRecord;
}

interface PieceBase {
  readonly id: PieceId;
  readonly seat: SeatId;
  readonly hex: HexKey;
  readonly name: string;
}

export interface Detachment extends PieceBase {
  readonly kind: 'detachment';
  readonly march: March;
  readonly units: readonly Unit[];
  readonly dxp: number;
  /** The most DXP that it ever had: its status stays. Absent: what it has. HEX-XP-05. */
  readonly bestDxp?: number;
  /** HEX-GAR: a garrison in the field; exempt from HEX-MORD-12. */
  readonly garrisonDetachment: boolean;
  /** What to do with an enemy Urban hex that it enters; null: the minimum. HEX-MORD-14, HEX-MOV-08. */
  readonly treatment: Treatment | null;
  /** Race of its units where it is not the owner's: mercenaries, converted. */
  readonly race: Faction | null;
  /** The special detachment that it is: a key of its race's list; null: a normal one. HEX-DET-23. */
  readonly special: string | null;
  /** Its structure can never be changed. HEX-DET-25. */
  readonly fixed: boolean;
  /** The turn in whose battle orders it may only guard, for it moved in reserve or went up to orbit. HEX-BORD-15. */
  readonly guardsIn?: number;
  /** Released and not yet rearmed. HEX-DET-24. */
  readonly disarmed: boolean;
  /** Where a garrison-detachment will settle. HEX-GAR-09. */
  readonly target: HexKey | null;
}

export interface Garrison extends PieceBase {
  readonly kind: 'garrison';
  readonly units: readonly Unit[];
}

export interface Convoy extends PieceBase {
  readonly kind: 'convoy';
  readonly bp: number;
}

/** What a spy can infiltrate. HEX-SPY-04. */
export type SpyTarget =
  | { readonly kind: 'detachment' | 'convoy'; readonly piece: PieceId }
  | { readonly kind: 'stronghold' | 'urban' | 'resource'; readonly hex: HexKey };

/** What a spy has infiltrated, and whose that was then: in other hands it is lost to the spy. HEX-SPY-09. */
export type Infiltrated = SpyTarget & { readonly of: SeatId };

export interface Spy extends PieceBase {
  readonly kind: 'spy';
  /** Where it was built. HEX-SPY-05, HEX-BLD-10. */
  readonly home: HexKey;
  readonly target: Infiltrated | null;
}

export interface Diplomat extends PieceBase {
  readonly kind: 'diplomat';
}

export type Piece = Detachment | Garrison | Convoy | Spy | Diplomat;
/** The only pieces with a zone of control. */
export type Army = Detachment | Garrison;
