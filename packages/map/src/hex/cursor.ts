import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';

/** Where the keyboard is on the map, and which piece was selected then. */
export interface Cursor {
  readonly hex: HexKey;
  readonly selected: PieceId | null;
}

interface Counter {
  readonly id: PieceId;
  readonly hex: HexKey;
}

/** The cursor follows the selection to another piece, so that the keys go on from there; otherwise it stays. */
export function following(cursor: Cursor, selected: PieceId | null, counters: readonly Counter[]): Cursor {
  if (cursor.selected === selected) return cursor;
  return { hex: counters.find(({ id }) => id === selected)?.hex ?? cursor.hex, selected };
}
