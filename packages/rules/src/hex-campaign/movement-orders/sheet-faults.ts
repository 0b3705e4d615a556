import type { HexKey } from '../../space/hex.ts';
import { LONGEST_PATH } from '../data/allowances.ts';
import { GARRISON_ORDERS, ORDERS_OF, RELEASED_ORDERS } from '../data/movement-orders.ts';
import type { Grid } from '../map/grid.ts';
import { directionBy, indexOf, nextTo } from '../map/grid.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import type { MovementOrder, MovementOrderType, MovementSheet, Piece, PieceId, Rejection } from '../types.ts';
import { classesOf, isSkimmersOnly } from '../units/classes.ts';

const has = (types: readonly MovementOrderType[], type: MovementOrderType): boolean => types.includes(type);

/** HEX-MORD-02, -13: whether a piece may be given this type of order at all. */
export function typeFault(piece: Piece, type: MovementOrderType): Fault | null {
  if (!has(ORDERS_OF[piece.kind], type)) {
    return fault('order-not-for-piece', 'HEX-MORD-02', { piece: piece.id, kind: piece.kind, order: type }, ['type']);
  }
  if (piece.kind === 'detachment' && piece.disarmed && !has(RELEASED_ORDERS, type)) {
    return fault('released', 'HEX-MORD-13', { piece: piece.id, order: type }, ['type']);
  }
  if (piece.kind === 'detachment' && piece.garrisonDetachment && !has(GARRISON_ORDERS, type)) {
    return fault('garrison-marches', 'HEX-GAR-10', { piece: piece.id, order: type }, ['type']);
  }
  return null;
}

/** HEX-MORD-11: a detachment of skimmers only. */
export const mayFlyHigh = (piece: Piece): boolean =>
  piece.kind === 'detachment' && isSkimmersOnly(classesOf(piece.units));

/** HEX-MORD-03, HEX-MOV-23: whether the hexes of a path are connected, starting from the piece. */
function pathFault(grid: Grid, from: HexKey, path: readonly HexKey[]): Fault | null {
  if (path.length === 0) return fault('path-empty', 'HEX-MORD-03', {}, ['path']);
  if (path.length > LONGEST_PATH) {
    return fault('path-too-long', 'HEX-MORD-03', { length: path.length, most: LONGEST_PATH }, ['path']);
  }
  let at = indexOf(grid, from);
  for (const [i, key] of path.entries()) {
    const d = directionBy(grid, at, key);
    if (d < 0 && indexOf(grid, key) < 0) return fault('off-map', 'HEX-MOV-23', { hex: key }, ['path', i]);
    if (d < 0) return fault('path-broken', 'HEX-MORD-03', { hex: key }, ['path', i]);
    at = nextTo(grid, at, d);
  }
  return null;
}

/** HEX-MORD-11: whether a piece ordered to fly high can. The schema allows `high` only where it makes sense. */
const highFault = (piece: Piece, order: MovementOrder): Fault | null =>
  'high' in order && order.high === true && !mayFlyHigh(piece)
    ? fault('high-not-skimmers', 'HEX-MORD-11', { piece: piece.id }, ['high'])
    : null;

/** Faults of an order that need no knowledge: its type, its piece, the shape of its path. */
function orderFault(grid: Grid, piece: Piece | undefined, order: MovementOrder): Fault | null {
  if (piece === undefined) return fault('piece-unknown', 'HEX-MORD-01', { piece: order.piece }, ['piece']);
  const ofType = typeFault(piece, order.type) ?? highFault(piece, order);
  if (ofType !== null) return ofType;
  const isAboutTarget = ('target' in order && order.type === 'path') || 'switchTo' in order;
  if (isAboutTarget && piece.kind !== 'spy') return fault('target-not-for-piece', 'HEX-SPY-04', { piece: piece.id });
  // HEX-SPY-09: a spy may choose a target without moving.
  const isTakingUp = isAboutTarget && order.type === 'path' && order.path.length === 0;
  if ('path' in order && !isTakingUp) return pathFault(grid, piece.hex, order.path);
  if (order.type === 'follow' && order.target === order.piece) {
    return fault('target-self', 'HEX-MORD-04', { piece: order.piece }, ['target']);
  }
  return null;
}

/**
 * HEX-MORD-01, -02: faults of a sheet that need no knowledge, at most one per order.
 * @param own the seat's piece with that id; somebody else's piece counts as unknown
 * @param where path to the sheet, for the rejections
 */
export function sheetFaults(
  grid: Grid,
  own: (id: PieceId) => Piece | undefined,
  sheet: MovementSheet,
  where: readonly (string | number)[] = [],
): readonly Rejection[] {
  const ordered = new Set<PieceId>();
  return sheet.orders.flatMap((order, i) => {
    const isTwice = ordered.has(order.piece);
    ordered.add(order.piece);
    const found = isTwice
      ? fault('piece-ordered-twice', 'HEX-MORD-01', { piece: order.piece }, ['piece'])
      : orderFault(grid, own(order.piece), order);
    return found === null ? [] : [rejected(found, [...where, 'orders', i])];
  });
}
