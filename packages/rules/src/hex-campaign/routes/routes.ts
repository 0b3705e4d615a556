import { present } from '../../kernel/index.ts';
import { arrivingShare, routeLength } from '../ground/route.ts';
import { waysFrom } from '../ground/ways.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { type Realm, tellRealm, urbanAt, urbanHexes } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf, ResourceSite } from '../types.ts';
import { groundNow } from './roads-now.ts';

/** The number of destinations proposed for each Resource hex, the nearest first. */
const PROPOSED = 3;

function resourceAt(realm: Realm, { hex }: LineOf<'route'>): ResourceSite | null {
  const site = realm.sites.get(hex);
  return site?.kind === 'resource' ? site : null;
}

/** HEX-ROUTE-01 to -03: what is wrong with a route now. */
export function routeFault(realm: Realm, line: LineOf<'route'>): Fault | null {
  const { hex, path } = line;
  if (resourceAt(realm, line) === null) return fault('not-own-resource', 'HEX-ROUTE-01', { hex }, ['hex']);
  if (path === null) return null;
  const end = path.at(-1);
  if (end === undefined) return fault('route-empty', 'HEX-ROUTE-01', { hex }, ['path']);
  const { fault: found } = routeLength(groundNow(realm), realm.me, hex, path);
  if (found !== null) return found;
  if (urbanAt(realm, end) !== null) return null;
  return fault('route-without-settlement', 'HEX-ROUTE-03', { hex: end }, ['path', path.length - 1]);
}

/** HEX-ROUTE-01: the route of a Resource hex's RP from now on, until changed; null for none. */
export const routeLine: LineRule<'route'> = {
  group: 'routes',
  refusal: routeFault,
  cost: () => 0,
  perform: (realm, line) => {
    const site = resourceAt(realm, line);
    if (site === null) return;
    const { seat } = realm;
    const { hex, path } = line;
    realm.sites.set(hex, { ...site, route: path });
    const length =
      path === null ? 0 : present(routeLength(groundNow(realm), realm.me, hex, path).length, 'the route was checked');
    const share = path === null ? 0 : arrivingShare(length);
    const to = path?.at(-1) ?? null;
    tellRealm(realm, { type: 'route-set', rule: 'HEX-ROUTE-01', to: [seat], seat, hex, end: to, length, share });
  },
  offers: (realm) =>
    [...realm.sites.keys()].sort().flatMap((hex): readonly LineOf<'route'>[] => {
      const site = realm.sites.get(hex);
      if (site?.kind !== 'resource') return [];
      const ways = waysFrom(groundNow(realm), realm.me, hex);
      const ends = urbanHexes(realm).flatMap((end) => ways.get(end) ?? []);
      const near = [...ends].sort((a, b) => a.length - b.length).slice(0, PROPOSED);
      const proposed = near.map(({ path }): LineOf<'route'> => ({ type: 'route', hex, path }));
      return site.route === null ? proposed : [...proposed, { type: 'route', hex, path: null }];
    }),
};
