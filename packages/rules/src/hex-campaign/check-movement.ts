import { lookup } from '../kernel/index.ts';
import { airFaults } from './air/check.ts';
import { notAsked } from './check-asked.ts';
import { gridOf } from './map/grid.ts';
import { viewsInTurn } from './movement-orders/in-turn.ts';
import { orderKnowledgeFault } from './movement-orders/known-faults.ts';
import { sheetFaults } from './movement-orders/sheet-faults.ts';
import { rejected } from './refusal/fault.ts';
import type { MovementSheet, Rejection, View } from './types.ts';

/** As `check`, for this phase alone: its order form does not load what the other sheets are judged by. */
export function checkMovementOrders(view: View, sheet: MovementSheet): readonly Rejection[] {
  return notAsked(view, sheet.phase) ?? [...movementFaults(view, sheet), ...airFaults(view, sheet.air ?? [], ['air'])];
}

/**
 * First the faults that need no knowledge; then, for orders without one, what the seat can see is forbidden, both now and
 * when it is the piece's turn to move.
 */
function movementFaults(view: View, sheet: MovementSheet): readonly Rejection[] {
  const plain = sheetFaults(gridOf(view.chart), (id) => lookup(view.pieces, id), sheet);
  const faulty = new Set(plain.map(({ path }) => path[1]));
  const inTurn = viewsInTurn(view, sheet.orders);
  const known = sheet.orders.flatMap((order, i) => {
    const piece = lookup(view.pieces, order.piece);
    if (faulty.has(i) || piece === undefined) return [];
    const found = orderKnowledgeFault(view, piece, order) && orderKnowledgeFault(inTurn(order.piece), piece, order);
    return found === null ? [] : [rejected(found, ['orders', i])];
  });
  return [...plain, ...known];
}
