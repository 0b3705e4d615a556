import { invariant, lookup, remembered } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { columnRow } from '../../space/hex.ts';
import { PLACE_NAMES, PLACE_SIDES, PLACE_SIZES } from '../data/place-names.ts';
import type { GivenChart } from '../types.ts';

/** What names of places come from. */
type Named = Pick<GivenChart, 'names' | 'size'>;

/** Any of these that does not divide the number of hexes reaches each of them once. */
const STRIDES = [19, 23, 29, 31, 37, 41];

/** The names of the list one after the other, then all of them again with words that tell them apart. */
function* allNames(): Generator<string> {
  for (const size of PLACE_SIZES) {
    for (const side of PLACE_SIDES) {
      for (const name of PLACE_NAMES) yield [size, side, name].filter((word) => word !== '').join(' ');
    }
  }
}

/** As many names as a chart has hexes, none of them twice and none that the chart itself gives to a place. */
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
 * What a settlement in this hex is called: as the chart says, else by a name that belongs to the hex, so that no die is
 * thrown for it and no other place of the map has it.
 */
export function placeName(chart: Named, hex: HexKey): string {
  const { column, row } = columnRow(hex);
  const names = namesFor(chart);
  const stride = STRIDES.find((one) => names.length % one !== 0) ?? 1;
  const name = lookup(chart.names, hex) ?? names[((row * chart.size.columns + column) * stride) % names.length];
  invariant(name !== undefined, `${hex} lies off the map`);
  return name;
}
