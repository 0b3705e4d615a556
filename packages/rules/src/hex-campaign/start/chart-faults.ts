import type { RuleId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { distance, isOnMap } from '../../space/hex.ts';
import { ZONE_CENTRES_APART } from '../data/start.ts';
import { banks, directionTo, gridOf, indexOf } from '../map/grid.ts';
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

/** HEX-MAP-01, -02, -04: what is wrong with a chart. */
export function chartFaults(chart: Chart): readonly Rejection[] {
  const ofRows = [
    ...rowFaults(chart, chart.rows, 'rows', 'HEX-MAP-01'),
    ...rowFaults(chart, chart.airspaces, 'airspaces', 'HEX-MAP-04'),
  ];
  if (ofRows.length > 0) return ofRows;
  const grid = gridOf(chart);
  const ofRivers = chart.rivers.flatMap((edge, i) => {
    const [a, b] = banks(edge);
    const from = indexOf(grid, a);
    const to = indexOf(grid, b);
    const isSide = from >= 0 && to >= 0 && directionTo(grid, from, to) >= 0;
    return isSide ? [] : [wrong('no-side', 'HEX-MAP-02', ['rivers', i], { edge })];
  });
  const ofNames = keysOf(chart.names)
    .filter((hex) => !isOnMap(chart.size, hex))
    .map((hex) => wrong('off-map', 'HEX-MAP-01', ['names', hex], { hex }));
  const ofAirspaces = chart.airspaces.flatMap((row, i) =>
    row.includes('0') ? [wrong('no-airspace', 'HEX-MAP-04', ['airspaces', i], { row: i + 1 })] : [],
  );
  return [...ofRivers, ...ofNames, ...ofAirspaces, ...startFaults(chart)];
}

/** HEX-START-08, -16: a start that the map names can hold a Capital, and its zone touches no other. */
function startFaults(chart: Chart): readonly Rejection[] {
  return (chart.starts ?? []).flatMap((hex, i, starts) => {
    const path = ['starts', i] as const;
    if (!isOnMap(chart.size, hex)) return [wrong('off-map', 'HEX-MAP-01', path, { hex })];
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
