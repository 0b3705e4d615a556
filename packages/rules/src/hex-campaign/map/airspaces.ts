import type { HexKey, MapSize } from '../../space/hex.ts';
import type { Chart, GivenChart } from '../types.ts';
import type { Grid } from './grid.ts';
import { gridOf, indexOf } from './grid.ts';

/** HEX-MAP-04: the default partition, a by b Airspaces: one base-36 digit a hex, row by row. */
export function airspaceRows(size: MapSize, [across, down]: readonly [number, number]): readonly string[] {
  return Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: size.columns }, (_unused, column) => {
      const number = 1 + Math.floor((column * across) / size.columns) + across * Math.floor((row * down) / size.rows);
      return number.toString(36);
    }).join(''),
  );
}

/** HEX-MAP-04: a chart with its own Airspaces, or those of the setting `airspaceGrid`. */
export const withAirspaces = <Given extends Pick<GivenChart, 'size' | 'airspaces'>>(
  chart: Given,
  grid: readonly [number, number],
): Given & Pick<Chart, 'airspaces'> => ({ ...chart, airspaces: chart.airspaces ?? airspaceRows(chart.size, grid) });

/** HEX-MAP-04: the number of the Airspace of a hex. */
export function airspaceOf(grid: Grid, hex: HexKey): number {
  return grid.airspace[indexOf(grid, hex)] ?? 0;
}

/** HEX-MAP-04: the hexes of each Airspace of a chart by its number, row by row; hexes without one are in none. */
export function airspacesOf(chart: Chart): ReadonlyMap<number, readonly HexKey[]> {
  const grid = gridOf(chart);
  const spaces = new Map<number, HexKey[]>();
  for (const hex of grid.keys) {
    const airspace = airspaceOf(grid, hex);
    if (airspace > 0) spaces.set(airspace, [...(spaces.get(airspace) ?? []), hex]);
  }
  return spaces;
}
