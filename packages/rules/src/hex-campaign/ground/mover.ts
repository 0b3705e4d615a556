import { CONVOYS, DETACHMENT_ALLOWANCE, DIPLOMAT, RELEASED_ALLOWANCE, RESERVE_BONUS, SPY } from '../data/allowances.ts';
import { isSwift } from '../lists/speed.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { OFF_MAP } from '../map/numbers.ts';
import type { Detachment, Faction, MovementOrderType, Piece } from '../types.ts';
import { bitOf, classesOf } from '../units/classes.ts';

/** A piece as movement sees it. */
export interface Mover {
  /** Number of its seat in the ground. */
  readonly seat: SeatIndex;
  readonly kind: Exclude<Piece['kind'], 'garrison'>;
  /** Its start, by index: it does not block itself. */
  readonly start: HexIndex;
  /** Bit i is set when it has a unit of MOVE_CLASSES[i]. */
  readonly classes: number;
  readonly allowance: number;
  readonly high: boolean;
  readonly reserve: boolean;
  /** HEX-GAR-10: where it may end its move beside a detachment, by index, because it settles there; -1: nowhere. */
  readonly settlesAt: HexIndex;
}

/** HEX-MOV-10, HEX-MORD-08, HEX-MORD-10: movement points for an order; null if the order moves nothing. */
export function allowanceOf(
  piece: Piece,
  faction: Faction,
  order: MovementOrderType,
  guarded: readonly Detachment[] = [],
): number | null {
  const base = withBurden(baseAllowance(piece, faction), guarded);
  if (base === null) return null;
  switch (order) {
    case 'path':
    case 'follow':
    case 'advance':
      return base;
    case 'move-and-claim':
      return Math.ceil(base / 2);
    case 'reserve':
      return base + RESERVE_BONUS;
    case 'guard':
    case 'recover':
    case 'claim-area':
    case 'to-orbit':
    case 'webway':
      return null;
  }
}

/** HEX-CAPT-04: a guard is no faster than its captives. */
const withBurden = (base: number | null, guarded: readonly Detachment[]): number | null =>
  base === null || guarded.length === 0
    ? base
    : Math.min(base, ...guarded.map(({ march }) => DETACHMENT_ALLOWANCE[march]));

function baseAllowance(piece: Piece, faction: Faction): number | null {
  switch (piece.kind) {
    case 'detachment':
      if (piece.disarmed) return RELEASED_ALLOWANCE;
      return DETACHMENT_ALLOWANCE[piece.march === 'normal' && isSwift(piece, faction) ? 'vehicles' : piece.march];
    case 'convoy':
      return CONVOYS[faction].allowance;
    case 'diplomat':
      return DIPLOMAT.allowance;
    case 'spy':
      return SPY.allowance;
    case 'garrison':
      return null;
  }
}

function pieceClasses(piece: Piece, faction: Faction): number {
  switch (piece.kind) {
    case 'detachment':
    case 'garrison':
      return classesOf(piece.units);
    case 'convoy':
      return bitOf(CONVOYS[faction].moveClass);
    case 'diplomat':
      return bitOf(DIPLOMAT.moveClass);
    case 'spy':
      return bitOf(SPY.moveClass);
  }
}

/**
 * A piece moving under an order. Null if the piece or the order does not move. HEX-CAPT-04: restrictions of the
 * captives that it guards apply to it too, and it does not fly high.
 */
export function moverOf(
  piece: Piece,
  faction: Faction,
  at: { readonly seat: SeatIndex; readonly start: HexIndex; readonly settlesAt?: HexIndex },
  order: { readonly type: MovementOrderType; readonly high?: boolean },
  guarded: readonly Detachment[] = [],
): Mover | null {
  const allowance = allowanceOf(piece, faction, order.type, guarded);
  if (allowance === null || piece.kind === 'garrison') return null;
  return {
    seat: at.seat,
    kind: piece.kind,
    start: at.start,
    classes: guarded.reduce((bits, { units }) => bits | classesOf(units), pieceClasses(piece, faction)),
    allowance,
    high: order.high === true && guarded.length === 0,
    reserve: order.type === 'reserve',
    settlesAt: at.settlesAt ?? OFF_MAP,
  };
}
