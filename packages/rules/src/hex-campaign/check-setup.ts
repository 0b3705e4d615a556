import { withAirspaces } from './map/airspaces.ts';
import { setup } from './schemas/setup.ts';
import { draftFaults } from './start/setup-faults.ts';
import type { Rejection } from './types.ts';

const judged = setup.pick({ preset: true, chart: true, settings: true });

/** HEX-START-15, -16, -17: a map and a preset that cannot take this many seats are refused before anybody is invited. */
export function checkSetup(draft: Readonly<Record<string, unknown>>, seats: number): readonly Rejection[] {
  const parsed = judged.strip().safeParse(draft);
  if (!parsed.success) return [];
  const { preset, chart, settings: chosen } = parsed.data;
  return draftFaults({ preset, chart: withAirspaces(chart, chosen.airspaceGrid) }, seats);
}
