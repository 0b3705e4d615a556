import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import type { AirOrder, Rejection, View } from '../types.ts';

/** HEX-AIR-01, -09, HEX-TURN-02: faults in the air orders that the seat can see, at most one per order. */
export function airFaults(view: View, orders: readonly AirOrder[], where: Rejection['path']): readonly Rejection[] {
  let flying = 0;
  return orders.flatMap((order, i) => {
    const found = airOrderFault(view, order, flying);
    if (found !== null) return [rejected(found, [...where, i])];
    flying += 1;
    return [];
  });
}

/** HEX-TURN-02: whether missions are ordered in the phase that is open. */
export const mayOrderMissions = ({ phase, settings }: View): boolean =>
  phase === 'air-orders' || (phase === 'movement-orders' && settings.mergeAirAndMoveOrders);

/**
 * Why a squadron cannot be given this mission. The seat knows all that matters, so the engine checks the same
 * view.
 * @param flying how many squadrons have a mission already: each flies one
 */
export function airOrderFault(view: View, order: AirOrder, flying: number): Fault | null {
  const squadrons = view.own?.squadrons ?? 0;
  if (!mayOrderMissions(view)) return fault('missions-apart', 'HEX-TURN-02');
  if (flying >= squadrons) return fault('no-squadron', 'HEX-AIR-01', { squadrons });
  if (!gridOf(view.chart).airspace.includes(order.airspace)) {
    return fault('no-airspace', 'HEX-AIR-01', { airspace: order.airspace }, ['airspace']);
  }
  if (order.mission === 'strategic') return targetFault(view, order.airspace, order.target);
  return order.target === null ? null : fault('target-not-bombed', 'HEX-AIR-09', {}, ['target']);
}

/** HEX-AIR-09: a known Urban hex in the Airspace, neither the seat's own nor a friend's or partner's. */
function targetFault(view: View, airspace: number, hex: HexKey | null): Fault | null {
  if (hex === null) return fault('target-missing', 'HEX-AIR-09', {}, ['target']);
  const grid = gridOf(view.chart);
  if (grid.airspace[indexOf(grid, hex)] !== airspace) {
    return fault('target-elsewhere', 'HEX-AIR-09', { hex, airspace }, ['target']);
  }
  if (!knowsSettlement(view, hex)) return fault('target-not-known', 'HEX-AIR-09', { hex }, ['target']);
  const owner = ownerOf(view, hex);
  const relation = view.seats.find(({ id }) => id === owner)?.relation ?? 'enemy';
  return relation === undefined || relation === 'enemy'
    ? null
    : fault('target-friendly', 'HEX-AIR-09', { hex, relation }, ['target']);
}

/** HEX-AIR-09: seen once, also by Recon, or a Capital at its public starting place if nothing else is known. */
function knowsSettlement(view: View, hex: HexKey): boolean {
  const known = lookup(view.hexes, hex);
  if (known?.site?.kind === 'urban') return true;
  const isLookedAt = known !== undefined && (known.inSight || known.seenIn !== null || known.site !== null);
  return !isLookedAt && view.seats.some(({ startingCapital }) => startingCapital === hex);
}

/** The settlement's owner as far as the seat knows. */
function ownerOf(view: View, hex: HexKey) {
  const known = lookup(view.hexes, hex);
  if (known?.control !== undefined && known.control !== null) return known.control;
  return known?.site?.kind === 'urban' ? null : view.seats.find(({ startingCapital }) => startingCapital === hex)?.id;
}
