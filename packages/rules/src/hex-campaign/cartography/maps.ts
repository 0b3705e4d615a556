import type { MapEntry, Result } from '../../kernel/index.ts';
import { failed, ok } from '../../kernel/index.ts';
import { CHART_FORMS } from '../data/cartography.ts';
import { defaultSettings } from '../data/settings.ts';
import { withAirspaces } from '../map/airspaces.ts';
import { givenChart, MAP_LIMITS, mapSize } from '../schemas/chart.ts';
import { chartFaults, drawingFaults } from '../start/chart-faults.ts';
import { landFaults } from '../start/land-faults.ts';
import { zoneCentres } from '../start/zones.ts';
import type { Chart, RefusalCode, Rejection } from '../types.ts';

const MOST_SEATS = 10;

const refused = (code: RefusalCode, facts: Rejection['facts']): readonly Rejection[] => [
  { code, rule: 'HEX-MAP-01', path: [], facts },
];

/** HEX-MAP-06, HEX-START-17: maps that users draw and save. */
export const maps: MapEntry<RefusalCode> = {
  id: 'chart',
  forms: CHART_FORMS,
  read(given) {
    const read = readChart(given);
    if (!read.ok) return read;
    const map = read.value;
    const centres = zoneCentres(map, MOST_SEATS);
    return ok({
      map,
      size: { kind: 'grid', ...map.size },
      seats: centres.length,
      faults: playFaults(map, centres),
    });
  },
};

/** A chart that can be drawn. Its size is checked first: nothing is allocated for one that is too large. */
function readChart(given: unknown): Result<Chart, readonly Rejection[]> {
  const size = mapSize.safeParse(typeof given === 'object' && given !== null && 'size' in given ? given.size : null);
  if (!size.success) return failed(sizeFaults(given));
  const parsed = givenChart.safeParse(given);
  if (!parsed.success) return failed(refused('not-a-map', { at: parsed.error.issues[0]?.path.join(' ') ?? '' }));
  const chart = withAirspaces(parsed.data, defaultSettings.airspaceGrid);
  const found = drawingFaults(chart);
  return found.length > 0 ? failed(found) : ok(chart);
}

function sizeFaults(given: unknown): readonly Rejection[] {
  const size = typeof given === 'object' && given !== null && 'size' in given ? given.size : null;
  const sides = typeof size === 'object' && size !== null ? Object.values(size) : [];
  const isLarge = sides.length === 2 && sides.every((side) => Number.isSafeInteger(side) && side >= MAP_LIMITS.least);
  return isLarge
    ? refused('map-too-large', { most: MAP_LIMITS.hexes, side: MAP_LIMITS.side })
    : refused('not-a-map', { at: 'size' });
}

/** Faults that make a drawable chart unplayable. */
function playFaults(chart: Chart, centres: Chart['starts'] & object): readonly Rejection[] {
  const ofLand = landFaults(chart, centres);
  const ofStarts = [...chartFaults(chart), ...ofLand];
  if (ofStarts.length > 0 || centres.length >= 2) return ofStarts;
  const facts = { found: centres.length, wanted: 2 };
  return [{ code: 'no-start-zones', rule: 'HEX-START-16', path: ['chart', 'starts'], facts }];
}
