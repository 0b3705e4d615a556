import type { MovementOrder, Stop, View } from '../types.ts';
import { knownGround } from '../view/known-ground.ts';
import { directionTo, indexOf, keyAt } from './grid.ts';
import type { Ground } from './ground.ts';
import { knownMover } from './known-faults.ts';
import { haltOnEntering, march } from './march.ts';
import type { Mover } from './mover.ts';

/** How a drawn path would go. `costs`: movement spent up to each hex that is entered. */
export interface Foreseen {
  readonly costs: readonly number[];
  /** What ends the move: before the path does, or in its last hex. Null: the piece could go on. */
  readonly stop: Stop | null;
}

/** HEX-MORD-03: the march along an order's path on the ground as the viewer knows it; null where there is no path. */
export function foreseen(view: View, order: MovementOrder): Foreseen | null {
  const piece = view.pieces[order.piece];
  const mover = piece !== undefined && 'path' in order ? knownMover(view, piece, order) : null;
  if (mover === null || !('path' in order)) return null;
  const ground = knownGround(view);
  const path = order.path.map((key) => indexOf(ground.grid, key));
  const { trail, stop } = march(ground, mover, path);
  const costs = trail.map((_, i) => march(ground, mover, path.slice(0, i + 1)).spent);
  return { costs, stop: stop ?? haltAtEnd(ground, mover, trail) };
}

/** HEX-MOV-04, -16: a path may end where the piece would have to stop anyway. */
function haltAtEnd(ground: Ground, mover: Mover, trail: readonly number[]): Stop | null {
  const to = trail.at(-1);
  if (to === undefined) return null;
  const from = trail.at(-2) ?? mover.start;
  const halt = haltOnEntering(ground, mover, from, directionTo(ground.grid, from, to), to);
  return halt === null ? null : { ...halt, hex: keyAt(ground.grid, to) };
}
