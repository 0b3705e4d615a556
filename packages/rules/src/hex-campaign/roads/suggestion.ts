import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { edgeKey, neighbours } from '../../space/hex.ts';
import { isOwnHex, type Realm } from '../realm/realm.ts';
import { asWritten, dieNeeded, isLinked } from './sites.ts';

/** Attempts that a road takes on average: 1, 1.5 or 3, in sixths; and a little more for the risk of a die. */
const ATTEMPTS = { 1: 6, 3: 10, 5: 19 } as const;

/** A way over own hexes and the roads that it still lacks. */
interface Way {
  readonly to: HexKey;
  readonly cost: number;
  readonly roads: readonly EdgeKey[];
}

/**
 * HEX-START-14: the roads that join the Capital to the seat's other sites, the easiest way first, outwards from the
 * Capital, and no more of them than there are actions. What is written already counts as built.
 */
export function waysToSites(realm: Realm, written: readonly EdgeKey[], actions: number): readonly EdgeKey[] {
  const { capital } = realm.record;
  if (capital === null) return [];
  const roads: EdgeKey[] = [];
  while (roads.length < actions) {
    const laid = new Set([...written, ...roads].map(asWritten));
    const [next] = waysFrom(realm, laid, capital).filter((way) => realm.sites.has(way.to) && way.roads.length > 0);
    if (next === undefined) break;
    roads.push(...next.roads.slice(0, actions - roads.length));
  }
  return roads;
}

/** The easiest way to every own hex, the easiest of them first. */
function waysFrom(realm: Realm, laid: ReadonlySet<EdgeKey>, from: HexKey): readonly Way[] {
  const found = new Map<HexKey, Way>();
  let open: readonly Way[] = [{ to: from, cost: 0, roads: [] }];
  for (let [way] = open; way !== undefined; [way] = open) {
    if (!found.has(way.to)) found.set(way.to, way);
    open = [...open.slice(1), ...stepsOn(realm, laid, way)].filter(({ to }) => !found.has(to)).sort(easierFirst);
  }
  return [...found.values()];
}

function stepsOn(realm: Realm, laid: ReadonlySet<EdgeKey>, { to: here, cost, roads }: Way): readonly Way[] {
  return neighbours(here)
    .filter((to) => isOwnHex(realm, to))
    .map((to) => {
      const edge = edgeKey(here, to);
      if (laid.has(asWritten(edge)) || isLinked(realm, edge)) return { to, cost, roads };
      return { to, cost: cost + ATTEMPTS[dieNeeded(realm.grid, edge)], roads: [...roads, edge] };
    });
}

const easierFirst = (a: Way, b: Way): number => a.cost - b.cost || (a.to < b.to ? -1 : 1);
