import { columnRow, type HexKey, hexAt, type MapSize } from '@sealed-orders/rules/space';
import { intentOf, type KeyIntent, type KeyPress } from '../board/keys.ts';

/** A key's request with the cursor on a hex; null if the map has no use for it. */
export function keyIntent(size: MapSize, cursor: HexKey, press: KeyPress): KeyIntent<HexKey> | null {
  return intentOf(press, (key) => destination(size, cursor, key));
}

/** Up and down keep the column, so they alternate between north-east and north-west. */
function destination(size: MapSize, cursor: HexKey, key: string): HexKey | null {
  const { column, row } = columnRow(cursor);
  const within = (c: number, r: number): HexKey =>
    hexAt(Math.min(size.columns - 1, Math.max(0, c)), Math.min(size.rows - 1, Math.max(0, r)));
  switch (key) {
    case 'ArrowLeft':
      return within(column - 1, row);
    case 'ArrowRight':
      return within(column + 1, row);
    case 'ArrowUp':
      return within(column, row - 1);
    case 'ArrowDown':
      return within(column, row + 1);
    case 'Home':
      return within(0, row);
    case 'End':
      return within(size.columns - 1, row);
    case 'PageUp':
      return within(column, row - 5);
    case 'PageDown':
      return within(column, row + 5);
    default:
      return null;
  }
}
