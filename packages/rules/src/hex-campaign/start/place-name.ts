import type { HexKey } from '../../kernel/index.ts';
import { columnRow } from '../../kernel/index.ts';
import { PLACE_NAMES } from '../data/place-names.ts';
import type { Chart } from '../types.ts';

/**
 * What a settlement in this hex is called: as the chart says, else by a name that belongs to the hex, so that no die is
 * thrown for it.
 */
export function placeName(chart: Chart, hex: HexKey): string {
  const { column, row } = columnRow(hex);
  const index = column * 7 + row * 19;
  return chart.names[hex] ?? PLACE_NAMES[index % PLACE_NAMES.length] ?? PLACE_NAMES[0];
}
