import { lookup } from '../../kernel/index.ts';
import { tellRefused } from '../battle-movement/orders.ts';
import { view } from '../view/view.ts';
import { battleOrderFaults } from './check.ts';
import type { BattleOrdersPlay } from './play.ts';

/**
 * HEX-BORD-01: takes the orders from the sheets. One that its seat could see was wrong is refused and counts as Guard,
 * as does an army without an order.
 */
export function takeBattleOrders(play: BattleOrdersPlay): void {
  play.moved.clear();
  for (const seat of play.before.seatOrder) {
    const sheet = lookup(play.sheets, seat) ?? null;
    if (sheet?.phase !== 'battle-orders' || sheet.orders.length === 0) continue;
    const known = view(play.before, { kind: 'seat', seat });
    const faults = new Map(battleOrderFaults(known, sheet).map((found) => [found.path[1], found]));
    sheet.orders.forEach((order, i) => {
      const found = faults.get(i);
      if (found !== undefined) tellRefused(play, seat, order, { ...found, rule: found.rule ?? 'HEX-BORD-01' });
      else play.battleOrders.set(order.piece, order);
    });
  }
}
