import type { HexKey } from '../../space/hex.ts';
import { rpOf } from '../places/resources.ts';
import { type Realm, urbanAt, urbanHexes } from '../realm/realm.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import type { Haul, Haulage, Reach, ResourceSite } from '../types.ts';
import { groundNow } from './roads-now.ts';
import { arrivingShare, routeLength } from './route.ts';
import { routeFault } from './routes.ts';
import { arriving } from './transport.ts';
import { waysFrom } from './ways.ts';

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
  const fault = routeFault(realm, { type: 'route', hex, path });
  const { length } = routeLength(groundNow(realm), realm.me, hex, path);
  const now = fault !== null || length === null ? null : haul(rp, path, length);
  return { hex, rp, now, cut: fault === null ? null : refusalFrom(fault), ways };
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

/** HEX-ROUTE-02, -03: every hex where something still arrives, with the shortest path: for a map. */
export const routeReach = (realm: Realm, hex: HexKey): readonly Reach[] =>
  [...waysFrom(groundNow(realm), realm.me, hex)]
    .filter(([, { path }]) => path.length > 0)
    .map(([end, { path, length }]) => ({ hex: end, cost: length, mustStop: false, path }));
