import { keysOf } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { REACH_POINTS } from '../data/cartography.ts';
import { RIVER_COST, TERRAIN_COST } from '../data/terrain.ts';
import type { Grid } from '../map/grid.ts';
import { gridOf, indexOf, nextTo, steps, terrainAt } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { EVERY_DIRECTION } from '../map/numbers.ts';
import { zoneAround } from '../start/zones.ts';
import type { Chart } from '../types.ts';

/** What a start offers, for comparison. */
export interface ComparedStart {
  readonly hex: HexKey;
  /** Land hexes of its zone before it is trimmed. HEX-START-16. */
  readonly zone: number;
  /** Hexes that a marching infantry detachment can reach from there in two turns. */
  readonly reach: number;
  /** Proposed sites among those hexes, without the start's Capital. */
  readonly sites: number;
  /** Steps to the nearest other start. */
  readonly nearest: number;
}

/** All starts of a map, in their order. HEX-START-17. */
export function comparedStarts(chart: Chart, starts: readonly HexKey[]): readonly ComparedStart[] {
  const grid = gridOf(chart);
  const hexes = starts.map((start) => indexOf(grid, start));
  return starts.map((hex, i) => {
    const from = hexes[i] ?? indexOf(grid, hex);
    const others = hexes.filter((_, other) => other !== i);
    const reached = reachFrom(grid, from);
    return {
      hex,
      zone: zoneAround(chart, hex).length,
      reach: reached.size,
      sites: keysOf(chart.sites ?? {}).filter((site) => site !== hex && reached.has(indexOf(grid, site))).length,
      nearest: Math.min(...others.map((other) => steps(grid, from, other))),
    };
  });
}

/** How even the starts are, in hundredths: the least reach as a share of the greatest. */
export function fairness(starts: readonly ComparedStart[]): number {
  const reaches = starts.map(({ reach }) => reach);
  return Math.floor((100 * Math.min(...reaches)) / Math.max(1, ...reaches));
}

/** HEX-MOV-11: the land hexes within this many movement points, with their costs. All costs are whole numbers. */
function reachFrom(grid: Grid, from: HexIndex): ReadonlyMap<HexIndex, number> {
  const spent = new Map<HexIndex, number>([[from, 0]]);
  for (let points = 0; points < REACH_POINTS; points++) {
    for (const [hex, cost] of [...spent]) {
      if (cost !== points) continue;
      for (const d of EVERY_DIRECTION) {
        const next = nextTo(grid, hex, d);
        if (next < 0 || terrainAt(grid, next) === 'sea') continue;
        const river = ((grid.rivers[hex] ?? 0) >> d) & 1 ? RIVER_COST : 0;
        const total = cost + TERRAIN_COST[terrainAt(grid, next)] + river;
        if (total <= REACH_POINTS && total < (spent.get(next) ?? Number.MAX_SAFE_INTEGER)) spent.set(next, total);
      }
    }
  }
  return spent;
}
