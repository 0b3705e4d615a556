import type { RuleId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { isOnMap } from '../../space/hex.ts';
import { banks, directionTo, gridOf, indexOf } from '../map/grid.ts';
import type { Chart, RefusalCode, Rejection } from '../types.ts';

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
  return [...ofRivers, ...ofNames, ...ofAirspaces];
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
