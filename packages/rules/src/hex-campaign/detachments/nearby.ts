import type { HexKey } from '../../space/hex.ts';
import { knownGround } from '../ground/known-ground.ts';
import { indexOf, keyAt, SEA, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { FIRST_HEX } from '../map/numbers.ts';
import type { View } from '../types.ts';

/** A new detachment is placed further away only if everything nearer is taken. */
const NEAR = 2;

/**
 * HEX-DET-11: the land around a hex where a new detachment could be placed if the hex has no room,
 * the nearest first. Pieces there now may be gone when it arrives, so they do not count.
 */
export function nearbyPlaces(view: View, hex: HexKey): readonly HexKey[] {
  const { grid } = knownGround(view);
  const from = indexOf(grid, hex);
  const rings: readonly HexIndex[][] = Array.from({ length: NEAR }, () => []);
  for (let at = FIRST_HEX; at < grid.count; at++) {
    if (grid.terrain[at] !== SEA) rings[steps(grid, from, at) - 1]?.push(at);
  }
  return rings.flat().map((at) => keyAt(grid, at));
}
