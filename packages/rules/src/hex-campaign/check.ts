import type { Rejection } from '../kernel/index.ts';
import { lookup } from '../kernel/index.ts';
import { gridOf } from './movement/grid.ts';
import { orderKnowledgeFault } from './movement/known-faults.ts';
import { rejected, sheetFaults } from './turn/sheet-faults.ts';
import type { Sheet, View } from './types.ts';

/**
 * Why a sheet is not in order, judged on what the seat knows and nothing else. First what is wrong whatever anybody
 * knows; of orders without such a fault, what the seat can see to be forbidden.
 */
export function check(view: View, sheet: Sheet): readonly Rejection[] {
  if (view.viewer.kind !== 'seat' || view.phase !== sheet.phase) {
    return [{ code: 'not-awaited', rule: 'HEX-TURN-03', path: ['phase'], facts: { phase: view.phase } }];
  }
  const plain = sheetFaults(gridOf(view.chart), (id) => lookup(view.pieces, id), sheet);
  const faulty = new Set(plain.map(({ path }) => path[1]));
  const known = sheet.orders.flatMap((order, i) => {
    const piece = lookup(view.pieces, order.piece);
    if (faulty.has(i) || piece === undefined) return [];
    const found = orderKnowledgeFault(view, piece, order);
    return found === null ? [] : [rejected(found, ['orders', i])];
  });
  return [...plain, ...known];
}
