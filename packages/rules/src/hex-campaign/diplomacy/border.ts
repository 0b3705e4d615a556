import { nextTo } from '../movement/grid.ts';
import type { Ground } from '../movement/ground.ts';

/** HEX-DIP-01: whether a hex of one seat lies next to a hex of the other. Seats by number. */
export function hasBorder({ grid, control }: Pick<Ground, 'grid' | 'control'>, a: number, b: number): boolean {
  if (a < 0 || b < 0) return false;
  for (let hex = 0; hex < grid.count; hex++) {
    if (control[hex] !== a) continue;
    for (let d = 0; d < 6; d++) {
      const other = nextTo(grid, hex, d);
      if (other >= 0 && control[other] === b) return true;
    }
  }
  return false;
}
