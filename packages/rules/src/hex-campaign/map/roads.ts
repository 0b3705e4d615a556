import { keysOf, remembered } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { edgeKey } from '../../space/hex.ts';
import type { Settings, Site, State } from '../types.ts';
import type { Grid } from './grid.ts';
import { gridOf, indexOf, keyAt, markSides, nextTo } from './grid.ts';
import type { HexIndex, PerHex } from './numbers.ts';
import { FIRST_DIRECTION, FIRST_HEX, noMarks, opposite, SIX } from './numbers.ts';

/** What road links are computed from: the truth in the engine, the player's knowledge in a form. */
export interface RoadNetwork {
  readonly grid: Grid;
  readonly built: Iterable<EdgeKey>;
  readonly settlements: Iterable<HexKey>;
  readonly model: Settings['roadModel'];
}

/**
 * HEX-MAP-03: road links as bits by direction. Built links count directly; a settlement is linked with every
 * neighbour that is a settlement or has a built link. Under `roadModel` hexes any two neighbours that each have a road
 * count as linked. Nothing else computes links: a viewer who knows fewer roads and settlements gets fewer links.
 */
export function roadLinks({ grid, built, settlements, model }: RoadNetwork): PerHex {
  const links = noMarks(grid.count);
  markSides(grid, links, built);
  const hasRoad = noMarks(grid.count);
  for (let at = FIRST_HEX; at < grid.count; at++) if (links[at] !== 0) hasRoad[at] = 1;
  const urban: HexIndex[] = [];
  for (const key of settlements) {
    const at = indexOf(grid, key);
    if (at < 0) continue;
    urban.push(at);
    hasRoad[at] = 1;
  }
  const joining = model === 'hexes' ? setIn(hasRoad) : urban;
  for (const at of joining) linkNeighbours(grid, links, hasRoad, at);
  return links;
}

function setIn(flags: PerHex): readonly HexIndex[] {
  const found: HexIndex[] = [];
  for (let at = FIRST_HEX; at < flags.length; at++) if (flags[at] === 1) found.push(at);
  return found;
}

/** The keys of the settlements among sites. */
export const settlementsIn = (sites: Readonly<Record<HexKey, Pick<Site, 'kind'>>>): readonly HexKey[] =>
  keysOf(sites).filter((key) => sites[key]?.kind === 'urban');

function linkNeighbours(grid: Grid, links: PerHex, hasRoad: PerHex, at: HexIndex): void {
  for (let d = FIRST_DIRECTION; d < SIX; d++) {
    const other = nextTo(grid, at, d);
    if (other < 0 || hasRoad[other] !== 1) continue;
    links[at] = (links[at] ?? 0) | (1 << d);
    links[other] = (links[other] ?? 0) | (1 << opposite(d));
  }
}

/** The true links of a state, made once; not to be changed. */
export const linksOf: (state: State) => PerHex = remembered(({ chart, roads, sites, settings }: State) =>
  roadLinks({ grid: gridOf(chart), built: roads, settlements: settlementsIn(sites), model: settings.roadModel }),
);

/** The links of one hex as sides, by direction. */
export function linksAt(grid: Grid, links: PerHex, at: HexIndex): readonly EdgeKey[] {
  const bits = links[at] ?? 0;
  if (bits === 0) return [];
  const edges: EdgeKey[] = [];
  for (let d = FIRST_DIRECTION; d < SIX; d++) {
    const other = nextTo(grid, at, d);
    if ((bits & (1 << d)) !== 0 && other >= 0) edges.push(edgeKey(keyAt(grid, at), keyAt(grid, other)));
  }
  return edges;
}
