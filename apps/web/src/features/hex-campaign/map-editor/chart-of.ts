import { type Chart, chartSchema, defaultSettings, withAirspaces } from '@sealed-orders/rules/hex-campaign';

/** A saved map as the editor draws it; null: it cannot be drawn. */
export function chartOf(map: unknown): Chart | null {
  const parsed = chartSchema.safeParse(map);
  return parsed.success ? withAirspaces(parsed.data, defaultSettings.airspaceGrid) : null;
}
