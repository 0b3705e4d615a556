import {
  type Chart,
  chartSchema,
  defaultSettings,
  type Terrain,
  withAirspaces,
} from '@sealed-orders/rules/hex-campaign';
import { columnRow, type HexKey } from '@sealed-orders/rules/space';

/** A kept map as the editor draws it; null: it cannot be drawn. */
export function chartOf(map: unknown): Chart | null {
  const parsed = chartSchema.safeParse(map);
  return parsed.success ? withAirspaces(parsed.data, defaultSettings.airspaceGrid) : null;
}

const TERRAIN: Readonly<Record<string, Terrain>> = { p: 'plains', h: 'hills', f: 'forest', j: 'jungle', s: 'sea' };

/** The terrain of a hex of a chart. */
export function terrainOf({ rows }: Chart, hex: HexKey): Terrain {
  const { column, row } = columnRow(hex);
  return TERRAIN[rows[row]?.[column] ?? 's'] ?? 'sea';
}
