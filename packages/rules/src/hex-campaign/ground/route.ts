import type { HexKey } from '../../space/hex.ts';
import { ROUTE_FREE, ROUTE_LOSS } from '../data/routes.ts';
import { directionTo, indexOf } from '../map/grid.ts';
import type { SeatIndex } from '../map/numbers.ts';
import { NO_DIRECTION, NOBODY } from '../map/numbers.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { bitOf } from '../units/classes.ts';
import { entryCost, NO_BRIDGE } from './entry.ts';
import { areFriends, type Ground } from './ground.ts';

/** HEX-ROUTE-02: resources travel as wheeled vehicles do. */
export const CARTERS = { classes: bitOf('wheeled'), high: false } as const;

/** HEX-ROUTE-04: hundredths of the RP that arrive over a length. */
export const arrivingShare = (length: number): number =>
  Math.max(0, 100 - ROUTE_LOSS * Math.max(0, length - ROUTE_FREE));

/** A route that can be used, with its length in movement points, or the hex where it cannot, and why. */
export type Route =
  | { readonly length: number; readonly fault: null; readonly at: null }
  | { readonly length: null; readonly fault: Fault; readonly at: HexKey };

/**
 * HEX-ROUTE-02, -03: how long a route is in movement points, or why it is invalid: unconnected hexes,
 * ground or rivers closed to wheels, hexes that are neither own nor allied.
 * @param path the hexes entered after `from`, the destination last
 */
export function routeLength(ground: Ground, seat: SeatIndex, from: HexKey, path: readonly HexKey[]): Route {
  const broken = (at: HexKey, found: Fault): Route => ({ length: null, fault: found, at });
  const { grid } = ground;
  let here = indexOf(grid, from);
  if (!areFriends(ground, seat, ground.control[here] ?? NOBODY)) {
    return broken(from, fault('route-not-friendly', 'HEX-ROUTE-03', { hex: from }, ['path']));
  }
  let length = 0;
  for (const [i, hex] of path.entries()) {
    const next = indexOf(grid, hex);
    const d = next < 0 ? NO_DIRECTION : directionTo(grid, here, next);
    if (d < 0) return broken(hex, fault('route-broken', 'HEX-ROUTE-02', { hex }, ['path', i]));
    if (!areFriends(ground, seat, ground.control[next] ?? NOBODY)) {
      return broken(hex, fault('route-not-friendly', 'HEX-ROUTE-03', { hex }, ['path', i]));
    }
    const cost = entryCost(ground, CARTERS, here, d);
    if (cost === NO_BRIDGE) return broken(hex, fault('route-river', 'HEX-ROUTE-02', { hex }, ['path', i]));
    if (cost <= 0) return broken(hex, fault('route-closed', 'HEX-ROUTE-02', { hex }, ['path', i]));
    length += cost;
    here = next;
  }
  return { length, fault: null, at: null };
}
