import { remembered } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Grid } from './grid.ts';
import { indexOf } from './grid.ts';
import type { PerHex } from './numbers.ts';
import { noMarks } from './numbers.ts';

/**
 * A list of hexes as a mask by index; not to be changed. Most lists stay the same object from turn to turn, and so do
 * their masks.
 */
export const hexMaskOf: (grid: Grid) => (hexes: readonly HexKey[]) => PerHex = remembered((grid: Grid) =>
  remembered((hexes: readonly HexKey[]): PerHex => {
    const mask = noMarks(grid.count);
    for (const hex of hexes) mask[indexOf(grid, hex)] = 1;
    return mask;
  }),
);
