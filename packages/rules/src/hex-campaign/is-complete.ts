import { lookup } from '../kernel/index.ts';
import { airbasesOf } from './air/airbases.ts';
import { supportOptions } from './air/support.ts';
import { battleOrderOptions } from './battle-orders/options.ts';
import { check } from './check.ts';
import { movementOptions } from './movement-orders/options.ts';
import { spyOptions } from './spies/options.ts';
import type { AirOrder, BattleSheet, PieceId, Sheet, View } from './types.ts';

/** Whether a sheet can be sealed and leaves nothing out: every piece that could do more than guard has an order. */
export function isComplete(view: View, sheet: Sheet): boolean {
  if (check(view, sheet).length > 0) return false;
  switch (sheet.phase) {
    case 'movement-orders': {
      const isAir = view.settings.mergeAirAndMoveOrders;
      return areOrdered(movementOptions(view), sheet.orders) && (!isAir || areFlown(view, sheet.air ?? []));
    }
    case 'air-orders':
      return areFlown(view, sheet.air);
    case 'battle-orders':
      return isFought(view, sheet);
    case 'placement':
    case 'free-roads':
    case 'spending':
    case 'build':
      return true;
  }
}

interface Of {
  readonly piece: PieceId;
}

const areOrdered = (asked: readonly Of[], orders: readonly Of[]): boolean =>
  asked.every(({ piece }) => orders.some((order) => order.piece === piece));

function areFlown(view: View, air: readonly AirOrder[]): boolean {
  return air.length >= airbasesOf(view).reduce((sum, { squadrons }) => sum + squadrons, 0);
}

/** Garrisons hold their place without orders. */
function isFought(view: View, { orders, spies, airSupport }: BattleSheet): boolean {
  const isDetachment = (id: PieceId) =>
    (lookup(view.pieces, id) ?? (view.own === null ? undefined : lookup(view.own.orbit, id)))?.kind === 'detachment';
  const armies = battleOrderOptions(view)
    .filter(
      ({ army, orders: open }) =>
        isDetachment(army) && open.some(({ type, refusal }) => type !== 'guard' && refusal === null),
    )
    .map(({ army }) => ({ piece: army }));
  const agents = spyOptions(view).flatMap(({ mission }) => (mission.mission === 'guard' ? [] : [mission]));
  const supports = new Set(supportOptions(view).map(({ support }) => support));
  return (
    areOrdered(armies, orders) &&
    areOrdered(agents, [...spies, ...orders]) &&
    [...supports].every((support) => airSupport.some((one) => one.support === support))
  );
}
