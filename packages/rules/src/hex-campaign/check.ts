import { AFTER_DEALS, BEFORE_DEALS, executeLines } from './build-orders/execute.ts';
import { checkAirOrders } from './check-air.ts';
import { notAsked } from './check-asked.ts';
import { checkBattleOrders } from './check-battle.ts';
import { checkMovementOrders } from './check-movement.ts';
import { setAside } from './diplomacy/deals.ts';
import { knownRealm } from './realm/known-realm.ts';
import { rejected } from './refusal/fault.ts';
import { freeRoadFaults } from './roads/check.ts';
import { placementFaults } from './start/check.ts';
import type { BuildSheet, Rejection, Sheet, View } from './types.ts';

/** The faults of a sheet, judged only on what the seat knows. Empty: it may be sealed. */
export function check(view: View, sheet: Sheet): readonly Rejection[] {
  const refused = notAsked(view, sheet.phase);
  if (refused !== null) return refused;
  switch (sheet.phase) {
    case 'placement':
      return placementFaults(view, sheet);
    case 'free-roads':
      return freeRoadFaults(view, sheet);
    case 'build':
    case 'spending':
      return buildFaults(view, sheet);
    case 'air-orders':
      return checkAirOrders(view, sheet);
    case 'movement-orders':
      return checkMovementOrders(view, sheet);
    case 'battle-orders':
      return checkBattleOrders(view, sheet);
  }
}

/** HEX-TURN-09: carries out the sheet on what the seat knows, and refuses the lines that are refused there. */
function buildFaults(view: View, sheet: BuildSheet): readonly Rejection[] {
  const realm = knownRealm(view);
  if (realm === null) return [];
  const refused = [...executeLines(realm, sheet.lines, BEFORE_DEALS)];
  setAside(realm, view.own?.deals ?? []);
  refused.push(...executeLines(realm, sheet.lines, AFTER_DEALS));
  return refused.sort((a, b) => a.index - b.index).map(({ index, fault }) => rejected(fault, ['lines', index]));
}
