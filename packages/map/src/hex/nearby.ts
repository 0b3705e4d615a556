import { columnRow, type HexKey } from '@sealed-orders/rules/space';
import type { Chunk } from './chunks.ts';
import type { Link } from './model.ts';
import type { Picture, Print } from './picture.ts';

/** The inputs of a map drawing. */
interface Drawn {
  readonly print: Print;
  readonly picture: Picture;
}

/** The number of hexes to each side. */
export interface Around {
  readonly columns: number;
  readonly rows: number;
}

/** The surroundings of a hex, on the same sheet: a part of a large map weighs no more than one of a small map. */
export function nearby(print: Print, picture: Picture, hex: HexKey, around: Around): Drawn {
  const { size } = print.land.layout;
  const middle = columnRow(hex);
  const chunk: Chunk = {
    id: 'near',
    columns: stretch(middle.column, around.columns, size.columns),
    rows: stretch(middle.row, around.rows, size.rows),
  };
  const isNear = (other: HexKey): boolean => {
    const { column, row } = columnRow(other);
    return column >= chunk.columns[0] && column < chunk.columns[1] && row >= chunk.rows[0] && row < chunk.rows[1];
  };
  const isLinked = ({ between }: Link): boolean => between.some(isNear);
  const { model } = picture;
  return {
    print: { ...print, chunks: [chunk], rivers: print.rivers.filter(isLinked) },
    picture: {
      ...picture,
      places: picture.places.filter(({ counter }) => isNear(counter.hex)),
      model: {
        ...model,
        roads: model.roads.filter(isLinked),
        sites: model.sites.filter((one) => isNear(one.hex)),
        names: model.names.filter((one) => isNear(one.hex)),
        counters: model.counters.filter((one) => isNear(one.hex)),
      },
    },
  };
}

/** As many to each side, shifted where the map ends. */
function stretch(middle: number, side: number, length: number): readonly [number, number] {
  const from = Math.max(0, Math.min(middle - side, length - 2 * side - 1));
  return [from, Math.min(length, from + 2 * side + 1)];
}
