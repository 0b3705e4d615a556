import type { HexKey } from '../../space/hex.ts';
import type { Grid } from '../map/grid.ts';
import { gridOf, indexOf, nextTo, SEA } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { EVERY_DIRECTION } from '../map/numbers.ts';
import type { Chart, Rejection } from '../types.ts';

/** HEX-START-16, -17: the seats meet on one mainland. */
export function landFaults(chart: Chart, centres: readonly HexKey[]): readonly Rejection[] {
  const grid = gridOf(chart);
  if (grid.hexes.every((hex) => grid.terrain[hex] === SEA))
    return [{ code: 'no-land', rule: 'HEX-MAP-01', path: ['chart', 'rows'], facts: {} }];
  const [near, ...others] = centres;
  if (near === undefined) return [];
  const mainland = reachedFrom(grid, indexOf(grid, near));
  return others.flatMap((hex, i): readonly Rejection[] =>
    mainland.has(indexOf(grid, hex))
      ? []
      : [
          {
            code: 'starts-unconnected',
            rule: 'HEX-START-17',
            path: ['chart', 'starts', i + 1],
            facts: { hex, near },
          },
        ],
  );
}

/** All hexes reachable over land from there. */
function reachedFrom(grid: Grid, start: HexIndex): ReadonlySet<HexIndex> {
  const found = new Set([start]);
  for (const hex of found) {
    for (const d of EVERY_DIRECTION) {
      const next = nextTo(grid, hex, d);
      if (next >= 0 && grid.terrain[next] !== SEA) found.add(next);
    }
  }
  return found;
}
