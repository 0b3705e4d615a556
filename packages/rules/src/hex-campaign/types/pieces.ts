import type { HexKey, SeatId } from '../../kernel/index.ts';
import type { March, MoveClass, PieceId, Slot, Treatment, UnitId } from './vocabulary.ts';

/** Models of a unit by condition; light injuries count as ready. */
export interface Models {
  readonly ready: number;
  readonly wounded: number;
  readonly damaged: number;
  readonly dead: number;
  readonly captured: number;
}

export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  readonly slot: Slot;
  readonly moveClass: MoveClass;
  readonly scout: boolean;
  /** Of the whole unit at roster size. */
  readonly points: number;
  readonly models: Models;
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
  /** HEX-GAR: a garrison in the field; exempt from HEX-MORD-12. */
  readonly garrisonDetachment: boolean;
  /** What to do with an enemy Urban hex that it enters; null: the minimum. HEX-MORD-14, HEX-MOV-08. */
  readonly treatment: Treatment | null;
}

export interface Garrison extends PieceBase {
  readonly kind: 'garrison';
  readonly units: readonly Unit[];
}

export interface Convoy extends PieceBase {
  readonly kind: 'convoy';
  readonly bp: number;
}

export interface Spy extends PieceBase {
  readonly kind: 'spy';
}

export interface Diplomat extends PieceBase {
  readonly kind: 'diplomat';
}

export type Piece = Detachment | Garrison | Convoy | Spy | Diplomat;
/** The only pieces with a zone of control. */
export type Army = Detachment | Garrison;
