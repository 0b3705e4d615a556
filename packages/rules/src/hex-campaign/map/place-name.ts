import { invariant, lookup, remembered } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { columnRow } from '../../space/hex.ts';
import { PLACE_NAMES, PLACE_SIDES, PLACE_SIZES } from '../data/place-names.ts';
import type { GivenChart } from '../types.ts';

/** The source of place names. */
type Named = Pick<GivenChart, 'names' | 'size'>;

/** A step that does not divide the number of hexes reaches each hex once. */
const STRIDES = [19, 23, 29, 31, 37, 41];

/** The names of the list in order, then all of them again with distinguishing prefixes. */
function* allNames(): Generator<string> {
  for (const size of PLACE_SIZES) {
    for (const side of PLACE_SIDES) {
      for (const name of PLACE_NAMES) yield [size, side, name].filter((word) => word !== '').join(' ');
    }
  }
}

/** As many names as a chart has hexes, without duplicates and without the chart's own names. */
const namesFor = remembered(({ size, names }: Named): readonly string[] => {
  const taken = new Set(Object.values(names));
  const found: string[] = [];
  for (const name of allNames()) {
    if (found.length === size.columns * size.rows) break;
    if (!taken.has(name)) found.push(name);
  }
  return found;
});

/**
 * A settlement's name in this hex: the chart's, else one that belongs to the hex, so that no die is
 * thrown for it and no other place on the map has it.
 */
export function placeName(chart: Named, hex: HexKey): string {
  const { column, row } = columnRow(hex);
  const names = namesFor(chart);
  const stride = STRIDES.find((one) => names.length % one !== 0) ?? 1;
  const name = lookup(chart.names, hex) ?? names[((row * chart.size.columns + column) * stride) % names.length];
  invariant(name !== undefined, `${hex} lies off the map`);
  return name;
}
