import type { OrderChoice, Reach } from '@sealed-orders/rules/hex-campaign';
import { distance, type HexKey } from '@sealed-orders/rules/space';

/** The hexes where this order may end, on the ground or flying high. */
export function reachOf(choice: OrderChoice, high: boolean): readonly Reach[] {
  return high ? choice.highReach : choice.reach;
}

interface Drawing {
  readonly from: HexKey;
  readonly path: readonly HexKey[];
  readonly reach: readonly Reach[];
  /** Whether the rules have no objections to this path, as far as the player can know. */
  readonly isLegal: (path: readonly HexKey[]) => boolean;
}

/**
 * The path after a hex was touched. The start clears it; a hex on it cuts it there; a neighbour of its end lengthens it
 * if the rules allow; any other hex in reach is reached by the cheapest path. Null: this hex has no effect.
 */
export function pathTo(hex: HexKey, { from, path, reach, isLegal }: Drawing): readonly HexKey[] | null {
  if (hex === from) return path.length > 0 ? [] : null;
  const at = path.indexOf(hex);
  if (at >= 0) return at === path.length - 1 ? null : path.slice(0, at + 1);
  const longer = [...path, hex];
  if (distance(path.at(-1) ?? from, hex) === 1 && isLegal(longer)) return longer;
  return reach.find((reached) => reached.hex === hex)?.path ?? null;
}
