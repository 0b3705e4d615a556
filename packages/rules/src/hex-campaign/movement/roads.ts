import type { EdgeKey, HexKey } from '../../kernel/index.ts';
import { edgeKey, keysOf } from '../../kernel/index.ts';
import type { Settings, Site, State } from '../types.ts';
import type { Grid } from './grid.ts';
import { gridOf, indexOf, keyAt, markSides, nextTo } from './grid.ts';
import { remembered } from './memo.ts';

/**
 * HEX-MAP-03: road links as bits by direction. Built links count as they are; an Urban hex is linked with every
 * neighbour that is Urban or has a built link. Under `roadModel` hexes any two neighbours that each have a road count
 * as linked.
 */
export function roadLinks(
  grid: Grid,
  built: readonly EdgeKey[],
  sites: Readonly<Record<HexKey, Site>>,
  model: Settings['roadModel'],
): Uint8Array {
  const urban = keysOf(sites).filter((key) => sites[key]?.kind === 'urban');
  return linksBetween(grid, built, urban, model);
}

/** HEX-MAP-03: the same for Urban hexes as they are known. */
export function linksBetween(
  grid: Grid,
  built: readonly EdgeKey[],
  settlements: Iterable<HexKey>,
  model: Settings['roadModel'],
): Uint8Array {
  const links = new Uint8Array(grid.count);
  markSides(grid, links, built);
  const hasRoad = Uint8Array.from(links, (bits) => (bits === 0 ? 0 : 1));
  const urban: number[] = [];
  for (const key of settlements) {
    const at = indexOf(grid, key);
    if (at < 0) continue;
    urban.push(at);
    hasRoad[at] = 1;
  }
  const joining = model === 'hexes' ? Array.from(hasRoad.keys()).filter((i) => hasRoad[i] === 1) : urban;
  for (const at of joining) linkNeighbours(grid, links, hasRoad, at);
  return links;
}

function linkNeighbours(grid: Grid, links: Uint8Array, hasRoad: Uint8Array, at: number): void {
  for (let d = 0; d < 6; d++) {
    const other = nextTo(grid, at, d);
    if (other < 0 || hasRoad[other] !== 1) continue;
    links[at] = (links[at] ?? 0) | (1 << d);
    links[other] = (links[other] ?? 0) | (1 << ((d + 3) % 6));
  }
}

/** The links of a state, made once; not to be changed. */
export const linksOf: (state: State) => Uint8Array = remembered((state: State) =>
  roadLinks(gridOf(state.chart), state.roads, state.sites, state.settings.roadModel),
);

/** The links of one hex as sides, by direction. */
export function linksAt(grid: Grid, links: Uint8Array, at: number): readonly EdgeKey[] {
  const bits = links[at] ?? 0;
  if (bits === 0) return [];
  const edges: EdgeKey[] = [];
  for (let d = 0; d < 6; d++) {
    const other = nextTo(grid, at, d);
    if ((bits & (1 << d)) !== 0 && other >= 0) edges.push(edgeKey(keyAt(grid, at), keyAt(grid, other)));
  }
  return edges;
}
