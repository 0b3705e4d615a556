import type { MapSize } from '../../kernel/index.ts';

/** HEX-MAP-04: the default partition, a by b Airspaces: one base-36 digit a hex, row by row. */
export function airspaceRows(size: MapSize, [across, down]: readonly [number, number]): readonly string[] {
  return Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: size.columns }, (_unused, column) => {
      const number = 1 + Math.floor((column * across) / size.columns) + across * Math.floor((row * down) / size.rows);
      return number.toString(36);
    }).join(''),
  );
}
