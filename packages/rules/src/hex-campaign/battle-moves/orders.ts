import type { RuleId, SeatId } from '../../kernel/index.ts';
import { battleOrderFaults } from '../battle-orders/check.ts';
import type { Play } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { BattleOrder, Detachment, PieceId } from '../types.ts';
import { view } from '../view/view.ts';

/** Why an order is not carried out. */
export interface Barrier {
  readonly rule: RuleId;
  readonly code: string;
}

/** The battle orders in the sheet of a seat; none where it handed in none. */
export function sheetOf(play: Play, seat: SeatId): readonly BattleOrder[] {
  const sheet = play.sheets[seat] ?? null;
  return sheet?.phase === 'battle-orders' ? sheet.orders : [];
}

/**
 * HEX-BORD-01: takes up the orders of the sheets. One that its seat could see to be wrong is refused and counts as Guard,
 * as does what got no order.
 */
export function takeBattleOrders(play: Play): void {
  play.moved.clear();
  for (const seat of play.before.seatOrder) {
    const sheet = play.sheets[seat] ?? null;
    if (sheet?.phase !== 'battle-orders' || sheet.orders.length === 0) continue;
    const known = view(play.before, { kind: 'seat', seat });
    const faults = new Map(battleOrderFaults(known, sheet).map(({ path, rule, code }) => [path[1], { rule, code }]));
    sheet.orders.forEach((order, i) => {
      const found = faults.get(i);
      if (found !== undefined) tellRefused(play, seat, order, { code: found.code, rule: found.rule ?? 'HEX-BORD-01' });
      else if (order.type !== 'guard') play.battleOrders.set(order.piece, order);
    });
  }
}

/** Tells the owner of an army why its order comes to nothing. */
function tellRefused(play: Play, seat: SeatId, { piece, type }: BattleOrder, { rule, code }: Barrier): void {
  tell(play, { type: 'battle-order-refused', rule, to: [seat], seat, piece, order: type, code });
}

/** An order that turned out impossible when its turn came: it is spent. */
export function refuseBattleOrder(play: Play, { seat }: Detachment, order: BattleOrder, barrier: Barrier): void {
  play.battleOrders.delete(order.piece);
  tellRefused(play, seat, order, barrier);
}

/** HEX-BMOV-04: an army whose hex is entered before it has moved does nothing else, unless it defends. */
export function cancelOrder(play: Play, { seat, id, name, hex }: Detachment): void {
  const order = play.battleOrders.get(id);
  if (order === undefined || order.type === 'defend') return;
  play.battleOrders.delete(id);
  const told = { seat, piece: id, name, order: order.type, hex };
  tell(play, { type: 'battle-order-cancelled', rule: 'HEX-BMOV-04', to: [seat], ...told });
}

/** HEX-CLAIM-13: the finder of hostile forces guards, whatever it was ordered. */
export function dropOrder(play: Play, piece: PieceId): void {
  play.battleOrders.delete(piece);
}
