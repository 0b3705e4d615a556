import { supportFaults } from './air/support.ts';
import { battleOrderFaults } from './battle-orders/check.ts';
import { notAsked } from './check-asked.ts';
import { spyFaults } from './spies/check.ts';
import type { BattleSheet, Rejection, View } from './types.ts';

/** As `check`, for this phase alone: its order form does not load what the other sheets are judged by. */
export function checkBattleOrders(view: View, sheet: BattleSheet): readonly Rejection[] {
  const refused = notAsked(view, sheet.phase);
  return refused ?? [...battleOrderFaults(view, sheet), ...spyFaults(view, sheet), ...supportFaults(view, sheet)];
}
