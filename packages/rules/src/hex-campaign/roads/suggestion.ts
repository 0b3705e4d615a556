import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { banks, edgeKey, neighbours } from '../../space/hex.ts';
import { directionTo, indexOf } from '../map/grid.ts';
import { roadLinks } from '../map/roads.ts';
import { isOwnHex, type Realm } from '../realm/realm.ts';
import { dieNeeded } from './sites.ts';

/** Attempts that a road takes on average: 1, 1.5 or 3, in sixths; and a little more for the risk of a die. */
const ATTEMPTS = { 1: 6, 3: 10, 5: 19 } as const;

/** A path over own hexes and its missing roads. */
interface Way {
  readonly to: HexKey;
  readonly cost: number;
  readonly roads: readonly EdgeKey[];
}

/** Whether a side has a road. */
type Network = (edge: EdgeKey) => boolean;

/**
 * HEX-START-14: the roads that join the Capital to the seat's other sites, the easiest path first, outwards from the
 * Capital, and no more than there are actions. Roads on the sheet count as built.
 */
export function waysToSites(realm: Realm, written: readonly EdgeKey[], actions: number): readonly EdgeKey[] {
  const { capital } = realm.record;
  if (capital === null) return [];
  let roads: readonly EdgeKey[] = [];
  while (roads.length < actions) {
    const ways = waysFrom(realm, networkWith(realm, [...written, ...roads]), capital);
    const next = ways.find((way) => realm.sites.has(way.to) && way.roads.length > 0);
    if (next === undefined) break;
    roads = needed(realm, written, [...roads, ...next.roads]);
  }
  return roads.slice(0, actions);
}

/** HEX-MAP-03: the roads once these are built, with the links that settlements then have automatically. */
function networkWith(realm: Realm, built: readonly EdgeKey[]): Network {
  const { grid, settlements, settings } = realm;
  const links = roadLinks({ grid, built: [...realm.roads, ...built], settlements, model: settings.roadModel });
  return (edge) => {
    const [from, to] = banks(edge).map((hex) => indexOf(grid, hex));
    if (from === undefined || to === undefined) return false;
    return ((links[from] ?? 0) & (1 << directionTo(grid, from, to))) !== 0;
  };
}

/** HEX-MAP-03: without roads that the others make unnecessary; the riskiest are left out first. */
function needed(realm: Realm, written: readonly EdgeKey[], roads: readonly EdgeKey[]): readonly EdgeKey[] {
  const riskiest = roads.toSorted((a, b) => dieNeeded(realm.grid, b) - dieNeeded(realm.grid, a));
  return riskiest.reduce((left, edge) => {
    const others = left.filter((one) => one !== edge);
    return roads.every(networkWith(realm, [...written, ...others])) ? others : left;
  }, roads);
}

/** The easiest path to every own hex, the easiest first. */
function waysFrom(realm: Realm, network: Network, from: HexKey): readonly Way[] {
  const found = new Map<HexKey, Way>();
  let open: readonly Way[] = [{ to: from, cost: 0, roads: [] }];
  for (let [way] = open; way !== undefined; [way] = open) {
    if (!found.has(way.to)) found.set(way.to, way);
    open = [...open.slice(1), ...stepsOn(realm, network, way)].filter(({ to }) => !found.has(to)).sort(easierFirst);
  }
  return [...found.values()];
}

function stepsOn(realm: Realm, network: Network, { to: here, cost, roads }: Way): readonly Way[] {
  return neighbours(here)
    .filter((to) => isOwnHex(realm, to))
    .map((to) => {
      const edge = edgeKey(here, to);
      if (network(edge)) return { to, cost, roads };
      return { to, cost: cost + ATTEMPTS[dieNeeded(realm.grid, edge)], roads: [...roads, edge] };
    });
}

const easierFirst = (a: Way, b: Way): number => a.cost - b.cost || (a.to < b.to ? -1 : 1);
