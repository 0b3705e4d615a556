import type { Ground } from '../ground/ground.ts';
import { nextTo } from '../map/grid.ts';
import { FIRST_DIRECTION, FIRST_HEX, SIX } from '../map/numbers.ts';

/** HEX-DIP-01: whether a hex of one seat is next to a hex of the other. Seats by number. */
export function hasBorder({ grid, control }: Pick<Ground, 'grid' | 'control'>, a: number, b: number): boolean {
  if (a < 0 || b < 0) return false;
  for (let hex = FIRST_HEX; hex < grid.count; hex++) {
    if (control[hex] !== a) continue;
    for (let d = FIRST_DIRECTION; d < SIX; d++) {
      const other = nextTo(grid, hex, d);
      if (other >= 0 && control[other] === b) return true;
    }
  }
  return false;
}
