import { distance, type HexKey } from '../../space/hex.ts';
import { entryCost } from '../ground/entry.ts';
import { areFriends, type Ground } from '../ground/ground.ts';
import { arrivingShare, CARTERS, routeLength } from '../ground/route.ts';
import { waysFrom } from '../ground/ways.ts';
import { indexOf, keyAt } from '../map/grid.ts';
import { leastWay } from '../map/least-way.ts';
import { type Direction, type HexIndex, NOBODY, type SeatIndex } from '../map/numbers.ts';
import { rpOf } from '../places/resources.ts';
import { type Realm, urbanAt, urbanHexes } from '../realm/realm.ts';
import { type Fault, fault } from '../refusal/fault.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import type { Haul, Haulage, Reach, ResourceSite } from '../types.ts';
import { groundNow } from './roads-now.ts';
import { routeFault } from './routes.ts';
import { arriving } from './transport.ts';

function haul(rp: number, path: readonly HexKey[], length: number): Haul | null {
  const end = path.at(-1);
  return end === undefined ? null : { path, end, length, share: arrivingShare(length), bp: arriving(rp, length) };
}

/** HEX-ROUTE-01, -02: the paths to all own settlements where anything arrives: most BP first, then the shortest. */
function waysOf(realm: Realm, hex: HexKey, rp: number): readonly Haul[] {
  const ways = waysFrom(groundNow(realm), realm.me, hex);
  const found = urbanHexes(realm).flatMap((end) => {
    const way = ways.get(end);
    return way === undefined ? [] : (haul(rp, way.path, way.length) ?? []);
  });
  return found.sort((a, b) => b.bp - a.bp || a.length - b.length || (a.end < b.end ? -1 : 1));
}

function haulageOf(realm: Realm, hex: HexKey, site: ResourceSite): Haulage {
  const rp = rpOf(site.yield, realm.faction);
  const ways = waysOf(realm, hex, rp);
  const { route: path } = site;
  if (path === null) return { hex, rp, now: null, cut: null, ways };
  const found = routeFault(realm, { type: 'route', hex, path });
  const { length } = routeLength(groundNow(realm), realm.me, hex, path);
  const now = found !== null || length === null ? null : haul(rp, path, length);
  return { hex, rp, now, cut: found === null ? null : refusalFrom(found), ways };
}

/** HEX-ROUTE-01 to -04: each own Resource hex with its route and the best possible ones, by its key. */
export function haulages(realm: Realm): readonly Haulage[] {
  return [...realm.sites.keys()].sort().flatMap((hex) => {
    const site = realm.sites.get(hex);
    return site?.kind === 'resource' ? [haulageOf(realm, hex, site)] : [];
  });
}

/** HEX-ROUTE-01 to -04: how much arrives by a path that a player draws; the hexes entered, the last a settlement. */
export function haulOn(realm: Realm, hex: HexKey, path: readonly HexKey[]): Haul | null {
  const site = realm.sites.get(hex);
  if (site?.kind !== 'resource' || urbanAt(realm, path.at(-1) ?? hex) === null) return null;
  const { length } = routeLength(groundNow(realm), realm.me, hex, path);
  return length === null ? null : haul(rpOf(site.yield, realm.faction), path, length);
}

/** Longer than any way over a map. */
const ANY = 10_000;

/**
 * HEX-ROUTE-02 to -04: why a route that is being drawn cannot lead to a hex: nothing would arrive over so long a way, or
 * the way is closed. Null: it can.
 * @param path drawn so far
 */
export function routeHindrance(realm: Realm, from: HexKey, path: readonly HexKey[], to: HexKey): Fault | null {
  const ground = groundNow(realm);
  if (waysFrom(ground, realm.me, from).has(to)) return null;
  const way = waysFrom(ground, realm.me, from, ANY).get(to);
  if (way !== undefined) return fault('route-too-long', 'HEX-ROUTE-04', { hex: to, length: way.length }, ['path']);
  const drawn = distance(path.at(-1) ?? from, to) === 1 ? [...path, to] : clearest(ground, realm.me, from, to);
  return routeLength(ground, realm.me, from, drawn).fault;
}

/** The way with the fewest hexes that are closed to a route. */
function clearest(ground: Ground, seat: SeatIndex, from: HexKey, to: HexKey): readonly HexKey[] {
  const { grid } = ground;
  const weigh = (at: HexIndex, d: Direction, into: HexIndex) => {
    const cost = entryCost(ground, CARTERS, at, d);
    return areFriends(ground, seat, ground.control[into] ?? NOBODY) && cost > 0 ? cost : ANY;
  };
  return leastWay(grid, indexOf(grid, from), indexOf(grid, to), weigh).way.map((at) => keyAt(grid, at));
}

/** HEX-ROUTE-02, -03: every hex where something still arrives, with the shortest path: for a map. */
export const routeReach = (realm: Realm, hex: HexKey): readonly Reach[] =>
  [...waysFrom(groundNow(realm), realm.me, hex)]
    .filter(([, { path }]) => path.length > 0)
    .map(([end, { path, length }]) => ({ hex: end, cost: length, mustStop: false, path }));
