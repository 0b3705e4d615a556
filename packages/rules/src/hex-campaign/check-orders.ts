import { lookup } from '../kernel/index.ts';
import { airFaults } from './air/check.ts';
import { supportFaults } from './air/support.ts';
import { battleOrderFaults } from './battle-orders/check.ts';
import { gridOf } from './map/grid.ts';
import { orderKnowledgeFault } from './movement-orders/known-faults.ts';
import { sheetFaults } from './movement-orders/sheet-faults.ts';
import { rejected } from './refusal/fault.ts';
import { spyFaults } from './spies/check.ts';
import type { AirSheet, BattleSheet, MovementSheet, Rejection, Sheet, View } from './types.ts';

/*
 * The sheets of the order phases, each judged by itself: the desk of a phase on a page asks for its own, and does not
 * load what the others are judged by.
 */

/** Why the seat is not asked for a sheet of this phase; null: it is. */
export function notAsked(view: View, phase: Sheet['phase']): readonly Rejection[] | null {
  if (view.viewer.kind !== 'seat' || view.phase !== phase) {
    return [{ code: 'not-awaited', rule: 'HEX-TURN-03', path: ['phase'], facts: { phase: view.phase } }];
  }
  if ((view.own?.record.beaten ?? null) !== null) {
    return [{ code: 'beaten', rule: 'HEX-END-05', path: [], facts: {} }];
  }
  return null;
}

export function checkAirOrders(view: View, sheet: AirSheet): readonly Rejection[] {
  return notAsked(view, sheet.phase) ?? airFaults(view, sheet.air, ['air']);
}

/**
 * First what is wrong whatever anybody knows; of orders without such a fault, what the seat can see to be forbidden.
 */
export function checkMovementOrders(view: View, sheet: MovementSheet): readonly Rejection[] {
  return notAsked(view, sheet.phase) ?? [...movementFaults(view, sheet), ...airFaults(view, sheet.air ?? [], ['air'])];
}

export function checkBattleOrders(view: View, sheet: BattleSheet): readonly Rejection[] {
  const refused = notAsked(view, sheet.phase);
  return refused ?? [...battleOrderFaults(view, sheet), ...spyFaults(view, sheet), ...supportFaults(view, sheet)];
}

function movementFaults(view: View, sheet: MovementSheet): readonly Rejection[] {
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
