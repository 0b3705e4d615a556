import { lookup } from '../kernel/index.ts';
import { airFaults } from './air/check.ts';
import { supportFaults } from './air/support.ts';
import { battleOrderFaults } from './battle-orders/check.ts';
import { AFTER_DEALS, BEFORE_DEALS, executeLines } from './build-orders/execute.ts';
import { setAside } from './diplomacy/deals.ts';
import { gridOf } from './map/grid.ts';
import { orderKnowledgeFault } from './movement-orders/known-faults.ts';
import { sheetFaults } from './movement-orders/sheet-faults.ts';
import { knownRealm } from './realm/known-realm.ts';
import { rejected } from './refusal/fault.ts';
import { freeRoadFaults } from './roads/check.ts';
import { spyFaults } from './spies/check.ts';
import { placementFaults } from './start/check.ts';
import type { BuildSheet, MovementSheet, Rejection, Sheet, View } from './types.ts';

/** Why a sheet is not in order, judged on what the seat knows and nothing else. Empty: it may be sealed. */
export function check(view: View, sheet: Sheet): readonly Rejection[] {
  if (view.viewer.kind !== 'seat' || view.phase !== sheet.phase) {
    return [{ code: 'not-awaited', rule: 'HEX-TURN-03', path: ['phase'], facts: { phase: view.phase } }];
  }
  if ((view.own?.record.beaten ?? null) !== null) {
    return [{ code: 'beaten', rule: 'HEX-END-05', path: [], facts: {} }];
  }
  switch (sheet.phase) {
    case 'placement':
      return placementFaults(view, sheet);
    case 'free-roads':
      return freeRoadFaults(view, sheet);
    case 'build':
    case 'spending':
      return buildFaults(view, sheet);
    case 'air-orders':
      return airFaults(view, sheet.air, ['air']);
    case 'movement-orders':
      return [...movementFaults(view, sheet), ...airFaults(view, sheet.air ?? [], ['air'])];
    case 'battle-orders':
      return [...battleOrderFaults(view, sheet), ...spyFaults(view, sheet), ...supportFaults(view, sheet)];
  }
}

/**
 * First what is wrong whatever anybody knows; of orders without such a fault, what the seat can see to be forbidden.
 */
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

/** HEX-TURN-09: the sheet is carried out on what the seat knows; lines that are refused there are refused here. */
function buildFaults(view: View, sheet: BuildSheet): readonly Rejection[] {
  const realm = knownRealm(view);
  if (realm === null) return [];
  const refused = [...executeLines(realm, sheet.lines, BEFORE_DEALS)];
  setAside(realm, view.own?.deals ?? []);
  refused.push(...executeLines(realm, sheet.lines, AFTER_DEALS));
  return refused.sort((a, b) => a.index - b.index).map(({ index, fault }) => rejected(fault, ['lines', index]));
}
