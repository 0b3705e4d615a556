import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { BattleOrder, BattleTarget, Detachment, PieceId, RefusalCode, Rejection } from '../types.ts';

/** Why an order is not carried out. */
export interface Barrier {
  readonly rule: RuleId;
  readonly code: RefusalCode;
  /** Its subject; absent if the code says everything. */
  readonly facts?: Rejection['facts'];
}

/** The battle orders in the sheet of a seat; none if it handed in none. */
export function sheetOf(play: Reads<'sheets'>, seat: SeatId): readonly BattleOrder[] {
  const sheet = lookup(play.sheets, seat) ?? null;
  return sheet?.phase === 'battle-orders' ? sheet.orders : [];
}

/** Tells the owner of an army why its order fails. */
export function tellRefused(play: Telling, seat: SeatId, { piece, type }: BattleOrder, barrier: Barrier): void {
  const { rule, code, facts = {} } = barrier;
  tell(play, { type: 'battle-order-refused', rule, to: [seat], seat, piece, order: type, code, facts });
}

/** An order that turned out impossible when its turn came: it is spent. */
export function refuseBattleOrder(
  play: Telling & Changes<'battleOrders'>,
  { seat }: Detachment,
  order: BattleOrder,
  barrier: Barrier,
): void {
  play.battleOrders.delete(order.piece);
  tellRefused(play, seat, order, barrier);
}

/** HEX-BMOV-04: an army whose hex is entered before it moves does nothing else, unless it defends; Guard is nothing. */
export function cancelOrder(play: Telling & Changes<'battleOrders'>, { seat, id, name, hex }: Detachment): void {
  const order = play.battleOrders.get(id);
  if (order === undefined || order.type === 'defend' || order.type === 'guard') return;
  play.battleOrders.delete(id);
  const told = { seat, piece: id, name, order: order.type, hex };
  tell(play, { type: 'battle-order-cancelled', rule: 'HEX-BMOV-04', to: [seat], ...told });
}

/** HEX-CLAIM-13: the finder of hostile forces guards, whatever its orders. */
export function dropOrder(play: Changes<'battleOrders'>, piece: PieceId): void {
  if (play.battleOrders.get(piece)?.type !== 'guard') play.battleOrders.delete(piece);
}

/** An order that goes into a hex to fight there. */
export type HostileOrder = Extract<BattleOrder, { target: BattleTarget }>;
