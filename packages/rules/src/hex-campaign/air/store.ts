import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { tell } from '../turn/play.ts';
import type { AirOrder, State } from '../types.ts';
import { view } from '../view/view.ts';
import { airOrderFault } from './check.ts';
import type { AirPlay } from './play.ts';

/** What a seat ordered its squadrons in the phase that closes now. */
function airOrdersOf(play: AirPlay, seat: SeatId): readonly AirOrder[] {
  const sheet = lookup(play.sheets, seat) ?? null;
  if (sheet === null || sheet.phase !== play.phase) return [];
  if (sheet.phase === 'air-orders') return sheet.air;
  return sheet.phase === 'movement-orders' ? (sheet.air ?? []) : [];
}

/**
 * HEX-AIR-01, -02: keeps the missions that were ordered until phase 4; losing an airbase before then does not recall
 * them. A mission that no squadron can fly is refused with an event for its seat.
 */
export function storeAirOrders(play: AirPlay): void {
  for (const seat of play.before.seatOrder) {
    const orders = airOrdersOf(play, seat);
    if (orders.length > 0) play.airMissions = [...play.airMissions, ...accepted(play, play.before, seat, orders)];
  }
}

function accepted(play: AirPlay, state: State, seat: SeatId, orders: readonly AirOrder[]) {
  const known = view(state, { kind: 'seat', seat });
  let flying = 0;
  return orders.flatMap((order) => {
    const { airspace, mission, target } = order;
    const found = airOrderFault(known, order, flying);
    if (found === null) {
      flying += 1;
      return [{ seat, airspace, mission, target }];
    }
    const rule = found.rule;
    const refused = { seat, airspace, mission, target, code: found.code };
    tell(play, { type: 'air-order-refused', rule, to: [seat], ...refused });
    return [];
  });
}
