import type { SeatId } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { gridOf } from '../movement/grid.ts';
import { ALLY, relationsOf } from '../movement/ground.ts';
import { remembered } from '../movement/memo.ts';
import type { State } from '../types.ts';
import type { Lookout } from './radius.ts';
import { lookouts } from './radius.ts';

/** 1 for each hex in sight, by index. */
export type SightMask = Uint8Array;

/** HEX-SIGHT-01: sight is by distance; terrain does not block it. */
function look(grid: Grid, mask: SightMask, { at: centre, radius }: Lookout): void {
  if (centre < 0) return;
  const row = Math.floor(centre / grid.columns);
  const q = (centre % grid.columns) - Math.floor(row / 2);
  for (let dr = -radius; dr <= radius; dr++) {
    const r = row + dr;
    if (r < 0 || r >= grid.rows) continue;
    const shift = Math.floor(r / 2);
    const from = Math.max(0, q + Math.max(-radius, -dr - radius) + shift);
    const to = Math.min(grid.columns - 1, q + Math.min(radius, -dr + radius) + shift);
    for (let column = from; column <= to; column++) mask[r * grid.columns + column] = 1;
  }
}

/** HEX-SIGHT-01, -10: what each seat sees, with its own lookouts and, under `alliedSight` shared, its allies' but for spies. */
export const sightOf: (state: State) => ReadonlyMap<SeatId, SightMask> = remembered((state: State) => {
  const grid = gridOf(state.chart);
  const own = lookouts(state);
  const relations = relationsOf(state);
  const n = state.seatOrder.length;
  const masks = state.seatOrder.map((seat, s): readonly [SeatId, SightMask] => {
    const mask: SightMask = new Uint8Array(grid.count);
    for (const [o, other] of state.seatOrder.entries()) {
      const isShared = o === s || (state.settings.alliedSight === 'shared' && relations[s * n + o] === ALLY);
      if (!isShared) continue;
      for (const lookout of own.get(other) ?? []) if (o === s || !lookout.isSecret) look(grid, mask, lookout);
    }
    return [seat, mask];
  });
  return new Map(masks);
});
