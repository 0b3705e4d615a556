import type { RuleId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import type { EdgeKey } from '../../space/hex.ts';
import { banks, distance, isOnMap } from '../../space/hex.ts';
import { ZONE_CENTRES_APART } from '../data/start.ts';
import type { Grid } from '../map/grid.ts';
import { directionTo, gridOf, indexOf, SEA } from '../map/grid.ts';
import type { Chart, RefusalCode, Rejection } from '../types.ts';
import { isCapitalHex, zoneAround } from './zones.ts';

const wrong = (
  code: RefusalCode,
  rule: RuleId,
  path: Rejection['path'],
  facts: Rejection['facts'] = {},
): Rejection => ({
  code,
  rule,
  path: ['chart', ...path],
  facts,
});

/** HEX-MAP-01, -02, -03, -04: faults of a chart. */
export function chartFaults(chart: Chart): readonly Rejection[] {
  const found = drawingFaults(chart);
  return found.length > 0 ? found : startFaults(chart);
}

/** HEX-MAP-01, -02, -03, -04: faults that make a chart undrawable. */
export function drawingFaults(chart: Chart): readonly Rejection[] {
  const ofRows = [
    ...rowFaults(chart, chart.rows, 'rows', 'HEX-MAP-01'),
    ...rowFaults(chart, chart.airspaces, 'airspaces', 'HEX-MAP-04'),
  ];
  if (ofRows.length > 0) return ofRows;
  const grid = gridOf(chart);
  const ofRivers = chart.rivers.flatMap((edge, i) =>
    isSide(grid, edge) ? [] : [wrong('no-side', 'HEX-MAP-02', ['rivers', i], { edge })],
  );
  const ofRoads = (chart.roads ?? []).flatMap((edge, i) => {
    const isOnLand = banks(edge).every((hex) => grid.terrain[indexOf(grid, hex)] !== SEA);
    return isSide(grid, edge) && isOnLand ? [] : [wrong('no-road-there', 'HEX-MAP-03', ['roads', i], { edge })];
  });
  const ofAirspaces = chart.airspaces.flatMap((row, i) =>
    row.includes('0') ? [wrong('no-airspace', 'HEX-MAP-04', ['airspaces', i], { row: i + 1 })] : [],
  );
  const ofStarts = (chart.starts ?? []).flatMap((hex, i) =>
    isOnMap(chart.size, hex) ? [] : [wrong('off-map', 'HEX-MAP-01', ['starts', i], { hex })],
  );
  const ofSites = keysOf(chart.sites ?? {}).flatMap((hex) =>
    isOnMap(chart.size, hex) ? [] : [wrong('off-map', 'HEX-MAP-01', ['sites', hex], { hex })],
  );
  return [...ofRivers, ...ofRoads, ...nameFaults(chart), ...ofAirspaces, ...ofStarts, ...ofSites];
}

/** Two neighbouring hexes of the map, the smaller key first. */
function isSide(grid: Grid, edge: EdgeKey): boolean {
  const [a, b] = banks(edge);
  const from = indexOf(grid, a);
  const to = indexOf(grid, b);
  return from >= 0 && to >= 0 && directionTo(grid, from, to) >= 0;
}

/** Characters that look like markup, are invisible, or change the writing direction. */
const UNREADABLE = /[<>\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;

function nameFaults({ size, names }: Chart): readonly Rejection[] {
  return keysOf(names).flatMap((hex) => {
    const path = ['names', hex] as const;
    if (!isOnMap(size, hex)) return [wrong('off-map', 'HEX-MAP-01', path, { hex })];
    return UNREADABLE.test(names[hex] ?? '') ? [wrong('label-unreadable', 'HEX-MAP-01', path, { hex })] : [];
  });
}

/** HEX-START-08, -16: a start given by the map can hold a Capital, and its zone touches no other. */
function startFaults(chart: Chart): readonly Rejection[] {
  return (chart.starts ?? []).flatMap((hex, i, starts) => {
    const path = ['starts', i] as const;
    const zone = zoneAround(chart, hex);
    if (!zone.some((other) => isCapitalHex(chart, zone, other)))
      return [wrong('start-cramped', 'HEX-START-08', path, { hex })];
    const near = starts.slice(0, i).find((other) => distance(other, hex) < ZONE_CENTRES_APART);
    return near === undefined ? [] : [wrong('starts-too-near', 'HEX-START-16', path, { hex, near })];
  });
}

/** Exactly one letter a hex. */
function rowFaults(
  { size }: Chart,
  rows: readonly string[],
  field: 'rows' | 'airspaces',
  rule: RuleId,
): readonly Rejection[] {
  if (rows.length !== size.rows) return [wrong('row-count', rule, [field], { found: rows.length, wanted: size.rows })];
  return rows.flatMap((row, i) =>
    row.length === size.columns
      ? []
      : [wrong('row-length', rule, [field, i], { row: i + 1, found: row.length, wanted: size.columns })],
  );
}
