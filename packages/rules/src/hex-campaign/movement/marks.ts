import type { HexKey } from '../../kernel/index.ts';
import type { Grid } from './grid.ts';
import { indexOf } from './grid.ts';
import { remembered } from './memo.ts';

/**
 * A list of hexes as marks by index; not to be changed. Most lists stay the same object from turn to turn, and so do
 * their marks.
 */
export const marksOf: (grid: Grid) => (hexes: readonly HexKey[]) => Uint8Array = remembered((grid: Grid) =>
  remembered((hexes: readonly HexKey[]): Uint8Array => {
    const marks = new Uint8Array(grid.count);
    for (const hex of hexes) marks[indexOf(grid, hex)] = 1;
    return marks;
  }),
);
